import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { useLayer } from '../stores/layers'
import { enterTopLayer, leaveTopLayer } from '../stores/openDialogs'

/** Clicks within this time after opening do not close it: they are the second tap of a double tap. In milliseconds. */
const GRACE = 400

/** The button or link that was clicked last. */
let clicked: HTMLElement | null = null

if (typeof document !== 'undefined') {
  const note = ({ target }: Event) => {
    clicked = target instanceof Element ? target.closest('button, a') : null
  }
  document.addEventListener('click', note, { capture: true })
}

/** What has opened a dialog: in Safari a click does not focus a button, but the place around it. */
function findOpener(): Element | null {
  const { activeElement } = document
  return activeElement?.contains(clicked) ? clicked : activeElement
}

/**
 * Opens a native <dialog> while it is mounted. Spread the returned attributes on it. `requestClose` is called on
 * Escape, Back and a click outside its panel, and returns whether the dialog closes.
 */
export function useModal(requestClose: () => boolean) {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)
  useLayer(true, requestClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = findOpener()
    enterTopLayer(dialog)
    dialog.showModal()
    openedAt.current = performance.now()
    return () => {
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
    onClick(event: MouseEvent) {
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
