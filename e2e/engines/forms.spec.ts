import { randomUUID } from 'node:crypto'
import { button } from './steps.ts'
import { expect, test } from './test.ts'
import { label, role, text } from './visitor.ts'

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
