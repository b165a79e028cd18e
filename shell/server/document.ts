import { createHash } from 'node:crypto'
import { whyNot } from 'federation/choice'
import { integrityMap, liveRelease, REGISTRY_ELEMENT, type Registry, SHELL } from 'federation/registry'
import { OWN_PAGES, type RouteEntry } from '../src/composition/applications.ts'
import { CONFIG_ELEMENT, type SiteConfig } from '../src/config.ts'

type DocumentOptions = {
  /** The shell's built index.html, with the comments <!--head--> and <!--data-->. */
  template: string
  registry: Registry
  config: SiteConfig
  /** The page's route: the files of its remote are preloaded together with the shell's script. */
  route: RouteEntry | undefined
  /** Where parts may be overridden: what the page needs for that (tryout.ts). */
  tool?: { head: string; digests: Record<string, string>; data: string }
}

/** The document of a page and the digests of its inline scripts and styles, for the content security policy. */
export type SiteDocument = { html: string; scriptHashes: string[]; styleHashes: string[] }

/**
 * Writes registry, configuration, import map and preloads into the shell's template. <!--head--> is before the
 * bundler's module script, because browsers ignore a later import map. The preloads are after that script, because
 * the browser needs it first.
 */
export function renderDocument({ template, registry, config, route, tool }: DocumentOptions): SiteDocument {
  const digests = integrityMap(registry)
  const importMap = jsonInScript({ integrity: { ...digests, ...tool?.digests } })
  const html = withDigests(template, digests)
    .replace('<!--head-->', () => `${tool?.head ?? ''}<script type="importmap">${importMap}</script>`)
    .replace('</head>', (end) => preloads(registry, route).join('') + end)
    .replaceAll('<!--contact-->', () => contactOf(config))
    .replace('<!--data-->', () => dataOf(config, registry) + (tool?.data ?? ''))
  return {
    html,
    scriptHashes: [importMap, ...inline(template, 'script')].map(sha256),
    styleHashes: inline(template, 'style').map(sha256),
  }
}

/** Adds the digests to the shell's own scripts. Throws an error for a script without one: it would run unchecked. */
function withDigests(template: string, digests: Record<string, string>): string {
  return template.replace(/<script [^>]*\bsrc="([^"]*)"/g, (tag, url) => {
    const digest = digests[url]
    if (!digest) throw new Error(`The shell's script ${url} has no digest`)
    return `${tag} integrity="${attribute(digest)}"`
  })
}

/** The contents of the template's script or style elements without attributes. */
function inline(template: string, tag: 'script' | 'style'): string[] {
  const elements = template.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))
  return [...elements].map(([, text = '']) => text)
}

/**
 * The document of the development server. Each remote has its own copy of React Refresh there. A copy finds the
 * page's one React DOM only through a global hook that stores renderers. React's DevTools add such a hook; the
 * fallback hook of React Refresh does not store them.
 */
export function renderDevelopmentDocument(
  options: Pick<DocumentOptions, 'template' | 'registry' | 'config'>,
) {
  const { template, registry, config } = options
  return template
    .replace('<!--head-->', () => `<script>${RENDERERS_HOOK}</script>`)
    .replaceAll('<!--contact-->', () => contactOf(config))
    .replace('<!--data-->', () => dataOf(config, registry))
}

const RENDERERS_HOOK = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    this.renderers.set(this.renderers.size + 1, renderer)
    return this.renderers.size
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onPostCommitFiberRoot() {},
  onCommitFiberUnmount() {},
}`

function preloads(registry: Registry, route: RouteEntry | undefined): string[] {
  if (!route || route.application === OWN_PAGES) return []
  const release = liveRelease(registry, route.application)
  if (release?.extras.type !== 'module') return []
  // the shell refuses a remote that does not fit
  if (whyNot(liveRelease(registry, SHELL)?.extras, release.extras)) return []
  const { preload, integrity, firstScreens } = release.extras
  const first = firstScreens[route.path] ?? { scripts: [], images: [] }
  // a script without a digest is not preloaded
  const scripts = [release.url, ...preload, ...first.scripts].flatMap((url) => {
    const digest = integrity[url]
    return digest
      ? [`<link rel="modulepreload" href="${attribute(url)}" integrity="${attribute(digest)}">`]
      : []
  })
  const pictures = first.images.map(
    ({ url, media }) =>
      `<link rel="preload" as="image" href="${attribute(url)}" media="${attribute(media)}" fetchpriority="high">`,
  )
  return [...scripts, ...pictures]
}

/** The contact address for a visitor whose browser runs no script. */
function contactOf({ contact: { support } }: SiteConfig): string {
  const address = attribute(support)
  return ` Does that not help? Write to <a href="mailto:${address}">${address}</a>.`
}

function dataOf(config: SiteConfig, registry: Registry): string {
  return jsonScript(CONFIG_ELEMENT, config) + jsonScript(REGISTRY_ELEMENT, withoutSame(registry))
}

/**
 * Leaves out what the shell's script knows of itself, and of the shared packages of each remote those that have the
 * shell's own version. The rest is what the shell judges in the browser.
 */
function withoutSame(registry: Registry): Registry {
  const { shared: own = {} } = liveRelease(registry, SHELL)?.extras ?? {}
  const microFrontends = Object.entries(registry.microFrontends).map(([name, releases]) => {
    const judged = releases.map(({ extras: { contract, shared = {}, ...extras }, ...release }) => {
      const others = Object.entries(shared).filter(([specifier, version]) => own[specifier] !== version)
      const left = others.length > 0 ? { shared: Object.fromEntries(others) } : {}
      return { ...release, extras: { ...extras, ...(name === SHELL ? {} : { contract, ...left }) } }
    })
    return [name, judged]
  })
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) }
}

/** An element of data. */
export function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${jsonInScript(value)}</script>`
}

/** JSON for a script element. Only "<" could end the element early, so it is escaped. */
function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** Escapes text for an attribute in double quotes. */
function attribute(text: string): string {
  const entities = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' }
  return Object.entries(entities).reduce((safe, [sign, entity]) => safe.replaceAll(sign, entity), text)
}

function sha256(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
