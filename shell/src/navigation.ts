import type { HistoryService } from 'federation/contract'

/** Where the positions are kept while the tab lives, so that they survive a reload. */
const STORAGE_KEY = 'sprouts-scroll'
/** How long a page may take to grow tall enough for its old position, in milliseconds. */
const RESTORE_TIMEOUT = 3000
/** With these a visitor scrolls. */
const GESTURES = ['wheel', 'touchmove', 'keydown']

type Announce = (text: string) => void

/**
 * Title, focus, scroll and announcement of every change of page, in this one place. A change of the
 * path is a new page: its heading gets the focus and its title is announced. A change of the query
 * alone (a filter) moves neither. Back and Forward return to the position where the page was left. When a
 * page is replaced at the same address (a retry, a late failure), only a focus that was lost is put back.
 */
export function createNavigation(history: HistoryService, announce: Announce) {
  const positions = readPositions()
  let { location } = history.getSnapshot()
  let isPending = false
  let isFirst = true
  let stopWaiting = () => {}

  if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual'
  // while the next page is on its way the scroll is no longer that of the last address
  const remember = () => {
    if (!isPending) positions[location.key] = window.scrollY
  }
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', () => {
    remember()
    storePositions(positions)
  })
  history.subscribe(() => {
    remember()
    isPending = true
  })

  /** Called when the page of the current address is on screen. */
  function settle() {
    const { location: next, action } = history.getSnapshot()
    // a retry or a late failure: what had the focus may be gone
    if (!isPending && !isFirst) return document.activeElement === document.body ? focusHeading() : undefined
    const isNewPage = next.pathname !== location.pathname
    const wasFirst = isFirst
    location = next
    isPending = false
    isFirst = false
    stopWaiting()
    const position = positions[next.key]
    if (action === 'POP' && position !== undefined) stopWaiting = restore(position)
    else if (isNewPage || wasFirst) goTo(next.hash)
    if (isNewPage && !wasFirst) focusHeading()
  }

  /** A page that still loads has no heading yet: wait for it, as long as the focus is nowhere else. */
  function focusHeading() {
    const attempt = () => {
      const heading = document.querySelector<HTMLElement>('#main [data-focus-heading]:not([inert] *)')
      if (!heading) return false
      heading.focus({ preventScroll: true })
      requestAnimationFrame(() => announce(document.title))
      return true
    }
    if (attempt()) return
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      const isElsewhere = document.activeElement !== main && document.activeElement !== document.body
      if (isElsewhere || attempt()) observer.disconnect()
    })
    if (main) observer.observe(main, { childList: true, subtree: true, attributeFilter: ['hidden'] })
    const before = stopWaiting
    stopWaiting = () => {
      before()
      observer.disconnect()
    }
  }

  return { settle }
}

/** The place on the page that the address names, or its top. */
function goTo(hash: string) {
  const place = document.getElementById(hash.slice(1))
  if (place) place.scrollIntoView()
  else window.scrollTo(0, 0)
}

/** Scrolls to a position as soon as the page is tall enough, unless the visitor scrolls first. */
function restore(top: number): () => void {
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(stop, RESTORE_TIMEOUT)
  for (const gesture of GESTURES) window.addEventListener(gesture, stop, { passive: true })
  observer.observe(document.body)
  attempt()
  return stop

  function attempt() {
    const deepest = document.documentElement.scrollHeight - window.innerHeight
    window.scrollTo(0, Math.min(top, deepest))
    if (deepest >= top) stop()
  }

  function stop() {
    observer.disconnect()
    clearTimeout(timer)
    for (const gesture of GESTURES) window.removeEventListener(gesture, stop)
  }
}

function readPositions(): Record<string, number | undefined> {
  try {
    return { ...JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') }
  } catch {
    return {} // blocked or corrupt: positions of earlier pages are not remembered
  }
}

function storePositions(positions: Record<string, number | undefined>) {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
  } catch {
    // storage is blocked or full: nothing else depends on it
  }
}
