import type { FollowedLink, Place } from './places'

/** How long a page may take to become tall enough for its old scroll position, in milliseconds: as long as one of its calls. */
const LOADING = 15_000
/** How long what is above the link may still be laid out once the link is there, in milliseconds. */
const LAYOUT = 3000
/** Events that show that the visitor scrolls or does something else. */
const GESTURES = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Restores a place as soon as the page is tall enough, unless the visitor scrolls first. The followed link counts more
 * than the scroll position: it is kept at its old offset in the window while the content above it is laid out. One of the
 * footer is not: it is below whatever is still to come. The link receives the focus if `wantsFocus` is set and the visitor
 * has not focused anything else. Where it does not come, the page is not held at its scroll position.
 * @returns a function that stops the restore
 */
export function restore({ top, link }: Place, wantsFocus: boolean): () => void {
  const observer = new ResizeObserver(attempt)
  let timer = setTimeout(stop, LOADING)
  let isFound = false
  let isReached = false
  let seen = look()
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true })
  window.addEventListener('scroll', handleScroll, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop

  function attempt() {
    place()
    seen = look()
  }

  function place() {
    const deepest = document.documentElement.scrollHeight - window.innerHeight
    const element = link && linksLike(link)[link.nth ?? 0]
    if (!element || link.isInFooter) {
      if (!isReached) window.scrollTo(0, Math.min(top, deepest))
      isReached = deepest >= top
      if (!isReached || (link && !element)) return
      if (wantsFocus && isFocusFree()) element?.focus({ preventScroll: true })
      return stop()
    }
    if (!isFound) {
      isFound = true
      clearTimeout(timer)
      timer = setTimeout(stop, LAYOUT)
    }
    if (wantsFocus && isFocusFree()) element.focus({ preventScroll: true })
    // the first scroll may lay out content above the link; the next call corrects the offset
    window.scrollTo(0, window.scrollY + element.getBoundingClientRect().top - link.offset)
  }

  /**
   * A scroll bar and a search in the page are no gesture. By itself a browser scrolls only where the height has changed, or by
   * less than a pixel, to one of its screen.
   */
  function handleScroll() {
    const before = seen
    seen = look()
    if (seen.height === before.height && Math.abs(seen.top - before.top) >= 1) stop()
  }

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    window.removeEventListener('scroll', handleScroll)
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop)
  }
}

const look = () => ({ height: document.documentElement.scrollHeight, top: window.scrollY })

/** The links of the same part of the page with the same href, in their order. */
export function linksLike({ href, isInFooter }: Pick<FollowedLink, 'href' | 'isInFooter'>): HTMLElement[] {
  const part = isInFooter ? '#footer' : '#main'
  const links = document.querySelectorAll<HTMLElement>(`${part} a[href]:not([inert] *)`)
  return [...links].filter((link) => link.getAttribute('href') === href)
}

/** Whether the focus is not on a control: it is on the page, its main element or its heading. */
function isFocusFree(): boolean {
  const { activeElement } = document
  return (
    !activeElement || activeElement === document.body || activeElement.matches('#main, [data-focus-heading]')
  )
}
