import type { Fragments } from 'federation/contract'
import { useEffect, useId } from 'react'
import { useSession } from 'shared-auth'
import {
  Button,
  Dialog,
  Field,
  paths,
  RadioGroup,
  siteOrigin,
  slugify,
  TextAreaField,
  theme,
} from 'shared-ui'
import styled from 'styled-components'
import { Honeypot } from '../form/Honeypot'
import { emailHint, lengthHint } from '../form/hints'
import { UnsentNotice } from '../form/UnsentNotice'
import { useDraftForm } from '../form/useDraftForm'
import { sendMessage } from '../queries/submissions'
import { EMPTY_REPORT, REASONS, toContactMessage } from './report'

const HINTS = { message: lengthHint(4500), email: emailHint }

/** The dialog in which visitors report a problem with a listing to the staff (product.md part 3, item 2). */
export function ReportProblem({ activityId, activityName, onClose }: Fragments['submissions/ReportProblem']) {
  const draft = `report:${activityId}`
  const formId = useId()
  const session = useSession()
  const form = useDraftForm({
    name: draft,
    empty: EMPTY_REPORT,
    required: requiredFor,
    hints: HINTS,
    toMessage(values) {
      const url = siteOrigin() + paths.activity(activityId, slugify(activityName))
      const sender = session.status === 'signedIn' ? session.user.name : null
      return toContactMessage(values, { id: activityId, name: activityName, url }, sender)
    },
    send: sendMessage,
  })
  const { field, values } = form

  // not a callback of mutate, which a dialog that was left does not get
  useEffect(() => {
    if (form.isSent) onClose()
  }, [form.isSent, onClose])

  return (
    <Dialog
      open
      title="Something wrong?"
      onClose={onClose}
      busy={form.isSending}
      footer={
        <>
          <Button variant="secondary" disabled={form.isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.isSending} busyLabel="Sending...">
            Send
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={form.handleSubmit}>
        <p>Tell us what to put right about {activityName}. Thank you for helping other parents.</p>
        <RadioGroup
          legend="What is wrong?"
          name="reason"
          options={REASONS}
          value={values.reason}
          onChange={(reason) => form.set('reason', reason)}
        />
        <TextAreaField label="Message" optional={values.reason !== 'other'} {...field('message')} />
        <Field
          label="Email"
          type="email"
          autoComplete="email"
          optional
          {...field('email')}
          hint={field('email').hint ?? 'Only if you would like an answer.'}
        />
        <Honeypot />
        {form.error && <UnsentNotice error={form.error} />}
      </Form>
    </Dialog>
  )
}

/** "Something else" needs a message. */
const requiredFor = ({ reason }: typeof EMPTY_REPORT) =>
  reason === 'other' ? { message: 'Message is required.' } : {}

const Form = styled.form`
  position: relative;
  display: grid;
  gap: ${theme.space[5]};
`
