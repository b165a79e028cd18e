import {
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLayer } from '../stores/layers'
import { enterTopLayer, leaveTopLayer } from '../stores/openDialogs'

/** Two taps within this time, in milliseconds, and about this far from each other, in pixels, are a double tap. */
const GRACE = 400
const REACH = 30

/** The button or link that was clicked last. */
let clicked: HTMLElement | null = null
/** That click, if no dialog was opened since then. */
let last: MouseEvent | null = null
/** The click that closed a dialog. */
let closing: MouseEvent | null = null

if (typeof document !== 'undefined') {
  const note = (event: MouseEvent) => {
    if (closing && isSecondTap(closing, event)) {
      event.preventDefault()
      event.stopImmediatePropagation()
      return
    }
    closing = null
    last = event
    clicked = event.target instanceof Element ? event.target.closest('button, a') : null
  }
  document.addEventListener('click', note, { capture: true })
}

/** Whether two clicks are one double tap. Those of keys and scripts have no place, and are none. */
function isSecondTap(first: MouseEvent, { clientX, clientY, timeStamp }: MouseEvent): boolean {
  const isPointed = clientX !== 0 || clientY !== 0
  const distance = Math.hypot(clientX - first.clientX, clientY - first.clientY)
  return isPointed && timeStamp - first.timeStamp <= GRACE && distance <= REACH
}

/** What has opened a dialog: in Safari a click does not focus a button, but the place around it. */
function findOpener(): Element | null {
  const { activeElement } = document
  return activeElement?.contains(clicked) ? clicked : activeElement
}

/**
 * Opens a native <dialog> while it is mounted. Spread the returned attributes on it. `requestClose` is called on
 * Escape, Back and a click outside its panel, and returns whether the dialog closes. The second tap of a double tap
 * neither closes what the first has opened nor meets what it has uncovered.
 */
export function useModal(requestClose: () => boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  useLayer(true, requestClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = findOpener()
    // the click that has opened it does not close it
    last = null
    enterTopLayer(dialog)
    dialog.showModal()
    // to browsers the box that scrolls the fields is the first that can have the focus
    const field = dialog.querySelector<HTMLElement>(':is(input, select, textarea):enabled')
    if (document.activeElement?.contains(field)) field?.focus()
    openedAt.current = performance.now()
    return () => {
      // the second tap of a double tap would meet what was behind it; Back and Escape are no taps
      closing = last
      leaveTopLayer(dialog)
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return {
    ref,
    onKeyDown(event: KeyboardEvent) {
      // Chrome closes on the second Escape even if `cancel` is prevented, but not if the key event is prevented
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      requestClose()
    },
    onClick(event: ReactMouseEvent) {
      const isBeside = event.target === event.currentTarget
      if (isBeside && event.timeStamp - openedAt.current > GRACE) requestClose()
    },
    onCancel(event: SyntheticEvent) {
      // a file input inside sends its own cancel event
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      requestClose()
    },
    onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
      // a browser may close it without a cancel event, on a Back gesture
      if (target === currentTarget && !currentTarget.open && !requestClose()) currentTarget.showModal()
    },
  }
}
