/** The value of a field as React tracks it: an event with the tracked value is none for React. */
type Tracked = { _valueTracker?: { setValue(value: string): void } }

declare global {
  interface Window {
    /** What was clicked before React had taken it over. The template's own script collects it until it is undefined. */
    earlyClicks?: EventTarget[]
  }
}

const FIELDS = 'input:is([type=text], [type=search])'
/** What does nothing without scripts. A link and a form work by themselves. */
const CONTROLS = 'button[type=button], input:is([type=checkbox], [type=radio])'

type Early = {
  /** Repeats the last click if React has taken over what was clicked. */
  repeatClick(): void
  /** Types what was typed, repeats the last click, and ends. */
  repeat(): void
}

/**
 * Remembers what a visitor does in a rendered place before React has taken it over: React would replace what was typed by
 * its own state, and does not hear of a click.
 */
export function keepEarly(place: HTMLElement | null): Early {
  if (!place) {
    window.earlyClicks = undefined
    return { repeatClick() {}, repeat() {} }
  }
  const typed = new Map<HTMLInputElement, string>()
  const remember = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.matches(FIELDS)) typed.set(target, target.value)
  }
  const handleInput = ({ target }: Event) => remember(target)
  for (const field of place.querySelectorAll<HTMLInputElement>(FIELDS))
    if (field.value !== field.defaultValue) remember(field)
  place.addEventListener('input', handleInput, { capture: true })

  return {
    repeatClick() {
      const clicked = window.earlyClicks?.at(-1)
      if (!clicked || !isTaken(clicked)) return
      window.earlyClicks = []
      click(clicked)
    },
    repeat() {
      place.removeEventListener('input', handleInput, { capture: true })
      // also what still stands there: React may not know of it, and replaces it when it draws the field again
      for (const [field, value] of typed) if (field.isConnected) type(field, value)
      typed.clear()
      const clicked = window.earlyClicks?.at(-1)
      window.earlyClicks = undefined
      if (clicked) click(clicked)
    },
  }
}

/** React sets its own properties on each element that it has taken over. */
const isTaken = (target: EventTarget) => Object.keys(target).length > 0

function click(target: EventTarget): void {
  if (!(target instanceof Element) || !target.isConnected) return
  const control = target.closest<HTMLElement>(CONTROLS)
  // the first click has ticked it already, and React took it over so: a second one would be no change, or undo it
  if (control instanceof HTMLInputElement) control.checked = !control.checked
  control?.click()
}

function type(field: HTMLInputElement, value: string): void {
  const tracked: HTMLInputElement & Tracked = field
  tracked._valueTracker?.setValue(`not ${value}`)
  // past React's own setter, which would note the value as its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
