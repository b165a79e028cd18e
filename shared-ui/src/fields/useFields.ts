import { type ChangeEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAfterPointerUp } from '../parts/useAfterPointerUp'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

type Messages<Values> = Partial<Record<keyof Values, string>>

/**
 * What every form holds: the values of its fields, and a message at each wrong field once the user has left that field
 * (`touched`) or submitted the form (spec.md section 4). Drafts and sending are the caller's.
 * @param check returns the message of each field that is wrong. Pure: it runs at each rendering
 */
export function useFields<Values extends Record<string, string>>(
  initial: Values | (() => Values),
  check: (values: Values) => Messages<Values> = () => ({}),
) {
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const afterPointerUp = useAfterPointerUp()
  const errors = check(values)
  const set = (name: keyof Values & string, value: string) =>
    setValues((current) => ({ ...current, [name]: value }))
  const touchAll = () => setTouched(new Set(Object.keys(values)))

  return {
    values,
    touched,
    set,
    touchAll,

    /** The props of a field that show its value and its message and follow the user. */
    control: (name: keyof Values & string) => ({
      name,
      value: values[name] ?? '',
      // a NUL that comes with what is pasted: no service can keep it
      onChange: (event: ChangeEvent<Control>) => set(name, event.target.value.replace(/\0/g, '')),
      onBlur: () => afterPointerUp(() => setTouched((current) => new Set(current).add(name))),
      error: touched.has(name) ? errors[name] : undefined,
    }),

    /** Returns whether no field is wrong. If one is, shows all messages and focuses the first wrong field of `form`. */
    validate(form: HTMLFormElement): boolean {
      const wrong = Object.keys(values).find((name) => errors[name])
      if (wrong === undefined) return true
      // before the focus, so that a screen reader reads the message with the field
      flushSync(touchAll)
      form.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
      return false
    },

    /** Starts again with these values, all fields untouched. */
    reset(to: Values) {
      setValues(to)
      setTouched(new Set())
    },
  }
}
