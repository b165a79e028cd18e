/**
 * One composition of the site with all that it needs without a network: the document that serves every path, and the
 * files that it names. Versions are never mixed, because one document names all of them.
 */
export type Edition = {
  /** The same in all documents of a composition, and different in every other composition. */
  name: string
  html: string
  files: { url: string; integrity?: string }[]
}

/** The remotes whose pages are useful without a network. The others only send what a visitor types. */
const REMOTES = ['discover', 'lists']

/**
 * Reads the edition from a document of the gateway. The rendered page is removed, because the document serves all paths:
 * the browser draws the page of each. Returns undefined if no gateway has written the document.
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

/** Writes into the document when it was kept. The shell recognises by it that there is no network. */
export const markKept = (html: string, when: Date): string =>
  html.replace('<html', `<html data-kept="${when.toISOString()}"`)

/** The map's scripts are larger than all others together, and it needs a network. */
const OF_MAP = /\/map[\w-]*\.\w+\.js$/

/** A script of this site, under its first address. */
function isWanted(url: string): boolean {
  const [, remote] = /^\/remotes\/([^/]+)\//.exec(url) ?? []
  if (url.includes('?') || OF_MAP.test(url)) return false
  return remote ? REMOTES.includes(remote) : url.startsWith('/assets/')
}

/** The text of the script element with these attributes. The gateway escapes every "<" in it. */
const textOf = (html: string, attributes: string) =>
  new RegExp(`<script ${attributes}>([^<]*)</script>`).exec(html)?.[1]
