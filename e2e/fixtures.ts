import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { withoutRendered } from './documents.ts'
import { type Parent, withParent } from './run/accounts.ts'
import { type Mailbox, openMailbox } from './run/mailbox.ts'
import { nameOwner } from './run/owner.ts'
import { obstacle, run } from './run/run.ts'
import { visitAsTheRunSays } from './run/visitor.ts'
import { recordRun } from './specRun.ts'

export { expect }

type Fixtures = {
  parent: Parent
  /** A second parent. */
  otherParent: Parent
  /** The mails of the site. Where it has no mailbox, the test is left out. */
  mailbox: Mailbox
  /** Console messages that are allowed in a test; every other warning or error fails it. */
  allowedMessages: RegExp
  /** Whether the browser draws the whole page, as while the server cannot render pages. */
  isDrawnByBrowser: boolean
  documents: undefined
  canRun: undefined
  quietConsole: undefined
  owner: undefined
  specRun: undefined
}

/**
 * Playwright's test with parents and their mails, and a check that the console has no messages. On the local site the
 * browser only resolves names of this machine (playwright.config.ts).
 */
export const test = base.extend<Fixtures, { visitors: undefined }>({
  allowedMessages: [/^$/, { option: true }],
  isDrawnByBrowser: [false, { option: true }],

  documents: [
    async ({ context, isDrawnByBrowser, serviceWorkers }, use) => {
      if (isDrawnByBrowser) await withoutRendered(context)
      // as in a browser without workers: the shell then loads nothing for the time without a network
      if (serviceWorkers === 'block')
        await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      await use(undefined)
    },
    { auto: true },
  ],

  visitors: [
    async ({ browser }, use) => {
      visitAsTheRunSays(browser)
      await use(undefined)
    },
    { auto: true, scope: 'worker' },
  ],

  // first, so that nothing is opened for a test that is left out
  canRun: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, info) => {
      const missing = obstacle(info.tags, run)
      info.skip(missing !== undefined, `need ${missing}`)
      await use(undefined)
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ canRun: _, page, allowedMessages }, use) => {
      const messages: { text: string; about?: string }[] = []
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()))
          // the text of a failed request does not name it
          messages.push({ text: message.text(), about: message.location().url })
      })
      page.on('pageerror', (error) => messages.push({ text: String(error) }))
      await use(undefined)
      const unexpected = messages.filter(({ text }) => !allowedMessages.test(text) && !isOfTrace(text))
      expect(unexpected, 'messages in the console').toEqual([])
    },
    { auto: true },
  ],

  owner: [
    async ({ canRun: _, page }, use, info) => {
      await use(undefined)
      if (info.errors.length > 0) await nameOwner(page, info)
    },
    { auto: true },
  ],

  specRun: [
    async ({ canRun: _, context }, use, info) => {
      // the file of a row's test
      process.env.SPEC_TEST = path.relative(import.meta.dirname, info.file)
      if (process.env.SPEC_RUN) await recordRun(context)
      await use(undefined)
    },
    { auto: true },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  mailbox: async ({}, use, info) => {
    const url = process.env.MAILBOX_URL
    info.skip(!url, 'need a mailbox (--mail)')
    await use(openMailbox(url ?? ''))
  },

  parent: ({ page, mailbox }, use) => withParent(page, mailbox, use),
  otherParent: ({ page, mailbox }, use) => withParent(page, mailbox, use),
})

/** A trace reads style sheets as blobs, which the page's policy forbids. */
const isOfTrace = (text: string) => run.hasReport && /blob:/.test(text)
