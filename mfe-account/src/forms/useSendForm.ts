import { type SubmitEvent, useRef, useState } from 'react'
import { useFields } from 'shared-ui'
import type { Failure } from './failure'

type FormOptions<Name extends string> = {
  /** The values at first. All fields are required. */
  initial: Record<Name, string>
  /** Returns the message of each field that is wrong. Pure: it runs at each rendering. */
  check(values: Record<Name, string>): Partial<Record<Name, string>>
  /** Runs when the user submits a form with messages: a toast says what is wrong. */
  onInvalid(values: Record<Name, string>): void
  /** Sends a valid form. The form is busy until it resolves, with what stays at the form if it has failed. */
  send(values: Record<Name, string>): Promise<Failure | undefined>
}

/** A form that sends itself, once at a time, and keeps its values if that fails. */
export function useSendForm<Name extends string>({ initial, check, onInvalid, send }: FormOptions<Name>) {
  const { values, set, control, validate } = useFields(initial, check)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const isSending = useRef(false)

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    // what it says is of the last attempt
    setFailure(undefined)
    if (!validate(event.currentTarget)) return onInvalid(values)

    // a ref, because a second click may come before the busy state is drawn
    isSending.current = true
    setBusy(true)
    try {
      setFailure(await send(values))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  return {
    values,
    set,
    field: (name: Name) => ({ ...control(name), required: true }),
    isBusy,
    failure,
    handleSubmit,
  }
}
