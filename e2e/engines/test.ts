import { writeFileSync } from 'node:fs'
import { test as base, expect } from '@playwright/test'
import { type Mailbox, openMailbox } from '../run/mailbox.ts'
import { obstacle, run } from '../run/run.ts'
import { startCopiedSite } from '../sites/tamperedSite.ts'
import { type EngineName, findEngine, toInstall } from './installed.ts'
import type { Engine } from './tab.ts'
import { type Visitor, visitorOf } from './visitor.ts'

export { expect }

/** The size of a phone, upright. */
export const PHONE = [390, 844] as const
export const DESKTOP = [1280, 800] as const

/** One pattern for several: each engine says the same in its own words. */
export const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'))

export type CopiedSite = Awaited<ReturnType<typeof startCopiedSite>>

type Fixtures = {
  canRun: undefined
  visitor: Visitor
  /** What runs in each document before its own scripts. */
  before: string
  /** Messages of the console that are allowed; every other warning or error fails the test. */
  allowedMessages: RegExp
  mailbox: Mailbox
  /** A further visitor, with storage of their own. */
  openVisitor: (origin?: string) => Promise<Visitor>
  /** A copy of the site whose files the test may change, until its end. */
  openCopy: (backend?: string) => Promise<CopiedSite>
}

/** Tests in the engine of the project (playwright.config.ts). */
export const test = base.extend<Fixtures, { engine: Engine; engineName: EngineName }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  allowedMessages: [/^$/, { option: true }],
  before: ['', { option: true }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await findEngine(engineName)?.start()
      if (!engine) throw new Error(`There is no ${engineName}`)
      await use(engine)
      await engine.close()
    },
    // a busy machine starts a browser late
    { scope: 'worker', timeout: 180_000 },
  ],

  // first, so that nothing is opened for a test that is left out
  canRun: [
    async ({ engineName }, use, info) => {
      const missing = obstacle(info.tags, run) ?? (findEngine(engineName) ? undefined : toInstall(engineName))
      info.skip(missing !== undefined, `need ${missing}`)
      await use(undefined)
    },
    { auto: true },
  ],

  openVisitor: async ({ canRun: _, engine, before, allowedMessages }, use, info) => {
    const visitors: Visitor[] = []
    await use(async (origin = process.env.SITE_ORIGIN ?? '') => {
      const tab = await engine.openTab(before)
      const visitor = visitorOf(tab, origin)
      visitors.push(visitor)
      await tab.resize(...DESKTOP)
      return visitor
    })
    if (info.errors.length > 0) {
      for (const [index, { tab }] of visitors.entries())
        writeFileSync(info.outputPath(`window-${index}.png`), await tab.picture())
    }
    const messages = visitors.flatMap(({ tab }) => tab.messages())
    for (const { tab } of visitors) await tab.close()
    expect(
      messages.filter((message) => !allowedMessages.test(message)),
      'messages in the console',
    ).toEqual([])
  },

  visitor: async ({ openVisitor }, use) => use(await openVisitor()),

  openCopy: async ({ canRun: _ }, use) => {
    const copies: CopiedSite[] = []
    await use(async (backend) => {
      const copy = await startCopiedSite(backend)
      copies.push(copy)
      return copy
    })
    for (const copy of copies) copy.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  mailbox: async ({}, use, info) => {
    const url = process.env.MAILBOX_URL
    info.skip(!url, 'need a mailbox (--mail)')
    await use(openMailbox(url ?? ''))
  },
})
