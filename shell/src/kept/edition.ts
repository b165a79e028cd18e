/**
 * One composition of the site, with all that it needs without a network: the document for every path, and the files
 * that this document names. Versions are never mixed, because one document names them all.
 */
export type Edition = {
  /** The same for all documents of a composition, and another for every other one. */
  name: string
  html: string
  files: { url: string; integrity?: string }[]
}

/** The remotes whose pages say something without a network. The others only send what a visitor types. */
const REMOTES = ['discover', 'lists']

/**
 * Reads the edition from a document of the gateway. Its frame is of another path, so what a server has rendered is taken
 * out: the browser draws the page of each path. Returns undefined if no gateway has written it.
 */
export async function readEdition(html: string): Promise<Edition | undefined> {
  const importMap = textOf(html, 'type="importmap"')
  const config = textOf(html, 'type="application/json" id="config"')
  if (!importMap || !config) return undefined
  const { integrity = {} } = JSON.parse(importMap) as { integrity?: Record<string, string> }
  const scripts = Object.entries(integrity).flatMap(([url, digest]) =>
    isWanted(url) ? [{ url, integrity: digest }] : [],
  )
  const fonts = new Set(html.match(/\/assets\/[\w.-]+\.woff2/g))
  return {
    name: await nameOf(importMap, config),
    html: html.replace(/<script type="application\/json" id="rendered">[^<]*<\/script>/, ''),
    files: [...scripts, ...[...fonts].map((url) => ({ url }))],
  }
}

/** The name of the composition of a document: a digest of its import map, which names all scripts, and its settings. */
export async function nameOf(importMap: string, config: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${importMap}\n${config}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The document says when it was kept: by that the shell knows that it has no network. */
export const markKept = (html: string, when: Date): string =>
  html.replace('<html', `<html data-kept="${when.toISOString()}"`)

/** A script of this site, under its first address. */
function isWanted(url: string): boolean {
  const [, remote] = /^\/remotes\/([^/]+)\//.exec(url) ?? []
  if (url.includes('?')) return false
  return remote ? REMOTES.includes(remote) : url.startsWith('/assets/')
}

/** The text of the script element with these attributes. The gateway escapes every "<" in it. */
const textOf = (html: string, attributes: string) =>
  new RegExp(`<script ${attributes}>([^<]*)</script>`).exec(html)?.[1]
