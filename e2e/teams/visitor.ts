import type { BrowserContext, Page } from '@playwright/test'

/** Each page of the walk, with the path of its link or address and its heading. It needs all four remotes. */
const PAGES: [path: string, heading: RegExp][] = [
  ['/', /family fun in Sydney/],
  ['/activities', /Explore Activities/],
  ['/login', /Welcome back/],
  ['/contact', /Contact Us/],
  ['/signup', /Create an Account/],
  ['/submit-listing', /List your business/],
  ['/shared/00000000-0000-4000-8000-000000000000', /not shared any more/],
]

export type Visitor = {
  page: Page
  /** Page views, by document and by link. */
  views: number
  /** What a visitor must never meet: an error, a panel, two versions of one remote in one document. */
  faults: string[]
  /** Remote -> the versions that it had, in their order. */
  versions: Map<string, string[]>
  /** Opens each page as a document of its own. */
  openAll(origin: string): Promise<void>
  /** Goes to each page without leaving the document; the first call needs one that is open. */
  followAll(): Promise<void>
}

/** Opens a tab that notes every fault and every version of a remote that it loads. */
export async function startVisitor(context: BrowserContext, label: string): Promise<Visitor> {
  const page = await context.newPage()
  const visitor: Visitor = {
    page,
    views: 0,
    faults: [],
    versions: new Map(),
    async openAll(origin) {
      for (const [path, heading] of PAGES) {
        inDocument = new Map()
        await view(path, heading, async () => {
          const response = await page.goto(origin + path)
          if (response?.status() !== 200) note(`${path} was answered with ${response?.status()}`)
        })
      }
    },
    async followAll() {
      for (const [path, heading] of PAGES) await view(path, heading, () => follow(page, path))
    },
  }
  /** The versions of the document that is open. */
  let inDocument = new Map<string, string>()

  const note = (fault: string) => visitor.faults.push(`${label}: ${fault}`)

  async function view(path: string, heading: RegExp, go: () => Promise<void>) {
    visitor.views++
    try {
      await go()
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      // the fragment of lists on the pages of discover
      if (path === '/activities')
        await page
          .getByRole('button', { name: /^Save / })
          .first()
          .waitFor()
    } catch (error) {
      note(`${path}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }

  page.on('request', (request) => {
    const [, name = '', version = ''] =
      /\/remotes\/(\w+)\/(\w+)\/.*\.js/.exec(new URL(request.url()).pathname) ?? []
    if (!name) return
    const former = inDocument.get(name)
    if (former && former !== version) note(`${name} ${version} beside ${former} in one document`)
    inDocument.set(name, version)
    const all = visitor.versions.get(name) ?? []
    if (all.at(-1) !== version) visitor.versions.set(name, [...all, version])
  })
  page.on('response', (response) => {
    if (response.status() >= 500) note(`${response.url()} was answered with ${response.status()}`)
  })
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script' && request.failure()?.errorText !== 'net::ERR_ABORTED')
      note(`${request.url()}: ${request.failure()?.errorText}`)
  })
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) note(message.text())
  })
  return visitor
}

/** Goes to a path of the site as Forward does: some of the pages have no link. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    const state = { key: address }
    window.history.pushState(state, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state }))
  }, path)
}
