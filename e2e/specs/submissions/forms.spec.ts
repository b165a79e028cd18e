import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { doubleClick } from '../../taps.ts'

async function openFirstActivity(page: Page) {
  await page.goto('/activities')
  const card = page.getByRole('article').first().getByRole('link')
  const name = (await card.textContent()) ?? ''
  await card.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return { name, id: new URL(page.url()).pathname.split('/')[2] ?? '' }
}

test('a visitor reports wrong hours in two clicks, and the e-mail to the staff names the activity', {
  tag: '@discover',
}, async ({ page, mailbox }) => {
  const { name, id } = await openFirstActivity(page)
  const button = page.getByRole('button', { name: 'Something wrong?' })
  await button.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()

  await expect(page.getByText("Message sent! We'll get back to you as soon as possible.")).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(button).toBeFocused()
  const [mail] = await mailbox.about(id)
  expect(mail?.subject).toBe(`[Contact] Correction: ${name} (${id})`)
  expect(mail?.text).toContain('What is wrong: Opening hours')
  expect(mail?.text).toContain(page.url())
  expect(mail?.replyTo).toBeUndefined()
})

test('a message reaches the staff, with the sender in Reply-To', async ({ page, mailbox }) => {
  const subject = `Opening hours ${randomUUID()}`
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact Us' })
  await form.getByLabel('Name').fill('Sam Wilson')
  await form.getByLabel('Email').fill('sam@example.com')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill('Open on Sundays?')
  await doubleClick(form.getByRole('button', { name: 'Send Message' }), '**/functions/v1/**')

  await expect(page.getByText("Message sent! We'll get back to you as soon as possible.")).toBeVisible()
  await expect(page.getByText(/The form is empty again/)).toBeFocused()
  await expect(form.getByLabel('Message')).toHaveValue('')
  const mails = await mailbox.about(subject)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.replyTo).toBe('sam@example.com')
})

test.describe('a refused form', () => {
  // the browser's message
  test.use({ allowedMessages: /status of 400/ })

  test('a listing that the service refuses keeps every field, also after a reload, until it is accepted', async ({
    page,
    mailbox,
  }) => {
    const name = `Lantern Night ${randomUUID()}`
    await page.goto('/submit-listing')
    const form = page.getByRole('form', { name: 'List your business' })
    await form.getByLabel('Event').check()
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Description').fill('Lanterns by the river.')
    await form.getByLabel('Contact name').fill('Sam Wilson')
    await form.getByLabel('Contact email').fill('sam@nowhere')
    await form.getByLabel('Location').fill('Parramatta NSW')
    await form.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Contact email must be one valid email address.')).toBeVisible()

    await page.reload()
    await expect(form.getByLabel('Event')).toBeChecked()
    await expect(form.getByLabel('Description')).toHaveValue('Lanterns by the river.')
    await form.getByLabel('Contact email').fill('sam@example.com')
    await form.getByRole('button', { name: 'Submit' }).click()

    await expect(
      page.getByText("Thank you for your submission! We'll review it and get back to you soon."),
    ).toBeVisible()
    const [mail] = await mailbox.about(name)
    expect(mail?.subject).toBe(`[Listing] New event: ${name}`)
    expect(mail?.text).toContain('Parramatta NSW')
  })
})

test('a parent whose session ends while they type finds the typed activity again, and it is delivered', {
  tag: '@shell',
}, async ({ page, parent, mailbox }) => {
  const title = `Puppets ${randomUUID()}`
  await parent.resume()
  await page.goto('/add-listing')
  const form = page.getByRole('form', { name: 'List your activity' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Description').fill('Puppets under the trees.')
  await form.getByLabel('Address').fill('1 Park Street')
  await form.getByLabel('City').fill('Sydney')
  await form
    .getByLabel('Choose images')
    .setInputFiles({ name: 'stage.png', mimeType: 'image/png', buffer: PNG })
  const files = form.getByRole('list', { name: 'Chosen images' })
  await expect(files).toContainText('stage.png')
  const isDrawn = () => files.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
  await expect.poll(isDrawn).toBe(true)

  // half an hour has passed, and the user returns to the window
  await page.evaluate(() => {
    localStorage.setItem('sprouts-deadline', String(Date.now() - 1000))
    window.dispatchEvent(new Event('focus'))
  })
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await expect(page).toHaveURL('/login')

  await parent.logIn()
  await page.goto('/add-listing')
  await expect(form.getByLabel('Title')).toHaveValue(title)
  await expect(files).toContainText('stage.png')
  const seen = Promise.withResolvers<void>()
  await page.route('**/functions/v1/listing-submission', async (route) => {
    await seen.promise
    await route.continue()
  })
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(form.getByRole('button', { name: 'Processing...' })).toBeVisible()
  seen.resolve()
  await expect(page.getByText('Your activity has been submitted for review!')).toBeVisible()
  await expect(page).toHaveURL('/activities')
  const [mail] = await mailbox.about(title)
  expect(mail?.text).toContain('Images: stage.png')
  expect(mail?.replyTo).toBe(parent.email)
})

/** An image of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
