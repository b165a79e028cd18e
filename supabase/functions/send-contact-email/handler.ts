import { emailAddress, line, paragraphs } from '../_shared/fields.ts'
import { createFormHandler } from '../_shared/form.ts'

/** A visitor writes to the staff (spec.md section 3, "Contact message"). */
export const handler = createFormHandler({
  kind: 'contact',
  fields: {
    name: line('Name', 100, 'Name is required.'),
    email: emailAddress('Email', 'Email is required.'),
    subject: line('Subject', 150, 'Subject is required.'),
    message: paragraphs('Message', 5_000, 'Message is required.'),
  },
  sender: (contact) => contact.email,
  mail: (contact) => ({
    subject: `[Contact] ${contact.subject}`,
    replyTo: contact.email,
    text: `${contact.name} (${contact.email}) writes:\n\n${contact.message}`,
  }),
  failure: 'There was a problem sending your message. Please try again.',
})
