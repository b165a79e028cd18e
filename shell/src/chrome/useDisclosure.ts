import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * A button that opens a list of links beneath itself: Escape closes it and returns the focus to the
 * button, leaving it closes it, and so does every change of page. (APG pattern "disclosure navigation";
 * a role of menu would promise application keys that a list of links does not need.)
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false)
  const { key } = useLocation()
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setIsOpen(false), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is the reason to close
  useEffect(() => setIsOpen(false), [key])

  return {
    isOpen,
    close,
    buttonProps: {
      ref: button,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setIsOpen(!isOpen),
    },
    panelProps: { id, hidden: !isOpen },
    /** For the element around both, so that focus and keys are seen wherever they are. */
    areaProps: {
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'Escape' || !isOpen) return
        setIsOpen(false)
        button.current?.focus()
      },
      onBlur(event: FocusEvent) {
        const next = event.relatedTarget
        if (next && !event.currentTarget.contains(next)) setIsOpen(false)
      },
    },
  }
}
