import { createHash } from 'node:crypto'
import { whyNot } from 'federation/choice'
import { integrityMap, liveRelease, REGISTRY_ELEMENT, type Registry, SHELL } from 'federation/registry'
import type { RenderedPage } from 'federation/server'
import { OWN_PAGES, type RouteEntry } from '../src/composition/applications.ts'
import { CONFIG_ELEMENT, type SiteConfig } from '../src/config.ts'
import { RENDERED_ELEMENT } from '../src/rendered.ts'

type DocumentOptions = {
  /** The shell's built index.html, with the comments <!--head--> and <!--data-->. */
  template: string
  registry: Registry
  config: SiteConfig
  /** The page's route: the files of its remote are preloaded together with the shell's script. */
  route: RouteEntry | undefined
  /** The page as a server has rendered it. Without it the browser draws all of it. */
  page?: Page
  /** Where parts may be overridden: what the page needs for that (tryout.ts). */
  tool?: { head: string; digests: Record<string, string>; data: string }
}

/** A rendered page as its process sends it: the body, its largest part, is in UTF-8, as the document will have it. */
export type Page = Omit<Extract<RenderedPage, { kind: 'page' }>, 'body'> & { body: Uint8Array }

/**
 * The document of a page, in UTF-8, and the digests of its inline scripts and styles, for the content security policy.
 */
export type SiteDocument = { html: Buffer; scriptHashes: string[]; styleHashes: string[] }

/** What a page puts into a document, each in its own gap. */
type Part = 'title' | 'head' | 'styles' | 'data' | 'body' | 'state'

/** A document with gaps: its texts, in UTF-8, stand before, between and after the parts of a page. */
type Frame = { texts: Buffer[]; gaps: Part[]; scriptHashes: string[]; styleHashes: string[] }

const gap = (part: Part) => `<!--part:${part}-->`
/** No text of a document has it: in texts "<" is escaped. */
const GAP = /<!--part:(\w+)-->/

/**
 * Writes registry, configuration, import map and preloads into the shell's template. <!--head--> is before the
 * bundler's module script, because browsers ignore a later import map. The preloads of scripts are after that script,
 * because the browser needs it first.
 */
export function renderDocument({ page, ...options }: DocumentOptions): SiteDocument {
  return fillFrame(frameOf(options, page && kindOf(page)), page)
}

/** Writes the pages of one route. What all of them share is made once: half of the work. */
export function documentWriter(options: Omit<DocumentOptions, 'page'>): (page: Page) => SiteDocument {
  const frames = new Map<PageKind, Frame>()
  return (page) => {
    const kind = kindOf(page)
    const frame = frames.get(kind) ?? frameOf(options, kind)
    frames.set(kind, frame)
    return fillFrame(frame, page)
  }
}

/** Whether a document has a page, only the frame around it, or nothing that a server has rendered. */
type PageKind = 'page' | 'chrome'
const kindOf = ({ state }: Page): PageKind => (state.application ? 'page' : 'chrome')

function frameOf(options: Omit<DocumentOptions, 'page'>, kind: PageKind | undefined): Frame {
  const { template, registry, config, route, tool } = options
  const digests = integrityMap(registry)
  const importMap = jsonInScript({ integrity: { ...digests, ...tool?.digests } })
  const { scripts, pictures } = preloads(registry, route, kind)
  const html = withGaps(withDigests(template, digests), kind)
    .replace('<!--head-->', () => `${tool?.head ?? ''}<script type="importmap">${importMap}</script>`)
    // before the styles: the largest picture is then on its way before a font
    .replace('<title>', (title) => pictures.join('') + title)
    .replace('<!--preloads-->', () => scripts.join(''))
    .replaceAll('<!--contact-->', () => contactOf(config))
    .replace('<!--data-->', () => dataOf(config, registry) + (tool?.data ?? ''))
  const pieces = html.split(GAP)
  return {
    texts: pieces.filter((_, place) => place % 2 === 0).map((text) => Buffer.from(text)),
    gaps: pieces.filter((_, place) => place % 2 === 1) as Part[],
    scriptHashes: [importMap, ...inline(template, 'script')].map(sha256),
    styleHashes: inline(template, 'style').map(sha256),
  }
}

function fillFrame({ texts, gaps, scriptHashes, styleHashes }: Frame, page: Page | undefined): SiteDocument {
  if (!page) return { html: Buffer.concat(texts), scriptHashes, styleHashes }
  const { structuredData } = page
  const parts: Record<Part, string | Uint8Array> = {
    title: attribute(page.title),
    head: page.head,
    styles: page.styles,
    data: structuredData
      ? `<script type="application/ld+json" data-server>${jsonInScript(structuredData)}</script>`
      : '',
    body: page.body,
    state: jsonScript(RENDERED_ELEMENT, page.state),
  }
  return {
    html: Buffer.concat(
      texts.flatMap((text, place) => (gaps[place] ? [text, bytesOf(parts[gaps[place]])] : text)),
    ),
    scriptHashes,
    styleHashes: [...styleHashes, ...inline(page.styles, 'style').map(sha256)],
  }
}

