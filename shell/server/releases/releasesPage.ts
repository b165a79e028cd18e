import { html, raw } from 'hono/html'
import type { Part } from './composition.ts'
import type { ReleaseFacts, VersionFacts } from './releaseFacts.ts'
import { releasesLook } from './releasesLook.ts'

const COLUMNS = [
  'State',
  'Visitors',
  'Documents',
  'Errors',
  'All files',
  'Scripts',
  'Released',
  'Counted since',
]

const NONE = '–'

/** The page of releases: how a page is composed, and every version with its share and its errors. No script. */
export function renderReleases(parts: Part[], releases: ReleaseFacts[]) {
  const liveVersion = (name: string) =>
    releases.find((release) => release.name === name)?.versions.find(({ state }) => state === 'live')?.version
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Releases</title>
<style>${raw(releasesLook)}</style>
</head>
<body>
<main>
<h1>Releases</h1>
<p>What visitors get now. Documents and errors are counted by this gateway, in its memory. Scripts are weighed in brotli, times are UTC.</p>
<h2>How a page is composed</h2>
<div class="page">
<p class="bar of-shell"><strong>shell</strong> <span>header</span> <code>${liveVersion('shell')}</code></p>
<ul class="parts">${parts.map((part) => partOf(part, liveVersion(part.name)))}</ul>
<p class="bar of-shell"><span>footer</span></p>
</div>
<h2>Versions</h2>
${releases.map(tableOf)}
</main>
</body>
</html>`
}

function partOf({ name, paths, borrows }: Part, version: string | undefined) {
  return html`<li class="part of-${name}">
<div class="bar"><h3>${name}${name === 'shell' ? ', its own pages' : ''}</h3> <code>${version}</code></div>
<ul>${paths.map((path) => html`<li><code>${path}</code></li>`)}</ul>
${borrows.length > 0 ? html`<p>borrows</p><ul class="fragments">${borrows.map(fragmentOf)}</ul>` : ''}
</li>`
}

const fragmentOf = (fragment: string) =>
  html`<li class="fragment of-${fragment.split('/')[0]}"><code>${fragment}</code></li>`

// a table that is drawn as blocks on a phone would lose its roles
function tableOf({ name, versions }: ReleaseFacts) {
  return html`<table role="table">
<caption><span class="of-${name}">${name}</span></caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Version</th>${COLUMNS.map(
    (column) => html`<th role="columnheader" scope="col">${column}</th>`,
  )}</tr></thead>
<tbody role="rowgroup">${versions.map(rowOf)}</tbody>
</table>`
}

function rowOf({ version, state, traffic, count, stored }: VersionFacts) {
  const cells = [
    html`<span class="${state}">${state}</span>`,
    `${traffic} %`,
    count ? count.documents.toLocaleString('en-AU') : NONE,
    count ? count.errors.toLocaleString('en-AU') : NONE,
    stored ? kB(stored.size) : NONE,
    stored?.scripts ? kB(stored.scripts) : NONE,
    stored ? timeOf(stored.when) : NONE,
    count ? timeOf(count.since) : NONE,
  ]
  return html`<tr role="row"><th role="rowheader" scope="row"><code>${version}</code></th>${cells.map(
    (cell, index) =>
      html`<td role="cell" data-label="${COLUMNS[index]}" class="${cell === NONE ? 'none' : ''}">${cell}</td>`,
  )}</tr>`
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

const timeOf = (date: Date) => {
  const iso = date.toISOString()
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')}</time>`
}
