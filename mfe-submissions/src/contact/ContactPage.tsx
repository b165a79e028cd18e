import { Button, Field, Page, paths, TextAreaField } from 'shared-ui'
import { BeforeYouWrite } from '../form/BeforeYouWrite'
import { FieldRow, FormBox } from '../form/FormBox'
import { FormLayout } from '../form/FormLayout'
import { Honeypot } from '../form/Honeypot'
import { emailHint, lengthHint } from '../form/hints'
import { SentNotice } from '../form/SentNotice'
import { UnsentNotice } from '../form/UnsentNotice'
import { useDraftForm } from '../form/useDraftForm'
import { sendMessage } from '../queries/submissions'

const NAME = 'contact'

const EMPTY = { name: '', email: '', subject: '', message: '' }

const REQUIRED = {
  name: 'Name is required.',
  email: 'Email is required.',
  subject: 'Subject is required.',
  message: 'Message is required.',
}

const HINTS = {
  name: lengthHint(100),
  email: emailHint,
  subject: lengthHint(150),
  message: lengthHint(5000),
}

/** /contact: a visitor writes to the staff. */
export function ContactPage() {
  const form = useDraftForm({
    name: NAME,
    empty: EMPTY,
    required: REQUIRED,
    hints: HINTS,
    toMessage: (values) => values,
    send: sendMessage,
  })
  const { field } = form

  return (
    <Page
      title="Contact Us"
      description="Ask a question, tell us what is wrong or what is missing."
      canonicalPath={paths.contact}
    >
      <FormLayout
        title="Contact Us"
        intro="Ask a question, tell us what is wrong or what is missing."
        aside={<BeforeYouWrite />}
      >
        {form.isSent && (
          <SentNotice text="We have your message. The form is empty again, should there be more." />
        )}
        <FormBox noValidate aria-label="Contact Us" onSubmit={form.handleSubmit}>
          <FieldRow>
            <Field label="Name" autoComplete="name" {...field('name')} />
            <Field label="Email" type="email" autoComplete="email" {...field('email')} />
          </FieldRow>
          <Field label="Subject" {...field('subject')} />
          <TextAreaField label="Message" {...field('message')} />
          <Honeypot />
          {form.error && <UnsentNotice error={form.error} />}
          <div>
            <Button type="submit" busy={form.isSending} busyLabel="Sending...">
              Send Message
            </Button>
          </div>
        </FormBox>
      </FormLayout>
    </Page>
  )
}
