import { type SubmitEvent, useRef, useState } from 'react'
import { useFields } from 'shared-ui'

type FormOptions<Name extends string> = {
  /** The values at first. All fields are required. */
  initial: Record<Name, string>
  /** Returns the message of each field that is wrong. Pure: it runs at each rendering. */
  check(values: Record<Name, string>): Partial<Record<Name, string>>
  /** Runs when the user submits a form with messages: a toast says what is wrong. */
  onInvalid(values: Record<Name, string>): void
  /** Sends a valid form and shows its failure. The form is busy until it resolves. */
  send(values: Record<Name, string>): Promise<void>
}

/** A form that sends itself, once at a time, and keeps its values if that fails. */
export function useSendForm<Name extends string>({ initial, check, onInvalid, send }: FormOptions<Name>) {
  const { values, control, validate } = useFields(initial, check)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    if (!validate(event.currentTarget)) return onInvalid(values)

    // a ref, because a second click may come before the busy state is drawn
    isSending.current = true
    setBusy(true)
    try {
      await send(values)
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return { values, field: (name: Name) => ({ ...control(name), required: true }), isBusy, handleSubmit }
}
