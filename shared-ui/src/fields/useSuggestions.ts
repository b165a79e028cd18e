import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useState,
} from 'react'
import { useAfterPointerUp } from '../parts/useAfterPointerUp'
import { announce } from '../stores/announce'

/** The number of suggestions is announced this long after the last change, in ms: not at every key. */
const PAUSE = 400

export type ComboboxOption = {
  id: string
  label: string
  /** A secondary text: "NSW 2026". */
  detail?: string
}

export type SuggestionsOptions<Option extends ComboboxOption> = {
  /** The text in the input. */
  value: string
  /** Called on typing and clearing. A chosen option becomes free text by this. */
  onChange: (text: string) => void
  /** The options that match the text; the parent component filters or fetches them. */
  options: readonly Option[]
  /** Called with the chosen option; the parent component sets `value`. */
  onChoose: (option: Option) => void
  isLoading?: boolean
  disabled?: boolean
  /** Shown instead of options: "No results found". */
  message?: string
}

type Shown<Option extends ComboboxOption> = Pick<
  SuggestionsOptions<Option>,
  'options' | 'isLoading' | 'message'
>

/**
 * The behaviour of a Combobox: open or closed, active suggestion, keys, and announcements. Returns the shown
 * suggestions, the attributes of input and popup, and the ids of list and options.
 */
export function useSuggestions<Option extends ComboboxOption>(
  suggestions: SuggestionsOptions<Option>,
  popup: RefObject<HTMLElement | null>,
) {
  const { value, onChange, onChoose, disabled = false } = suggestions
  const [isOpen, setOpen] = useState(false)
  const [pressed, setPressed] = useState<Shown<Option> | null>(null)
  const [activeId, setActiveId] = useState<string | null>(null)
  const afterPress = useAfterPointerUp()
  const baseId = useId()
  const listId = `${baseId}-list`
  const optionId = (index: number) => `${listId}-${index}`

  // keep the list between press and click: new options would put another suggestion under the pointer
  const shown: Shown<Option> = pressed ?? suggestions
  const { options, isLoading = false, message } = shown
  const isShown = isOpen && !disabled && (options.length > 0 || isLoading || Boolean(message))
  const active = isShown ? options.findIndex(({ id }) => id === activeId) : -1
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to each new active suggestion
  useEffect(() => {
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useSpokenCount(isShown, options.length, options.length === 0 ? message : undefined)

  function close() {
    setOpen(false)
    setActiveId(null)
    setPressed(null)
  }

  function choose(option: Option) {
    close()
    onChoose(option)
  }

  /** Closes after the click, not on blur: closing moves the page, and the press would miss its target. */
  function handleBlur({ target }: FocusEvent) {
    afterPress(() => {
      if (document.activeElement !== target) close()
    })
  }

  /** Activates the next or previous suggestion and wraps around. */
  function move(step: 1 | -1) {
    setOpen(true)
    const from = active < 0 && step < 0 ? 0 : active
    const next = options[(from + step + options.length) % options.length]
    setActiveId(next?.id ?? null)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isDown = event.key === 'ArrowDown'
      if (!event.altKey) move(isDown ? 1 : -1)
      else if (isDown) setOpen(true)
      else close()
      event.preventDefault()
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    } else if (event.key === 'Escape' && (isShown || value)) {
      // so that a dialog around it stays open
      event.preventDefault()
      if (isShown) close()
      else onChange('')
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActiveId(null)
  }

  const combobox = {
    value,
    disabled,
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'search' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isShown && options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      // the browser fills in fields that nobody is in, and a page repeats what was typed before it ran
      setOpen(target === document.activeElement)
      setActiveId(null)
      setPressed(null)
      onChange(target.value)
    },
    onClick: () => setOpen(true),
    onKeyDown: handleKeyDown,
    onBlur: handleBlur,
  }

  const list = {
    onPointerDown: () => setPressed(shown),
    onPointerCancel: () => setPressed(null),
    onClick: () => setPressed(null),
  }

  return { isShown, options, isLoading, message, active, listId, optionId, choose, combobox, list }
}

/** Announces the number of suggestions, or that there are none, in other words than the message: that is on the page. */
function useSpokenCount(isShown: boolean, count: number, message: string | undefined) {
  useEffect(() => {
    if (!isShown) return
    const text =
      count > 0 ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : message && 'No suggestions'
    if (!text) return
    const timer = setTimeout(() => announce(text), PAUSE)
    return () => clearTimeout(timer)
  }, [isShown, count, message])
}
