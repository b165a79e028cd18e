import type { RenderRequest } from 'federation/server'
import { paths } from 'shared-ui/paths'
import { keepRecent } from '../files/keepRecent.ts'
import type { Page } from '../server/document.ts'
import type { RenderResult } from '../server/operations/metrics.ts'
import type { LiveSite, Site } from '../server/site.ts'
import { matchRoute, OWN_PAGES, type RouteEntry } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'
import { printOf } from './documentKeys.ts'
import { createNotes } from './failureNotes.ts'
import { inTime } from './inTime.ts'
import { createRenderers } from './renderers.ts'
import type { SentPage } from './renderProcess.ts'
import { frameRequest, NO_PAGE, RENDERED, requestOf } from './requests.ts'
import type { Visit } from './sentDocument.ts'
import { createSydneyDay } from './sydneyDay.ts'

/** How long a document is new, and how old it may be where no newer one can be had, in milliseconds. */
const FRESH = 60_000
const OLDEST = 24 * 60 * 60 * 1000
/**
 * So long a document that differs only in its moment keeps its bytes, in milliseconds: a browser or a cache that has them
 * is answered 304. Then the moment is renewed too, because a browser asks again for data that is five minutes old.
 */
const SAME_BYTES = 4 * 60_000
/** How long a visitor and a crawler wait for a page to be rendered, in milliseconds. */
export const PATIENCE = 700
const PATIENCE_OF_CRAWLERS = 4_000
/** How long the first pages of a release may take before visitors are sent to it anyway, in milliseconds. */
const WARM_LIMIT = 4_000
/**
 * Bytes of the documents, as they are sent. Those with parameters, those of unknown activities and redirects have their
 * own room: there can be any number of them, and they must not replace the others.
 */
const ROOM = 44_000_000
const ROOM_OF_VARIANTS = 20_000_000
/** What an entry takes beside its document and its key, in bytes. */
const OF_AN_ENTRY = 500

export type Answer<Document> =
  | { kind: 'moved'; to: string }
  | { kind: 'page'; status: 200 | 404; document: Document }

type Entry<Document> = {
  answer: Answer<Document>
  size: number
  /** What is the same in two renderings that differ only in their moment. */
  print: string
  madeAt: number
  /** When it was last rendered, with these bytes or others. */
  checkedAt: number
}

export type Clock = {
  /** Milliseconds since any moment, which never go back. */
  now(): number
  /** Today's date in Sydney. */
  today(): string
}

type Options<Document> = {
  /** The folder with the releases. */
  site: string
  config: SiteConfig
  /** Makes the document of a page. The size is in bytes, as it is kept. */
  finish(
    page: Page,
    live: LiveSite,
    route: RouteEntry | undefined,
    visit: Visit,
  ): Promise<{ document: Document; size: number }>
  /** Told after each rendering, with its milliseconds. */
  onRender?(result: RenderResult, ms: number): void
  clock?: Clock
}

/**
 * The documents with a rendered page in them.
 *
 * | the kept document is | the visitor gets                             | and                   |
 * | -------------------- | -------------------------------------------- | --------------------- |
 * | younger than 60 s    | this document                                |                       |
 * | younger than 24 h    | this document                                | it is rendered again  |
 * | older, or missing    | a new one if it is ready in time, else none  | the new one is kept   |
 *
 * One rendering serves everybody who asks for the same address. When it fails, the kept document stays.
 */