const bytesOf = (part: string | Uint8Array) => (typeof part === 'string' ? Buffer.from(part) : part)

/** Adds the digests to the shell's own scripts. Throws an error for a script without one: it would run unchecked. */
function withDigests(template: string, digests: Record<string, string>): string {
  return template.replace(/<script [^>]*\bsrc="([^"]*)"/g, (tag, url) => {
    const digest = digests[url]
    if (!digest) throw new Error(`The shell's script ${url} has no digest`)
    return `${tag} integrity="${attribute(digest)}"`
  })
}

/**
 * Makes room for a rendered page in the template: what can be read comes with the document, and its scripts wait behind
 * the largest picture. A page that the browser draws keeps the words for a script that is lost.
 */
function withGaps(template: string, kind: PageKind | undefined): string {
  const drawn = template.replace('</head>', '<!--preloads--></head>')
  if (!kind) return drawn
  // a page has its own words for a browser without scripts, where it needs any
  const readable = withScriptsLast(
    template.replace(/<p class="late">.*?<\/p>|<noscript>.*?<\/noscript>/gs, ''),
  )
  return (kind === 'page' ? readable : drawn)
    .replace(/<title>.*?<\/title>/, `<title>${gap('title')}</title>${gap('head')}`)
    .replace('</head>', (end) => gap('styles') + gap('data') + end)
    .replace('<div id="shell"></div>', `<div id="shell">${gap('body')}</div>`)
    .replace('<!--data-->', (rest) => gap('state') + rest)
}

/** Moves the shell's script into an element that no browser reads ahead: the template's own script takes it from there. */
function withScriptsLast(template: string): string {
  const [script = ''] = /<script type="module".*?<\/script>/.exec(template) ?? []
  return template
    .replace(script, '')
    .replace('</body>', (end) => `<template id="scripts">${script}<!--preloads--></template>${end}`)
}

/** The contents of the script or style elements without attributes; of a rendered page also those of its styles. */
function inline(html: string, tag: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${tag}(?: data-styled[^>]*)?>(.*?)</${tag}>`, 'gs'))
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

type Preloads = { scripts: string[]; pictures: string[] }

function preloads(registry: Registry, route: RouteEntry | undefined, kind: PageKind | undefined): Preloads {
  const none = { scripts: [], pictures: [] }
  if (!route || route.application === OWN_PAGES) return none
  const release = liveRelease(registry, route.application)
  if (release?.extras.type !== 'module') return none
  // the shell refuses a remote that does not fit
  if (whyNot(liveRelease(registry, SHELL)?.extras, release.extras)) return none
  const { preload, integrity, firstScreens } = release.extras
  const first = firstScreens[route.path] ?? { scripts: [], images: [] }
  const priority = kind ? ' fetchpriority="low"' : ''
  // a script without a digest is not preloaded
  const scripts = [release.url, ...preload, ...first.scripts].flatMap((url) => {
    const digest = integrity[url]
    return digest
      ? [`<link rel="modulepreload" href="${attribute(url)}" integrity="${attribute(digest)}"${priority}>`]
      : []
  })
  // a browser that cannot show a type does not fetch it
  const pictures = first.images.map(
    ({ url, media }) =>
      `<link rel="preload" as="image" href="${attribute(url)}"${url.endsWith('.avif') ? ' type="image/avif"' : ''} media="${attribute(media)}" fetchpriority="high">`,
  )
  return { scripts, pictures }
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
 * Removes what the shell does not need in the browser: the server builds, the facts of the shell itself, the digest of its
 * document, and the shared packages of a remote that have the shell's own version. The shell compares the other packages
 * before it loads a remote.
 */
function withoutSame(registry: Registry): Registry {
  const { shared: own = {} } = liveRelease(registry, SHELL)?.extras ?? {}
  const microFrontends = Object.entries(registry.microFrontends).map(([name, releases]) => {
    const judged = releases.map(
      ({ extras: { contract, shared = {}, server, template, ...extras }, ...release }) => {
        const others = Object.entries(shared).filter(([specifier, version]) => own[specifier] !== version)
        const left = others.length > 0 ? { shared: Object.fromEntries(others) } : {}
        return { ...release, extras: { ...extras, ...(name === SHELL ? {} : { contract, ...left }) } }
      },
    )
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
