import { makeAccount, newAddress } from '../run/accounts.ts'
import { lastSynced } from '../run/lastSynced.ts'
import { openLine } from '../sites/line.ts'
import { button, card, dialog, heading, PASSWORD, saveOne } from './steps.ts'
import { anyOf, expect, test } from './test.ts'
import { label, role, text } from './visitor.ts'

/* What a parent saves: in a list of their own, for another one, and without a connection. */

const SHARED_TITLE = /^Rainy days/

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

test.describe('without a connection', { tag: ['@lists', '@local'] }, () => {
  test.use({
    // about pictures of home that nobody has kept, and about questions to the backend
    allowedMessages: anyOf(
      /^Failed to load ‘http:\/\/\S+\.(?:avif|webp)’\. A ServiceWorker passed a promise/,
      /^Cross-Origin Request Blocked: .*\(Reason: CORS request did not succeed\)/,
      /^Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|FAILED)$/,
      /CONSOLE JS ERROR FetchEvent\.respondWith received an error: no-response: .*\.(?:avif|webp)"/,
      /CONSOLE JS ERROR Cannot load http:\S+\.(?:avif|webp)\.$/,
      /CONSOLE JS ERROR Unhandled Promise Rejection: NetworkError: {1,2}A network error occurred\.$/,
    ),
  })

  test('saved lists are those of the last visit', async ({ openVisitor, openCopy, mailbox }) => {
    const synced = lastSynced()
    const email = newAddress()
    await makeAccount({ email, password: PASSWORD }, mailbox)
    const backend = await openLine(process.env.BACKEND_ORIGIN ?? '')
    const site = await openCopy(backend.origin)
    const visitor = await openVisitor(site.origin)
    await visitor.open('/login')
    await saveOne(visitor, email)
    const isKept = () =>
      visitor.tab.run(async () => {
        const lists = await (await caches.open('sprouts-lists')).matchAll()
        const texts = await Promise.all(lists.map((answer) => answer.text()))
        // comes after the lists
        const picture = /http[^"]+taronga[^"]+-480\.webp/.exec(texts.join())?.[0] ?? 'none'
        return Boolean((await caches.match('/style-guide')) && (await caches.match(picture)))
      })
    await expect.poll(isKept).toBe(true)

    backend.cut()
    site.stop()
    await visitor.open('/')
    await visitor.sees(heading('Your go-to guide for family fun in Sydney.'))
    await visitor.click(role('link', 'Saved Lists', role('banner')))
    await visitor.sees(heading(SHARED_TITLE))
    await visitor.sees(role('link', 'Taronga Zoo Sydney', card))
    await visitor.sees(text(synced))
    await visitor.isDisabled(button('Share list'))
  })
})