export function createDocuments<Document>({
  site,
  config,
  finish,
  onRender,
  clock = systemClock(),
}: Options<Document>) {
  const renderers = createRenderers({ site, config, now: clock.now })
  const plain = keepRecent<Entry<Document>>(ROOM)
  const variants = keepRecent<Entry<Document>>(ROOM_OF_VARIANTS)
  const coming = new Map<string, Promise<Entry<Document>>>()
  const say = createNotes()

  async function render(
    live: LiveSite,
    route: RouteEntry | undefined,
    request: RenderRequest,
    visit: Visit,
  ): Promise<Entry<Document>> {
    const { application } = request
    const isRemote = application && application !== OWN_PAGES
    const renderer = renderers.find(live, isRemote ? application : RENDERED)
    if (!renderer) throw new Error('There is no server build')
    const page = await timed(() => renderer.render(request))
    const now = clock.now()
    if (page.kind === 'moved')
      return { answer: page, size: 2 * page.to.length, print: page.to, madeAt: now, checkedAt: now }
    const { document, size } = await finish(page, live, route, visit)
    const answer = { kind: 'page', status: page.status, document } as const
    return { answer, size, print: printOf(page), madeAt: now, checkedAt: now }
  }

  async function timed(rendering: () => Promise<SentPage>): Promise<SentPage> {
    const started = performance.now()
    let result: RenderResult = 'failed'
    try {
      const page = await rendering()
      result = page.kind
      return page
    } finally {
      onRender?.(result, performance.now() - started)
    }
  }

  function keep(key: string, entry: Entry<Document>, isVariant: boolean): Entry<Document> {
    const known = find(key)
    const isSame = known?.print === entry.print && entry.madeAt - known.madeAt < SAME_BYTES
    const kept = isSame ? { ...known, checkedAt: entry.checkedAt } : entry
    const [room, other] = isVariant ? [variants, plain] : [plain, variants]
    other.remove(key)
    room.set(key, kept)
    return kept
  }

  const find = (key: string) => plain.get(key) ?? variants.get(key)

  /** Renders a document and keeps it. */
  function renew(
    live: LiveSite,
    route: RouteEntry | undefined,
    { key, request }: { key: string; request: RenderRequest },
    visit: Visit = find(key) ? 'again' : 'first',
  ) {
    const underway = coming.get(key)
    if (underway) return underway
    const making = render(live, route, request, visit)
      .then((entry) => {
        const isPage = entry.answer.kind === 'page' && entry.answer.status === 200
        const size = entry.size + 2 * key.length + OF_AN_ENTRY
        return keep(key, { ...entry, size }, !isPage || request.search !== '')
      })
      .finally(() => coming.delete(key))
    making.catch(say)
    coming.set(key, making)
    return making
  }

  function isCold(live: LiveSite): boolean {
    const renderer = renderers.find(live, RENDERED)
    return renderer !== undefined && renderer.pid() === undefined
  }

  /** Renders home, the list, the activity asked for last and the 404 page. Nobody waits: their first visitors come later. */
  function firstPages(live: LiveSite): Promise<unknown>[] {
    const activity = plain.keys().findLast((key) => key.includes(` ${paths.activities}/`))
    const first = [paths.home, paths.activities, NO_PAGE, ...(activity?.split(' ').slice(-1) ?? [])]
    return first.flatMap((pathname) => {
      const route = matchRoute(pathname)
      const asked = requestOf(live, route, { pathname, search: '' }, clock.today())
      return asked ? [renew(live, route, asked, 'again')] : []
    })
  }

  return {
    /** The document of an address. Resolves with undefined if none can be had in time. */
    async find(
      live: LiveSite,
      route: RouteEntry | undefined,
      address: { pathname: string; search: string },
      isCrawler: boolean,
    ): Promise<{ answer: Answer<Document>; isFresh: boolean } | undefined> {
      const asked = requestOf(live, route, address, clock.today())
      if (!asked) return undefined
      const known = find(asked.key)
      const age = known ? clock.now() - known.checkedAt : Number.POSITIVE_INFINITY
      if (known && age < FRESH) return { answer: known.answer, isFresh: true }
      const coming = renew(live, route, asked)
      if (known && age < OLDEST) {
        coming.catch(() => {})
        return { answer: known.answer, isFresh: false }
      }
      const made = await inTime(coming, isCrawler ? PATIENCE_OF_CRAWLERS : PATIENCE)
      return made && { answer: made.answer, isFresh: true }
    },

    /** Renders the document of a page that the browser draws, with the frame around it. */
    async frame(live: LiveSite, route: RouteEntry | undefined): Promise<Document | undefined> {
      if (!renderers.find(live, RENDERED)) return undefined
      const making = render(live, route, frameRequest(route), 'again')
      making.catch(say)
      const { answer } = await making
      return answer.kind === 'page' ? answer.document : undefined
    },

    /**
     * Renders the first pages of a release, and its first frame, before visitors are sent to it. Resolves after all of
     * them, or after a limit: a release whose pages cannot be rendered goes live all the same, and the browser draws
     * them. Returns undefined if there is nothing to wait for: also while this gateway renders nothing yet.
     */
    warm({ variants }: Site, firstFrame: (live: LiveSite) => Promise<unknown>) {
      const cold = renderers.isRunning() ? variants.filter(isCold) : []
      if (cold.length === 0) return undefined
      const first = cold.flatMap((live) => [...firstPages(live), firstFrame(live)])
      return inTime(Promise.allSettled(first), WARM_LIMIT)
    },

    /** Whether these versions have what renders pages. */
    canRender: (live: LiveSite): boolean => renderers.find(live, RENDERED) !== undefined,

    stop: renderers.stop,
  }
}

export type Documents<Document> = ReturnType<typeof createDocuments<Document>>

const systemClock = (): Clock => ({ now: () => performance.now(), today: createSydneyDay() })
