import { CalendarDays, Store } from 'lucide-react'
import { Button, Field, Page, paths, RadioGroup, TextAreaField } from 'shared-ui'
import { FieldRow, FormBox } from '../form/FormBox'
import { FormLayout } from '../form/FormLayout'
import { Honeypot } from '../form/Honeypot'
import { emailHint, lengthHint, websiteHint } from '../form/hints'
import { SentNotice } from '../form/SentNotice'
import { UnsentNotice } from '../form/UnsentNotice'
import { useDraftForm } from '../form/useDraftForm'
import { WhatHappensNext } from '../form/WhatHappensNext'
import { submitListing } from '../queries/submissions'

const NAME = 'submit-listing'

/** What can be listed (spec.md section 3, "Listing type options for submission"). */
const TYPES = [
  { value: 'event', label: 'Event', icon: <CalendarDays size={22} aria-hidden="true" /> },
  { value: 'business', label: 'Business', icon: <Store size={22} aria-hidden="true" /> },
]

const EMPTY = {
  type: '',
  name: '',
  description: '',
  contactName: '',
  contactEmail: '',
  phone: '',
  website: '',
  location: '',
  additionalInfo: '',
}

const REQUIRED = {
  type: 'Type is required.',
  name: 'Name is required.',
  description: 'Description is required.',
  contactName: 'Contact name is required.',
  contactEmail: 'Contact email is required.',
  location: 'Location is required.',
}

const HINTS = {
  name: lengthHint(100),
  description: lengthHint(5000),
  contactName: lengthHint(100),
  contactEmail: emailHint,
  phone: lengthHint(300),
  website: (value: string) => lengthHint(300)(value) ?? websiteHint(value),
  location: lengthHint(300),
  additionalInfo: lengthHint(300),
}

/** /submit-listing: a business or an event asks to be listed. */
export function SubmitListingPage() {
  const form = useDraftForm({
    name: NAME,
    empty: EMPTY,
    required: REQUIRED,
    hints: HINTS,
    toMessage: (values) => values,
    send: submitListing,
  })
  const { field, values } = form

  return (
    <Page
      title="List your business"
      description="Tell us about a place or an event for families in Sydney. Our staff review every listing before it goes live."
      canonicalPath={paths.submitListing}
    >
      <FormLayout
        title="List your business"
        intro="Tell us about your place or event. Our staff review every listing before it goes live."
        aside={<WhatHappensNext />}
      >
        {form.isSent && (
          <SentNotice text="We have your listing. The form is empty again, should you have another." />
        )}
        <FormBox noValidate aria-label="List your business" onSubmit={form.handleSubmit}>
          <RadioGroup
            legend="Type"
            name="type"
            look="boxes"
            options={TYPES}
            value={values.type}
            onChange={(type) => form.set('type', type)}
            error={field('type').error}
            required
          />
          <Field label="Name" autoComplete="organization" {...field('name')} />
          <TextAreaField
            label="Description"
            placeholder="What will families see and do?"
            {...field('description')}
          />
          <FieldRow>
            <Field label="Contact name" autoComplete="name" {...field('contactName')} />
            <Field label="Contact email" type="email" autoComplete="email" {...field('contactEmail')} />
            <Field label="Phone" type="tel" autoComplete="tel" optional {...field('phone')} />
            <Field
              label="Website"
              type="url"
              autoComplete="url"
              placeholder="https://"
              optional
              {...field('website')}
            />
          </FieldRow>
          <Field label="Location" {...field('location')} />
          <TextAreaField label="Additional information" optional {...field('additionalInfo')} />
          <Honeypot />
          {form.error && <UnsentNotice error={form.error} />}
          <div>
            <Button type="submit" busy={form.isSending} busyLabel="Submitting...">
              Submit
            </Button>
          </div>
        </FormBox>
      </FormLayout>
    </Page>
  )
}
