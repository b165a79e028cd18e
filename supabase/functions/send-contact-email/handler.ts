import { line, optionalEmailAddress, paragraphs } from '../_shared/fields.ts'
import { createFormHandler, defineForm } from '../_shared/form.ts'

/** The prefix of the subject of a problem report, which needs no reply address. */
const CORRECTION = 'Correction: '

/** Accepts a message to the staff (spec.md section 3, "Contact message"). */
export const contactForm = defineForm({
  kind: 'contact',
  fields: {
    name: line('Name', 100, 'Name is required.'),
    email: optionalEmailAddress('Email', 'Email is required.'),
    subject: line('Subject', 150, 'Subject is required.'),
    message: paragraphs('Message', 5_000, 'Message is required.'),
  },
  missing: ({ email, subject }) => (email || subject.startsWith(CORRECTION) ? null : 'Email is required.'),
  sender: (contact) => contact.email,
  mail: (contact) => ({
    subject: `[Contact] ${contact.subject}`,
    replyTo: contact.email || undefined,
    text: `${contact.name} (${contact.email || 'no address given'}) writes:\n\n${contact.message}`,
  }),
  failure: 'There was a problem sending your message. Please try again.',
})

/** Answers POST of the form at /contact (spec.md section 7). */
export const handler = createFormHandler(contactForm)
