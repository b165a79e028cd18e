import { type RefObject, useLayoutEffect } from 'react'

/**
 * Says in `--keyboard` how much of an open dialog a phone's keyboard covers. iOS lays the keyboard over the page; other
 * phones make the page lower instead (`interactive-widget` in the shell's document), and then it is 0.
 */
export function useKeyboard(ref: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const box = ref.current
    const seen = window.visualViewport
    if (!box || !seen) return

    function measure() {
      if (!box || !seen) return
      box.style.setProperty('--keyboard', '0px')
      // a page that is made larger with two fingers is as high as before
      const covered = box.offsetHeight - seen.offsetTop - seen.height * seen.scale
      box.style.setProperty('--keyboard', `${Math.max(Math.round(covered), 0)}px`)
    }

    measure()
    seen.addEventListener('resize', measure)
    seen.addEventListener('scroll', measure)
    return () => {
      seen.removeEventListener('resize', measure)
      seen.removeEventListener('scroll', measure)
    }
  }, [ref])
}
