import { z } from 'zod'
import { emailAddress, line, optionalLine, optionalParagraphs, paragraphs } from '../_shared/fields.ts'
import { createFormHandler, defineForm } from '../_shared/form.ts'

/** Accepts the submission of a business or an event (spec.md section 3, "Listing submission"). */
export const listingForm = defineForm({
  kind: 'listing',
  fields: {
    type: z.enum(['event', 'business'], { error: 'Type is required.' }),
    name: line('Name', 100, 'Name is required.'),
    description: paragraphs('Description', 5_000, 'Description is required.'),
    contactName: line('Contact name', 100, 'Contact name is required.'),
    contactEmail: emailAddress('Contact email', 'Contact email is required.'),
    phone: optionalLine('Phone', 300),
    website: optionalLine('Website', 300),
    location: line('Location', 300, 'Location is required.'),
    additionalInfo: optionalParagraphs('Additional information', 300),
  },
  sender: (listing) => listing.contactEmail,
  mail: (listing) => ({
    subject: `[Listing] New ${listing.type}: ${listing.name}`,
    replyTo: listing.contactEmail,
    text: [
      `${listing.name} (${listing.type}), ${listing.location}`,
      listing.description,
      `Contact: ${listing.contactName}, ${listing.contactEmail}`,
      `Phone: ${listing.phone || 'not given'}`,
      `Website: ${listing.website || 'not given'}`,
      `More: ${listing.additionalInfo || 'nothing'}`,
    ].join('\n\n'),
  }),
  failure: 'There was a problem submitting your listing. Please try again.',
})

/** Answers POST of the form at /submit-listing (spec.md section 7). */
export const handler = createFormHandler(listingForm)
