import { type RefObject, useCallback } from 'react'

/**
 * Returns a function that moves the focus to the heading of the results. Where their top, with the chips, is above the window, or
 * with `isFromTop`, it scrolls there: what comes instead of a list is seen from its first card.
 */
export function useHeadingFocus(headingRef: RefObject<HTMLElement | null>) {
  return useCallback(
    (isFromTop = false) => {
      headingRef.current?.focus({ preventScroll: true })
      const section = headingRef.current?.closest('section')
      if (section && (isFromTop || section.getBoundingClientRect().top < 0)) section.scrollIntoView()
    },
    [headingRef],
  )
}
