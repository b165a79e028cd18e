import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { toast, useFields } from 'shared-ui'
import type { Sending } from '../queries/submissions'
import { dropDraft, idempotencyKey, keepDraft, onDraftDropped, readDraft, wasTried } from './draft'
import { HONEYPOT } from './Honeypot'

type Values = Record<string, string>

type Messages<Fields extends Values> = Partial<Record<keyof Fields, string>>

type FormOptions<Fields extends Values, Message extends object> = {
  /** Names the draft that is kept in this tab, and the mutation that sends it (its `mutationKey`). */
  name: string
  empty: Fields
  /**
   * The message of each field that must not be blank. A function where this depends on other fields. There are no
   * other checks (spec.md section 5).
   */
  required: Messages<Fields> | ((values: Fields) => Messages<Fields>)
  /** Advice on a value, shown once the user has left the field. It does not stop the form. */
  hints?: Partial<Record<keyof Fields, (value: string) => string | undefined>>
  /** Runs when the user submits a form with blank fields. */
  onInvalid?(): void
  /** Converts the values of a valid form to what `send` takes. */
  toMessage(values: Fields): Message
  send: Sending<Message>
}

/**
 * A form whose values are kept as a draft until it is sent, with messages for blank fields and advice on the others. A page
 * that is left and opened again while the form is sent, or after that has failed, is the same form.
 */
export function useDraftForm<Fields extends Values, Message extends object>({
  name: form,
  empty,
  hints = {},
  ...options
}: FormOptions<Fields, Message>) {
  const requiredOf = (values: Fields) =>
    typeof options.required === 'function' ? options.required(values) : options.required
  const { values, touched, set, control, touchAll, validate, reset } = useFields(
    () => readDraft(form, empty),
    (current) => withoutFilled(requiredOf(current), current),
  )
  const [isContinued] = useState(values !== empty)
  const required = requiredOf(values)
  const { thanks, ...send } = options.send
  const {
    mutate,
    error,
    reset: forgetError,
  } = useMutation({
    ...send,
    mutationKey: [form],
    // the notice of a failure stays as long as what was typed
    gcTime: Number.POSITIVE_INFINITY,
    onSuccess() {
      dropDraft(form)
      toast.success(thanks)
    },
  })
  // while it is sent its values stay as they are: what was typed meanwhile would be cleared with the rest
  const isSending = useIsMutating({ mutationKey: [form] }) > 0
  const last = useQueryClient()
    .getMutationCache()
    .findAll({ mutationKey: [form] })
    .at(-1)
  const [isSent, setIsSent] = useState(false)

  useEffect(() => {
    // what is typed next is a new message, which was not tried
    if (keepDraft(form, values, empty)) forgetError()
  }, [form, values, empty, forgetError])

  useEffect(() =>
    onDraftDropped(form, () => {
      reset(empty)
      setIsSent(true)
    }),
  )

  return {
    values,
    isSending,
    /** Whether the last message has been sent, and no other since. */
    isSent,
    /**
     * Why the last attempt has failed; one from before the page was opened only if it was of what was typed here. True if it
     * was tried before a reload, which keeps no reason.
     */
    error: isContinued ? wasTried(form) && (last ? last.state.error : true) : error,

    set(name: keyof Fields & string, value: string) {
      if (!isSending) set(name, value)
    },

    field: (name: keyof Fields & string) => ({
      ...control(name),
      ...(isSending && { onChange: () => {} }),
      required: required[name] !== undefined,
      hint: touched.has(name) ? hints[name]?.(values[name] ?? '') : undefined,
    }),

    /** Shows all messages and all advice, and sends a form without messages. */
    handleSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      touchAll()
      if (!validate(event.currentTarget)) return options.onInvalid?.()
      setIsSent(false)
      if (isSending) return
      const message = options.toMessage(values)
      const trap = event.currentTarget.querySelector<HTMLInputElement>(HONEYPOT)?.value
      mutate({ message, key: idempotencyKey(form, message), trap })
    },
  }
}

/** The messages of the blank fields only. */
function withoutFilled<Fields extends Values>(messages: Messages<Fields>, values: Fields): Messages<Fields> {
  const blank = Object.entries(messages).filter(([name]) => !values[name]?.trim())
  return Object.fromEntries(blank) as Messages<Fields>
}
