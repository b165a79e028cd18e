import { useState } from 'react'
import { Button, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { FormAlert } from './FormAlert'
import type { Failure } from './failure'
import { sendAnotherConfirmation } from './sendAnotherConfirmation'

/** A button that sends the confirmation e-mail again, with the result below it. */
export function ResendConfirmation({ email }: { email: string }) {
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<'sent' | Failure | null>(null)

  async function handleClick() {
    toast.dropErrors()
    setOutcome(null)
    setSending(true)
    setOutcome((await sendAnotherConfirmation(email)) ?? 'sent')
    setSending(false)
  }

  return (
    <>
      <Button variant="secondary" wide busy={isSending} busyLabel="Sending..." onClick={handleClick}>
        Resend confirmation email
      </Button>
      {outcome === 'sent' && <Sent>Sent again. It may take a minute.</Sent>}
      {outcome && outcome !== 'sent' && <FormAlert {...outcome} />}
    </>
  )
}

const Sent = styled.p`
  color: ${theme.color.success};
  font-weight: ${theme.weight.semibold};
`
