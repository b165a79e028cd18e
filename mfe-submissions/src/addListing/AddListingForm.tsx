import { type ReactNode, useEffect, useId } from 'react'
import { useNavigate } from 'react-router-dom'
import type { User } from 'shared-auth'
import { Button, ButtonLink, Field, paths, SelectField, TextAreaField, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { FieldRow, FormBox } from '../form/FormBox'
import { Honeypot } from '../form/Honeypot'
import { lengthHint } from '../form/hints'
import { UnsentNotice } from '../form/UnsentNotice'
import { useDraftForm } from '../form/useDraftForm'
import { addListing } from '../queries/addListing'
import { CATEGORIES, EMPTY_ACTIVITY, toSubmission } from './addListing'
import { ImagesField } from './ImagesField'
import { readImages, writeImages } from './images'

const REQUIRED = {
  title: 'Title is required.',
  description: 'Description is required.',
  address: 'Address is required.',
  city: 'City is required.',
}

const HINTS = {
  title: lengthHint(100),
  description: lengthHint(5000),
  address: lengthHint(200),
  city: lengthHint(90),
  price: lengthHint(60),
  ageRange: lengthHint(60),
}

/** The form of /add-listing. A draft belongs to its user: another user of this tab does not see it. */
export function AddListingForm({ user }: { user: User }) {
  const name = `add-listing:${user.id}`
  const navigate = useNavigate()
  const form = useDraftForm({
    name,
    empty: EMPTY_ACTIVITY,
    required: REQUIRED,
    hints: HINTS,
    onInvalid: () => toast.error('Please fill in all required fields'),
    toMessage: (values) => toSubmission(values, user),
    send: addListing,
  })
  const { field, values } = form

  // not a callback of mutate, which a page that was left does not get
  useEffect(() => {
    if (form.isSent) navigate(paths.activities)
  }, [form.isSent, navigate])

  return (
    <FormBox noValidate aria-label="List your activity" onSubmit={form.handleSubmit}>
      <Section title="Basic Information">
        <Field label="Title" {...field('title')} />
        <TextAreaField label="Description" {...field('description')} />
        <SelectField label="Category" {...field('category')}>
          {CATEGORIES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </Section>
      <Section title="Location">
        <Field label="Address" autoComplete="street-address" {...field('address')} />
        <Field label="City" autoComplete="address-level2" {...field('city')} />
      </Section>
      <Section title="Details">
        <FieldRow>
          <Field label="Price" optional {...field('price')} />
          <Field label="Age range" optional {...field('ageRange')} />
          <Field label="Date" type="date" optional {...field('date')} />
          <Field label="Time" type="time" optional {...field('time')} />
        </FieldRow>
      </Section>
      <Section title="Images">
        <ImagesField
          images={readImages(values.images)}
          disabled={form.isSending}
          onChange={(images) => form.set('images', writeImages(images))}
        />
      </Section>
      <Honeypot />
      {form.error && <UnsentNotice error={form.error} />}
      <Actions>
        <ButtonLink to={paths.home} variant="secondary">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={form.isSending} busyLabel="Processing...">
          Submit
        </Button>
      </Actions>
    </FormBox>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Group aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Group>
  )
}

const Group = styled.section`
  display: grid;
  gap: ${theme.space[4]};
  padding-bottom: ${theme.space[4]};

  > h2 {
    font-size: ${theme.text.lg};
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
`
