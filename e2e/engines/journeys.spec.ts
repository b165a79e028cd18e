import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { makeAccount, newAddress } from '../run/accounts.ts'
import { openLine } from '../sites/line.ts'
import { startCopiedSite } from '../sites/tamperedSite.ts'
import { anyOf, expect, PHONE, test } from './test.ts'
import { label, role, text, type Visitor } from './visitor.ts'

type Site = Awaited<ReturnType<typeof startCopiedSite>>

const PASSWORD = 'Wombat!2026'
const SHARED_TITLE = /^Rainy days/

const main = role('main')
const card = role('article', undefined, main)
const heading = (name: string | RegExp) => role('heading', name)
const button = (name: string | RegExp, within = main) => role('button', name, within)
const dialog = (name?: string) => role('dialog', name)

/** Waits until React has taken over a page of the server: before that its buttons can be seen, but do nothing. */
const untilTakenOver = (visitor: Visitor) =>
  expect
    .poll(() => visitor.tab.run(() => 'earlyClicks' in window && window.earlyClicks !== undefined))
    .toBe(false)

/** Waits for the hearts of another remote, which come last: Firefox reports what it was still loading when a page is left. */
const untilComplete = (visitor: Visitor) =>
  expect
    .poll(() => visitor.tab.run(() => document.querySelector('[data-fragment="lists/SaveButton"]') !== null))
    .toBe(true)

/** Opens a page that is in its document. A busy site renders it later than a visitor waits: a crawler asks first. */
async function openRendered(visitor: Visitor, path: string) {
  const isRendered = async () => {
    const answer = await fetch(new URL(path, process.env.SITE_ORIGIN), { headers: { 'user-agent': 'a bot' } })
    return (await answer.text()).includes('"application":"discover"')
  }
  // the server rests after pages that took too long
  await expect.poll(isRendered, { message: `${path} is rendered`, timeout: 60_000 }).toBe(true)
  await visitor.open(path)
  await untilTakenOver(visitor)
}

test.describe('the console', () => {
  test.use({ allowedMessages: /told on purpose|example\.com\/deliberate/ })

  test('is heard, with reports of the policy: otherwise nothing here would fail', async ({ visitor }) => {
    await visitor.open('/terms-of-use')
    await visitor.tab.run(() => {
      console.error('told on purpose')
      fetch('https://example.com/deliberate').catch(() => {})
    })
    const heard = () => visitor.tab.messages().join('\n')
    await expect.poll(heard).toMatch(/told on purpose/)
    await expect.poll(heard).toMatch(/example\.com\/deliberate/)
  })
})

test('the three pages of the server are taken over without a difference', async ({ visitor }) => {
  await openRendered(visitor, '/')
  await visitor.sees(heading('Your go-to guide for family fun in Sydney.'))
  await openRendered(visitor, '/activities')
  await visitor.sees(card, 12)
  await untilComplete(visitor)
  const path = await visitor.tab.run(
    () => document.querySelector('article a')?.getAttribute('href') ?? 'the first card has no link',
  )
  await openRendered(visitor, path)
  await visitor.sees(heading('Description'))
})

test('a search with suggestions, a filter, and a list without end', async ({ visitor }) => {
  await visitor.open('/')
  await untilTakenOver(visitor)
  await visitor.fill(role('combobox', 'Activity', main), 'mus')
  await visitor.click(role('option', 'Museums'))
  await visitor.click(button('Search'))
  await visitor.isOn(/^\/activities\?.*museum/)
  await untilComplete(visitor)

  await visitor.open('/activities')
  await untilTakenOver(visitor)
  await visitor.sees(card, 12)
  await visitor.scrollTo(card)
  await visitor.sees(card, 24)
  await visitor.click(role('checkbox', 'Playgrounds'))
  await visitor.isOn(/categories=playgrounds/)
  await visitor.sees(text(/^\d+ activities match your filters$/))
  await visitor.back()
  await visitor.isOn(/^\/activities$/)
})

test('the filters of a phone are a sheet, which Back closes', async ({ visitor }) => {
  await visitor.tab.resize(...PHONE)
  await visitor.open('/activities')
  await untilTakenOver(visitor)
  await visitor.click(button('Filters'))
  await visitor.sees(dialog('Filters'))
  await visitor.back()
  await visitor.misses(dialog('Filters'))
  await visitor.isAt(button('Filters'))

  await visitor.click(button('Filters'))
  await visitor.click(role('checkbox', 'Indoor', dialog('Filters')))
  await visitor.click(button('Apply Filters', dialog('Filters')))
  await visitor.isOn(/^\/activities\?features=indoor$/)
  await visitor.misses(dialog('Filters'))
  await visitor.sees(button('Remove Indoor'))
})

