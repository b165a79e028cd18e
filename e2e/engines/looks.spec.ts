import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { expectPicture, replaceEmojis, style } from '../looks.ts'
import { pageStates } from '../pageStates.ts'
import { ownerTag } from '../run/tags.ts'
import { answerOf, NOW, type Pinned, session } from '../sites/pinnedSite.ts'
import { siteConfig } from '../sites/siteConfig.ts'
import { findEngine } from './installed.ts'
import type { Tab } from './tab.ts'
import { anyOf, test as base, expect } from './test.ts'

/* What specs/platform/looks.pages.spec.ts records in Chromium, in the engine of the project. */

/**
 * Where these engines are not the same each time: what a dialog focuses depends on what has loaded by then, and WebKit
 * shows it; a scroll bar fades.
 */
const STYLE = `
  dialog :focus-visible { box-shadow: none !important; outline-color: transparent !important; }
  * { scrollbar-width: none; }
`

type PinnedSite = { origin: string; pinned: Pinned }

/** The real site over a backend of pinned rows, which every engine asks in the same way. */
const test = base.extend<object, { site: PinnedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site: PinnedSite = { origin: '', pinned: {} }
      const backend = createServer(({ method, url, headers }, response) => {
        // a browser asks first whether it may ask: that does not fail
        const listings = method === 'OPTIONS' ? undefined : site.pinned.listings
        const { status, headers: own, body } = answerOf(`http://localhost${url}`, headers.accept, listings)
        response.writeHead(status, own).end(body)
      }).listen(0, '127.0.0.1')
      await once(backend, 'listening')
      const origin = 'http://localhost'
      const config = siteConfig(`http://localhost:${(backend.address() as AddressInfo).port}`, origin)
      const gateway = await serveGateway({ site: SITE, port: 0, config, imageHosts: [], isRendering: false })
      site.origin = `${origin}:${(gateway.address() as AddressInfo).port}`
      await use(site)
      gateway.close()
      backend.close()
    },
    { scope: 'worker' },
  ],
})

test.use({
  allowedMessages: anyOf(
    /Unknown path/,
    /status of (404|503)/,
    /Activities could not/,
    // a busy machine draws home later than some seconds after the document
    /was preloaded using link preload but not used within a few seconds/,
  ),
})

test.skip(({ engineName }) => findEngine(engineName)?.isOfSystem === false, 'need the engine of the system')

for (const { title, path, width, height, isDark, pinned, isWindow, arrange } of pageStates) {
  const stored = {
    appearance: isDark ? 'dark' : 'light',
    ...(pinned.isSignedIn ? { 'sprouts-auth': session() } : {}),
  }

  test.describe(title, { tag: ['@local', '@deep', ownerTag(path)] }, () => {
    test.use({ before: `(${pinPage})(${NOW.getTime()}, ${JSON.stringify(stored)})` })

    test('looks as recorded', async ({ openVisitor, site }) => {
      site.pinned = pinned
      const visitor = await openVisitor(site.origin)
      const { tab } = visitor
      await tab.resize(width, height)
      await visitor.open(path)
      await arrange(visitor)
      await tab.run(replaceEmojis)
      await tab.run(addStyle, style + STYLE)
      if (!isWindow) await showWhole(tab, width)
      // what is under the pointer would look so
      await tab.act([{ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x: 0, y: 0 }] }])
      await expectPicture(await stillPicture(tab), `${title}.png`, 'large')
    })
  })
}

/** Runs in each document first: the day is pinned, and the settings are these. */
function pinPage(now: number, stored: Record<string, string>) {
  // the empty document of a new tab has no storage
  if (origin === 'null') return
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
}

/** Runs in the page. */
function addStyle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

/** Makes the window as high as the page. */
async function showWhole(tab: Tab, width: number) {
  await tab.run(keepHeights)
  const height = await tab.run(() => document.documentElement.scrollHeight)
  await tab.resize(width, height)
  await expect.poll(() => tab.run(() => innerHeight), 'the height of the window').toBe(height)
}

/** Runs in the page: what is as high as a part of the window keeps its height when the window grows. */
function keepHeights() {
  const unit = innerHeight / 100
  const inPixels = (value: string) =>
    value.replaceAll(/([\d.]+)d?vh/g, (_, number) => `${Number(number) * unit}px`)
  function keep(rules: CSSRuleList) {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const name of [...rule.style]) {
          const value = rule.style.getPropertyValue(name)
          if (/\dd?vh/.test(value))
            rule.style.setProperty(name, inPixels(value), rule.style.getPropertyPriority(name))
        }
      if ('cssRules' in rule) keep(rule.cssRules as CSSRuleList)
    }
  }
  for (const sheet of document.styleSheets) keep(sheet.cssRules)
}

/** The picture of the window, when nothing in it moves any more and two of them are the same. */
async function stillPicture(tab: Tab): Promise<Buffer> {
  await expect.poll(() => tab.run(countMoving), 'what moves').toBe(0)
  let seen = await tab.picture()
  async function isStill() {
    const before = seen
    seen = await tab.picture()
    return seen.equals(before)
  }
  await expect.poll(isStill, 'two pictures are the same').toBe(true)
  return seen
}

/** Runs in the page, after it was painted. A spinner that is hidden turns without end. */
async function countMoving(): Promise<number> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const moving = document.getAnimations().filter(({ playState, effect }) => {
    const element = effect instanceof KeyframeEffect ? effect.target : null
    return playState === 'running' && element?.checkVisibility({ visibilityProperty: true })
  })
  return moving.length
}
