/* For the tests of both sanitisers. */

/** A text, and what is left of it. */
export const HOSTILE_TEXTS: [html: string, left: string][] = [
  ['<p>Bring <b>hats</b>.</p>', '<p>Bring <b>hats</b>.</p>'],
  ['<ul><li>one</li></ul>', '<ul><li>one</li></ul>'],
  ['<h1>a</h1><h2 class="x">b</h2><h3>c</h3>', '<h3>a</h3><h3>b</h3><h3>c</h3>'],
  ['<H4>a</H4><h5>b</h5><h6>c</h6>', '<h4>a</h4><h4>b</h4><h4>c</h4>'],
  ['<p style="color:red" class="x" id="y" data-z="1" aria-label="n">t</p>', '<p>t</p>'],
  ['<p is="x-y">t</p>', '<p is="">t</p>'],
  ['<a>no address</a>', '<a rel="noopener noreferrer nofollow ugc" target="_blank">no address</a>'],
  ['<script>alert(1)</script>after', 'after'],
  ['<style>p{}</style>after', 'after'],
  ['<iframe src="https://evil.example">x</iframe>after', 'after'],
  ['<svg><script>alert(1)</script></svg>after', 'after'],
  ['<math><mi>x</mi></math>after', 'after'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<p onclick="alert(1)">t</p>', '<p>t</p>'],
  ['<form action="https://evil.example"><input name="q">t</form>', 't'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ['<template><p>x</p></template>after', 'after'],
]

/** An address of a link, and what is left of it. */
export const HOSTILE_ADDRESSES: [address: string, left: string | null][] = [
  ['https://zoo.example/', 'https://zoo.example/'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['tel:+61299991234', 'tel:+61299991234'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java&#10;script:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['/login', null],
  ['', null],
]
