import { callFunction } from 'shared-auth'

/** The input of listing-submission (spec.md section 7). Optional fields are empty if not given. */
export type ListingSubmission = {
  type: string
  name: string
  description: string
  contactName: string
  contactEmail: string
  phone: string
  website: string
  location: string
  additionalInfo: string
}

/** The input of send-contact-email. */
export type ContactMessage = { name: string; email: string; subject: string; message: string }

type Delivery<Message> = {
  message: Message
  /** The idempotency key: a second request after a lost response creates no second message. */
  key: string
  /** The value of the hidden field. If it is not empty, the service drops the message. */
  trap?: string
}

/** A mutation, with the toast after it. `failure` is the toast where the service says nothing itself. */
export type Sending<Message> = {
  mutationFn(delivery: Delivery<Message>): Promise<unknown>
  meta: { failure: string }
  thanks: string
}

const LISTING_FAILURE = 'There was a problem submitting your listing. Please try again.'

/** Sends a place or an event to the staff for review. */
export const submitListing: Sending<ListingSubmission> = {
  mutationFn: (delivery) => deliver('listing-submission', delivery),
  meta: { failure: LISTING_FAILURE },
  thanks: "Thank you for your submission! We'll review it and get back to you soon.",
}

/** Sends a message to the staff. */
export const sendMessage: Sending<ContactMessage> = {
  mutationFn: (delivery) => deliver('send-contact-email', delivery),
  meta: { failure: 'There was a problem sending your message. Please try again.' },
  thanks: "Message sent! We'll get back to you as soon as possible.",
}

/** Calls a function that takes a form. */
export function deliver(functionName: string, { message, key, trap }: Delivery<object>) {
  const body = trap ? { ...message, leaveEmpty: trap } : message
  return callFunction(functionName, body, { 'Idempotency-Key': key })
}
