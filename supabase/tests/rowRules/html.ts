import { UNSAVED } from './fixtures.ts'
import type { Cell } from './probe.ts'
import { literal } from './sql.ts'

const stored = (html: string, column: string, expected: string): Cell => ({
  name: `${html.slice(0, 80)} in ${column}`,
  as: 'service',
  sql: `update public."Listings" set ${column} = ${literal(html)} where id = '${UNSAVED}'`,
  finds: `select '>' || ${column} from public."Listings" where id = '${UNSAVED}'`,
  expected: `>${expected}`,
})

/** What becomes of HTML that is written, and of what is not HTML. */
const TEXTS: [html: string, expected: string][] = [
  [
    '<p>a <strong>b</strong> &lt;3 <a href="https://x.example/?a=1&amp;b">c</a></p>',
    '<p>a <strong>b</strong> &lt;3 <a href="https://x.example/?a=1&amp;b">c</a></p>',
  ],
  ['<ul><li>a</li></ul><hr><br><h3>b</h3><h4>c</h4>', '<ul><li>a</li></ul><hr><br><h3>b</h3><h4>c</h4>'],
  ['a<script>alert(1)</script>b', 'ab'],
  ['a<SCRIPT\n src=x>alert(1)</ScRiPt >b', 'ab'],
  ['a<script>1</script>b<style>2</style>c<script>3</script>d', 'abcd'],
  ['a<!-- <b>1</b> -->b<!-- 2 -->c', 'abc'],
  ['a<script>never closed', 'a'],
  ['<style>p{}</style><svg><p>x</p></svg><iframe src="//x"></iframe><!-- c -->a', 'a'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<p onclick="alert(1)" style="color:red">a</p>', '<p>a</p>'],
  ['<div class="x"><b>a</b></div>', '<b>a</b>'],
  ['<h1>a</h1><h6 id="x">b</h6>', '<h3>a</h3><h4>b</h4>'],
  ['<a href="javascript:alert(1)">a</a>', 'a</a>'],
  ['<a href="java&#115;cript:alert(1)">a</a>', 'a</a>'],
  ['<a href="//x.example">a</a>', 'a</a>'],
  ['<a href="data:text/html,x" target="_blank">a</a>', 'a</a>'],
  ['<a target="_self" href="https://x.example" onclick="x">a</a>', '<a href="https://x.example">a</a>'],
  [
    '<a href="https://x.example" id="a">a</a><a href="tel:000" id="b">b</a>',
    '<a href="https://x.example">a</a><a href="tel:000">b</a>',
  ],
  [
    '<a href="mailto:a@x.example">a</a><a href="tel:000">b</a>',
    '<a href="mailto:a@x.example">a</a><a href="tel:000">b</a>',
  ],
  ['<p<script>x</script>>a', '<p>a'],
  ['<scr<script>x</script>ipt>alert(1)</script>', ''],
  ['<b/onmouseover=alert(1)>a', '<b>a'],
  ['1 < 2 <', '1 &lt; 2 &lt;'],
  ['plain', 'plain'],
  // upper case
  ['<P>a<BR>b<Hr/><UL><LI>c</LI></UL></P>', '<p>a<br>b<hr><ul><li>c</li></ul></p>'],
  ['<STRONG CLASS="x">a</Strong><BlockQuote>b</BLOCKQUOTE>', '<strong>a</strong><blockquote>b</blockquote>'],
  [
    '<OL><li>a</li></OL><B>b</B><I>c</I><Em>d</eM><U>e</U>',
    '<ol><li>a</li></ol><b>b</b><i>c</i><em>d</em><u>e</u>',
  ],
  ['<A HREF="HTTPS://x.example/A">a</A>', '<a href="https://x.example/A">a</a>'],
  ['<H2>a</H2><H3>b</H3><H4>c</H4>', '<h3>a</h3><h3>b</h3><h4>c</h4>'],
  ['<P ONCLICK=alert(1)>a</P><IMG SRC=x ONERROR=alert(1)><DIV>b</DIV>', '<p>a</p>b'],
  ['<A HREF="JavaScript:alert(1)">a</A>', 'a</a>'],
  // an address in single quotes
  [`<a href='https://x.example/a?b=c d'>a</a>`, '<a href="https://x.example/a?b=c d">a</a>'],
  [`<A class=x Href = ' MAILTO:a@x.example' id="b">a</A\n>`, '<a href="mailto:a@x.example">a</a>'],
  [
    `<a href='http://x.example'>a</a><a href="tel:000">b</a><a href=tel:1>c</a>`,
    '<a href="http://x.example">a</a><a href="tel:000">b</a><a href="tel:1">c</a>',
  ],
  [`<a href='javascript:alert(1)'>a</a>`, 'a</a>'],
  [`<a href='java&#115;cript:alert(1)'>a</a>`, 'a</a>'],
  [`<A HREF=' javascript:"https:"'>a</A>`, 'a</a>'],
  [`<a href='https://x.example" onclick="alert(1)'>a</a>`, 'a</a>'],
  [`<a href='https://x.example' onclick='alert(1)'>a</a>`, '<a href="https://x.example">a</a>'],
  [`<a href='https://x.example>a</a>`, 'a</a>'],
  // an address without quotes
  ['<a href=https://x.example/a?b=c>a</a>', '<a href="https://x.example/a?b=c">a</a>'],
  ['<a href=https://x.example/ onclick=alert(1)>a</a>', '<a href="https://x.example/">a</a>'],
  ['<a\ttarget=x\nhref=https://x.example\nonclick="alert(1)">a</a>', '<a href="https://x.example">a</a>'],
  ['<A HREF=javascript:alert(1)>a</A>', 'a</a>'],
  ['<a href=java&#115;cript:https://x.example>a</a>', 'a</a>'],
  ['<a href=//x.example>a</a><a href=data:text/html,https://x>b</a>', 'a</a>b</a>'],
  ['<a href=https://x.example"onclick=alert(1)>a</a>', 'a</a>'],
  [`<a href=https://x.example' onclick='alert(1)>a</a>`, 'a</a>'],
  ['<a href=https://x.example<script>alert(1)</script>>a</a>', '<a href="https://x.example">a</a>'],
  ['<a href=javascript:alert(1) href=https://x.example>a</a>', '<a href="https://x.example">a</a>'],
]

/** Descriptions and tips are safe where they are stored (security.md section 4). */
export const HTML: Record<string, Cell[]> = {
  'public."Listings"': [
    ...TEXTS.map(([html, expected]) => stored(html, 'description', expected)),
    ...TEXTS.map(([, expected]) => ({
      ...stored(expected, 'description', expected),
      name: `${expected.slice(0, 80)}, once more`,
    })),
    stored('<p onclick="x">a</p>', 'tips', '<p>a</p>'),
    {
      name: 'a new listing',
      as: 'service',
      sql: `insert into public."Listings" (name, primary_type, description, tips)
        values ('Bare', 'park', '<b onclick="x">a</b>', '<i onclick="x">a</i>')`,
      finds: `select description || tips from public."Listings" where name = 'Bare'`,
      expected: '<b>a</b><i>a</i>',
    },
    {
      name: 'a text of 20,000 characters is read',
      as: 'service',
      sql: `update public."Listings" set description = '<b x>' || repeat('x', 19995) where id = '${UNSAVED}'`,
      finds: `select left(description, 4) from public."Listings" where id = '${UNSAVED}'`,
      expected: '<b>x',
    },
    {
      name: 'a text of 20,001 is refused, and not read and shortened',
      as: 'service',
      sql: `update public."Listings" set description = '<b ' || repeat('x', 19997) || '>'`,
      expected: '23514',
    },
  ],
}

/** The data of an account has an end, also in several requests. */
export const ACCOUNTS: Record<string, Cell[]> = {
  'auth.users': (
    [
      [16_384, 2],
      [16_385, '23514'],
    ] as const
  ).map(([bytes, expected]) => ({
    name: `data of ${bytes} bytes`,
    as: 'superuser' as const,
    // {"a": ""} has nine bytes
    sql: `update auth.users set raw_user_meta_data = jsonb_build_object('a', repeat('x', ${bytes - 9}))`,
    expected,
  })),
}
