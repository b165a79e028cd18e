/** The value of a field as React tracks it: an event with the tracked value is none for React. */
type Tracked = { _valueTracker?: { setValue(value: string): void } }

declare global {
  interface Window {
    /** What was clicked before React had taken it over. The template's own script collects it until it is undefined. */
    earlyClicks?: EventTarget[]
  }
}

const FIELDS = 'input:is([type=text], [type=search])'
/** What the browser ticks by itself. */
const CHOICES = 'input:is([type=checkbox], [type=radio])'
/** What does nothing without scripts. A link and a form work by themselves. */
const BUTTONS = 'button[type=button]'

type Early = {
  /** Makes the choices and repeats the last click, if React has taken over what was clicked last. */
  repeatClick(): void
  /** Types what was typed, makes the choices, repeats the last click, and ends. After a failure it only forgets that click. */
  repeat(): void
}

/**
 * Remembers what a visitor does in a rendered place before React has taken it over: React would replace what was typed by
 * its own state, and does not hear of a click.
 * @param canWait false after the page could not be loaded: what is pressed then is forgotten, and no button is busy
 */
export function keepEarly(place: HTMLElement | null, canWait: () => boolean): Early {
  if (!place) window.earlyClicks = undefined
  const typed = new Map<HTMLInputElement, string>()
  const remember = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.matches(FIELDS)) typed.set(target, target.value)
  }
  const handleInput = ({ target }: Event) => remember(target)
  for (const field of place?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])
    if (field.value !== field.defaultValue) remember(field)
  place?.addEventListener('input', handleInput, { capture: true })
  // after the document's own script, which marks what is pressed
  window.addEventListener('click', () => canWait() || forgetPress())

  return {
    repeatClick() {
      const clicks = window.earlyClicks ?? []
      const last = clicks.at(-1)
      if (!last || !isTaken(last)) return
      window.earlyClicks = []
      redo(clicks, choicesOf(clicks))
    },
    repeat() {
      if (!canWait()) return forgetPress()
      place?.removeEventListener('input', handleInput, { capture: true })
      const clicks = window.earlyClicks ?? []
      const choices = choicesOf(clicks)
      // also what still stands there: React may not know of it, and replaces it when it draws the field again
      for (const [field, value] of typed) if (field.isConnected) type(field, value)
      typed.clear()
      window.earlyClicks = undefined
      redo(clicks, choices)
    },
  }
}

/**
 * Forgets what was pressed, and takes the mark of the document's own script away. What was ticked is on screen, and stays.
 * Later a button is busy by itself.
 */
function forgetPress(): void {
  if (!window.earlyClicks) return
  document.querySelector('button[aria-busy]')?.removeAttribute('aria-busy')
  window.earlyClicks = window.earlyClicks.filter((target) => target instanceof HTMLInputElement)
}

/** React sets its own properties on each element that it has taken over. */
const isTaken = (target: EventTarget) => Object.keys(target).length > 0

/** A choice, and whether it is ticked. */
type Choice = [HTMLInputElement, boolean]

/**
 * The choices among these clicks that the browser shows already, and of which React has not heard. They are read before the
 * first one is made: React then sets back the others of its component.
 */
function choicesOf(clicks: EventTarget[]): Choice[] {
  return [...new Set(clicks)].flatMap((input): Choice[] => {
    if (!(input instanceof HTMLInputElement && input.matches(CHOICES))) return []
    // a click on what is chosen is no change
    const isOther = input.checked !== input.defaultChecked && (input.checked || input.type !== 'radio')
    return isOther ? [[input, input.checked]] : []
  })
}

/** Makes each choice, and repeats the last click. */
function redo(clicks: EventTarget[], choices: Choice[]): void {
  for (const [input, isTicked] of choices) {
    input.checked = !isTicked
    input.click()
  }
  const last = clicks.at(-1)
  const button = last instanceof Element && last.isConnected && last.closest<HTMLElement>(BUTTONS)
  if (!button) return
  // the document's own script has set it
  button.removeAttribute('aria-busy')
  button.click()
}

function type(field: HTMLInputElement, value: string): void {
  const tracked: HTMLInputElement & Tracked = field
  tracked._valueTracker?.setValue(`not ${value}`)
  // past React's own setter, which would note the value as its own
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
