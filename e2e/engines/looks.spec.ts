import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { expectPicture, replaceEmojis, style } from '../looks.ts'
import { answerOf, idOf, NOW, session } from '../sites/pinnedSite.ts'
import { siteConfig } from '../sites/siteConfig.ts'
import { findEngine } from './installed.ts'
import { test as base, expect } from './test.ts'
import { role, type Target, type Visitor } from './visitor.ts'

/* What specs/platform/looks.pages.spec.ts records in Chromium, for the pages that parents see most. */

type Look = {
  name: string
  path: string
  width: 390 | 1280
  isDark?: boolean
  isSignedIn?: boolean
  /** What is drawn last. */
  last: Target
  /** Brings the page into the recorded state. */
  arrange?: (visitor: Visitor) => Promise<unknown>
}

const DETAIL = `/activities/${idOf(0)}/taronga-zoo-sydney`
const main = role('main')
const card = role('article', undefined, main)
const dialog = role('dialog')
const saveButton = role('button', /^Saved? Taronga/, main)

const looks: Look[] = [
  { name: 'home', path: '/', width: 1280, last: role('heading', "Children's WILD PLAY Garden") },
  { name: 'home', path: '/', width: 390, isDark: true, last: role('heading', "Children's WILD PLAY Garden") },
  { name: 'list', path: '/activities', width: 1280, last: saveButton },
  { name: 'list', path: '/activities', width: 390, isDark: true, last: saveButton },
  {
    name: 'filters',
    path: '/activities?features=free',
    width: 390,
    last: role('gridcell', undefined, dialog),
    arrange: (visitor) => visitor.click(role('button', 'Filters', main)),
  },
  { name: 'activity', path: DETAIL, width: 1280, last: card },
  { name: 'activity', path: DETAIL, width: 390, isDark: true, last: card },
  { name: 'saved-lists', path: '/saved-listings', width: 1280, isSignedIn: true, last: card },
  { name: 'shared-list', path: '/shared/30000000-0000-4000-8000-000000000000', width: 390, last: card },
]

/** The real site over a backend of pinned rows, which every engine asks in the same way. */
const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const backend = createServer(({ url, headers }, response) => {
        const { status, headers: own, body } = answerOf(`http://localhost${url}`, headers.accept)
        response.writeHead(status, own).end(body)
      }).listen(0, '127.0.0.1')
      await once(backend, 'listening')
      const origin = 'http://localhost'
      const config = siteConfig(`http://localhost:${(backend.address() as AddressInfo).port}`, origin)
      const gateway = await serveGateway({ site: SITE, port: 0, config, imageHosts: [] })
      await use(`${origin}:${(gateway.address() as AddressInfo).port}`)
      gateway.close()
      backend.close()
    },
    { scope: 'worker' },
  ],
})

test.skip(({ engineName }) => findEngine(engineName)?.isOfSystem === false, 'need the engine of the system')

/** Runs in each document first: the day is pinned, the browser draws the whole page, and the settings are these. */
function pinPage(now: number, stored: Record<string, string>) {
  const RealDate = Date
  window.Date = class extends RealDate {
    constructor(...given: []) {
      super(...(given.length > 0 ? given : ([now] as unknown as [])))
    }
    static override now() {
      return now
    }
  } as DateConstructor
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  new MutationObserver(() => document.getElementById('rendered')?.remove()).observe(document, {
    childList: true,
    subtree: true,
  })
}

for (const { name, path, width, isDark = false, isSignedIn = false, last, arrange } of looks) {
  const title = `${name}-${width}${isDark ? '-dark' : ''}`
  const stored = {
    appearance: isDark ? 'dark' : 'light',
    ...(isSignedIn ? { 'sprouts-auth': session() } : {}),
  }

  test.describe(title, { tag: ['@local', '@deep'] }, () => {
    test.use({ before: `(${pinPage})(${NOW.getTime()}, ${JSON.stringify(stored)})` })

    test('looks as recorded', async ({ openVisitor, origin }) => {
      const visitor = await openVisitor(origin)
      const { tab } = visitor
      await tab.resize(width, 844)
      await visitor.open(path)
      await arrange?.(visitor)
      await visitor.sees(last)
      await tab.run(replaceEmojis)
      await tab.run((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, style)
      if (name !== 'filters') {
        const height = await tab.run(() => document.documentElement.scrollHeight)
        await tab.resize(width, Math.min(height, 3000))
      }
      const painted = () =>
        tab.run(async () => {
          await document.fonts.ready
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
          return document.getAnimations().filter(({ playState }) => playState === 'running').length
        })
      await expect.poll(painted).toBe(0)
      await expectPicture(await tab.picture(), `${title}.png`, 'large')
    })
  })
}
