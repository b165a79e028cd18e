import { createHash } from 'node:crypto'
import { integrityMap, liveRelease, type Registry } from 'federation/registry'
import { type Application, OWN_PAGES } from '../src/applications.ts'
import type { SiteConfig } from '../src/config.ts'

type DocumentOptions = {
  /** The shell's built index.html, with the comments <!--head--> and <!--data-->. */
  template: string
  registry: Registry
  config: SiteConfig
  /** The application that will draw the page: its scripts are fetched together with the shell's. */
  application: Application
}

/** The document of a page and the digests of what is inline in it, for the content security policy. */
export type SiteDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/**
 * Writes registry, configuration, import map and preloads into the shell's template. The import map counts
 * only because <!--head--> stands before the bundler's module script.
 */
export function renderDocument({ template, registry, config, application }: DocumentOptions): SiteDocument {
  const importMap = JSON.stringify({ integrity: integrityMap(registry) })
  const head = [`<script type="importmap">${importMap}</script>`, ...preloads(registry, application)].join('')
  const data = jsonScript('config', config) + jsonScript('registry', registry)
  const html = template.replace('<!--head-->', () => head).replace('<!--data-->', () => data)
  const styles = [...template.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  return { html, scriptHashes: [sha256(importMap)], styleHashes: styles.map(sha256) }
}

function preloads(registry: Registry, application: Application): string[] {
  if (application === OWN_PAGES) return []
  const release = liveRelease(registry, application)
  if (release?.extras.type !== 'module') return []
  return [release.url, ...release.extras.preload].map((url) => {
    const integrity = release.extras.integrity[url]
    return `<link rel="modulepreload" href="${url}"${integrity ? ` integrity="${integrity}"` : ''}>`
  })
}

/** JSON inside a script element: only < could end it early. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