test('an activity, its photos, and Back to the list', async ({ visitor }) => {
  await visitor.open('/activities?search=taronga%20zoo')
  await untilTakenOver(visitor)
  await visitor.click(role('link', 'Taronga Zoo Sydney', card))
  await visitor.click(button('Show all photos'))
  await visitor.sees(text('1 / 4', dialog()))
  await visitor.press('ArrowRight')
  await visitor.sees(text('2 / 4', dialog()))
  await visitor.back()
  await visitor.misses(dialog())
  await visitor.isAt(button('Show all photos'))
  await visitor.back()
  await visitor.isOn(/^\/activities\?search=/)
  await visitor.isAt(role('link', 'Taronga Zoo Sydney', card))
})

/** Logs in, and saves an activity into a new list. */
async function saveOne(visitor: Visitor, email: string) {
  await visitor.fill(label('Email'), email)
  await visitor.fill(label('Password'), PASSWORD)
  await visitor.click(button('Log in'))
  await visitor.isOn(/^\/$/)
  await visitor.sees(button('Search'))

  await visitor.open('/activities?search=taronga%20zoo')
  await untilTakenOver(visitor)
  await visitor.click(button('Save Taronga Zoo Sydney'))
  await visitor.fill(label('List name', dialog()), 'Rainy days')
  await visitor.click(button('Save', dialog()))
  await visitor.misses(dialog())
  await visitor.isAt(button('Saved Taronga Zoo Sydney'))
}

test('a parent signs up by mail, saves into a new list, and another visitor reads it', async ({
  visitor,
  mailbox,
  openVisitor,
}) => {
  const email = newAddress()
  await visitor.open('/signup')
  await visitor.fill(label('Full Name'), 'Mia Nguyen')
  await visitor.fill(label('Email'), email)
  await visitor.fill(label('Password'), PASSWORD)
  await visitor.fill(label('Confirm Password'), PASSWORD)
  await visitor.click(button('Sign up'))
  await visitor.isOn(/^\/login$/)

  await visitor.tab.goTo(await mailbox.linkTo(email))
  await visitor.click(button('Verify Email'))
  await visitor.click(role('link', 'Go to Login'))
  await saveOne(visitor, email)

  await visitor.open('/saved-listings')
  await visitor.click(button('Share list'))
  await visitor.click(button('Create link', dialog()))
  const link = new URL(await visitor.holds(label('Link', dialog()), /\/shared\//))

  const other = await openVisitor()
  await other.open(link.pathname)
  await other.sees(heading(SHARED_TITLE))
  await other.sees(role('link', 'Taronga Zoo Sydney', card))
})

test('a message is delivered', async ({ visitor, mailbox }) => {
  const subject = `Opening hours ${randomUUID()}`
  await visitor.open('/contact')
  await visitor.fill(label('Name'), 'Sam Wilson')
  await visitor.fill(label('Email'), 'sam@example.com')
  await visitor.fill(label('Subject'), subject)
  await visitor.fill(label('Message'), 'Open on Sundays?')
  await visitor.click(button('Send Message'))
  await visitor.sees(text("Message sent! We'll get back to you as soon as possible."))
  expect(await mailbox.about(subject)).toHaveLength(1)
})

test.describe('a refused listing', { tag: '@deep' }, () => {
  // the browser's message for the refused answer
  test.use({ allowedMessages: /status of 400/ })

  test('keeps what was typed', async ({ visitor }) => {
    await visitor.open('/submit-listing')
    await visitor.click(button('Submit'))
    await visitor.sees(text('Name is required.'))
    await visitor.click(role('radio', 'Event'))
    await visitor.fill(label('Name'), 'Lantern Night')
    await visitor.fill(label('Description'), 'Lanterns by the river.')
    await visitor.fill(label('Contact name'), 'Sam Wilson')
    await visitor.fill(label('Contact email'), 'sam@nowhere')
    await visitor.fill(label('Location'), 'Parramatta NSW')
    await visitor.click(button('Submit'))
    await visitor.sees(text('Contact email must be one valid email address.'))
    await visitor.open('/submit-listing')
    await visitor.holds(label('Description'), 'Lanterns by the river.')
  })
})

test.describe('without a connection', { tag: ['@lists', '@local'] }, () => {
  test.use({
    // about pictures of home that nobody has kept, and about questions to the backend
    allowedMessages: anyOf(
      /^Failed to load ‘http:\/\/localhost:\d+\/[^’]+\.(?:avif|webp)’\. A ServiceWorker passed a promise/,
      /^Cross-Origin Request Blocked: .*\(Reason: CORS request did not succeed\)/,
      /^Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED)$/,
    ),
  })

  test.skip(
    ({ engineName }) => engineName === 'webkit',
    'need to know why WebKitGTK keeps no list after a log-in',
  )

  test('saved lists are those of the last visit', async ({ openVisitor, mailbox }) => {
    const email = newAddress()
    await makeAccount({ email, password: PASSWORD }, mailbox)
    const backend = await openLine(process.env.BACKEND_ORIGIN ?? '')
    const site = await startCopiedSite(backend.origin)
    const visitor = await openVisitor(site.origin)
    await visitor.open('/login')
    await saveOne(visitor, email)
    const isKept = () =>
      visitor.tab.run(async () => {
        const lists = await (await caches.open('sprouts-lists')).matchAll()
        const texts = await Promise.all(lists.map((answer) => answer.text()))
        const page = await caches.match('/terms-of-use')
        return page !== undefined && texts.join().includes('Taronga Zoo Sydney')
      })
    await expect.poll(isKept).toBe(true)

    backend.cut()
    site.stop()
    await visitor.open('/')
    await visitor.sees(heading('Your go-to guide for family fun in Sydney.'))
    await visitor.click(role('link', 'Saved Lists', role('banner')))
    await visitor.sees(heading(SHARED_TITLE))
    await visitor.sees(role('link', 'Taronga Zoo Sydney', card))
    await visitor.sees(text(/Last synced today at \d/))
    await visitor.isDisabled(button('Share list'))
  })
})

/** What each engine says of a script that it refuses, and of one that is not there. */
const faults = [
  {
    fault: 'is tampered with',
    messages: anyOf(
      /^None of the “sha384” hashes in the integrity attribute match the content of the subresource at “.*\/remotes\/submissions\//,
      /CONSOLE SECURITY ERROR (?:Cannot load script|Failed integrity metadata check\.) http:\S+\/remotes\/submissions\//,
      /CONSOLE JS ERROR Fetch API cannot load http:\S+\/remotes\/submissions\/\S+ due to access control checks\.$/,
      /The part "submissions" \(\w+\) of the page could not be loaded at \/contact: TypeError: (?:Load failed|error loading|FetchEvent|Cannot load script due to integrity mismatch)/,
    ),
    change: (site: Site) => site.tamper(site.release('submissions').url),
  },
  {
    fault: 'is missing',
    messages: anyOf(
      /^Loading module from “.*\/remotes\/submissions\/.*” was blocked because of a disallowed MIME type \(“text\/plain”\)\.$/,
      // the answer of 9 letters has no digest
      /CONSOLE SECURITY ERROR Failed integrity metadata check\. http:\S+\/remotes\/submissions\/\S+ .*Content length: 9,/,
      /CONSOLE JS ERROR Fetch API cannot load http:\S+\/remotes\/submissions\/\S+ due to access control checks\.$/,
      /The part "submissions" \(\w+\) of the page could not be loaded at \/contact: (?:Error|NeedsReload): The script \S+ is gone$/,
    ),
    change: (site: Site) => {
      const file = site.folder + site.release('submissions').url
      for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true })
    },
  },
]

