import { mutationOptions } from '@tanstack/react-query'
import { callFunction } from 'shared-auth'

/** What listing-submission takes (spec.md section 7). Optional fields are empty when not given. */
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

/** What send-contact-email takes. */
export type ContactMessage = { name: string; email: string; subject: string; message: string }

type Delivery<Message> = {
  message: Message
  /** Marks the message, so that sending it again after a lost answer makes no second one. */
  key: string
  /** What was typed into the field that no person sees: the service drops such a message. */
  trap?: string
}

/** The shortest time that /add-listing shows Processing..., in ms (spec.md section 9). */
const ADD_DELAY = 1500

const LISTING_FAILURE = 'There was a problem submitting your listing. Please try again.'
const MESSAGE_FAILURE = 'There was a problem sending your message. Please try again.'

/** Hands a place or an event to the staff for review. */
export const submitListing = () =>
  mutationOptions({
    mutationFn: (delivery: Delivery<ListingSubmission>) => deliver('listing-submission', delivery),
    meta: { failure: LISTING_FAILURE },
  })

/** As submitListing, from /add-listing: succeeds after 1.5 s at the earliest, fails at once. */
export const addListing = () =>
  mutationOptions({
    mutationFn: (delivery: Delivery<ListingSubmission>) =>
      Promise.all([deliver('listing-submission', delivery), sleep(ADD_DELAY)]),
    meta: { failure: LISTING_FAILURE },
  })

/** Sends a message to the staff. */
export const sendMessage = () =>
  mutationOptions({
    mutationFn: (delivery: Delivery<ContactMessage>) => deliver('send-contact-email', delivery),
    meta: { failure: MESSAGE_FAILURE },
  })

function deliver(functionName: string, { message, key, trap }: Delivery<object>) {
  const body = trap ? { ...message, leaveEmpty: trap } : message
  return callFunction(functionName, body, { 'Idempotency-Key': key })
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