for (const { fault, messages, change } of faults) {
  test.describe(`a script of a remote that ${fault}`, { tag: '@local' }, () => {
    // the second try asks with a query, so the worker answers if it runs by then. A panel that had waited for the end of
    // its time, as WebKit's import does, would say so in another message
    test.use({
      allowedMessages: anyOf(
        messages,
        /^Failed to load ‘http:[^’]+\/remotes\/submissions\/[^’]+\?r=1’\. A ServiceWorker passed a promise/,
        /CONSOLE JS ERROR FetchEvent\.respondWith received an error: no-response: .*\/remotes\/submissions\/[^"]+\?r=1"/,
        /CONSOLE JS ERROR (?:Fetch API c|C)annot load http:\S+\/remotes\/submissions\/\S+\?r=1\.$/,
        /CONSOLE JS ERROR Unhandled Promise Rejection: NetworkError: {1,2}A network error occurred\.$/,
      ),
    })

    test('is not run, the rest works, and Try again loads it', async ({ openVisitor }) => {
      const site = await startCopiedSite()
      const file = site.folder + site.release('submissions').url
      const released = readFileSync(file)
      change(site)

      const visitor = await openVisitor(site.origin)
      await visitor.open('/contact')
      await visitor.sees(text(/This part of the page could not be loaded/, main))
      expect(await visitor.tab.run(() => 'wasTampered' in window)).toBe(false)
      await visitor.click(role('link', 'Terms of Use'))
      await visitor.sees(heading('Terms of Use'))
      await visitor.back()
      await visitor.sees(text(/This part of the page could not be loaded/, main))

      writeFileSync(file, released)
      await visitor.click(button('Try again'))
      await visitor.sees(heading('Contact Us'))
      site.stop()
    })
  })
}
