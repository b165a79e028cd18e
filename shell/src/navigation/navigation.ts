import type { HistoryService } from 'federation/contract'
import { type FollowedLink, readPlaces, storePlaces } from './places'
import { linksLike, restore } from './restore'

type Announce = (text: string) => void

/**
 * Sets title, focus and scroll after every change of page, and announces the title.
 *
 * - A new path is a new page: its heading receives the focus and its title is announced.
 * - A new query only (a filter) changes neither.
 * - Back and Forward restore the scroll position, and focus the link that was followed from the page or had the focus there.
 * - A page that is replaced at the same address (a retry, a late failure) receives the focus only if it was lost.
 * - A page that a server has rendered may have been scrolled before its scripts ran: it then stays there.
 * - If the visitor moves the focus out of the page meanwhile, to a menu of the header, it stays there.
 */
export function createNavigation(history: HistoryService, announce: Announce, isRendered = false) {
  let places = readPlaces()
  let followed: FollowedLink | undefined
  let { location } = history.getSnapshot()
  let leftFocus: Element | null = null
  let isPending = false
  let isFirst = true
  let stopWaiting = () => {}

  if ('scrollRestoration' in window.history) window.history.scrollRestoration = 'manual'
  // while the next page loads, the scroll position no longer belongs to the last address
  const remember = () => {
    if (!isPending) places[location.key] = { top: window.scrollY }
  }
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('pagehide', () => {
    remember()
    storePlaces(places)
  })
  document.addEventListener(
    'click',
    ({ target }) => {
      followed = linkAt(target)
      // keep the link only for the navigation that this click starts
      setTimeout(() => {
        followed = undefined
      })
    },
    { capture: true },
  )
  history.subscribe(() => {
    remember()
    const place = places[location.key]
    // Back and Forward are no click, but the link that has the focus keeps its place as well
    if (place && !isPending) place.link = followed ?? linkAt(document.activeElement)
    leftFocus = document.activeElement
    isPending = true
  })

  /** Called when the page of the current address is on screen. */
  function settle() {
    const { location: next, action } = history.getSnapshot()
    // a retry or a late failure: the focused element may be gone
    if (!isPending && !isFirst) return document.activeElement === document.body ? focusHeading() : undefined
    const isNewPage = next.pathname !== location.pathname
    // also where a page that needs a session sends on; not where the first page was left before it was on screen
    const isArrival = isFirst && (!isNewPage || action === 'REPLACE')
    location = next
    isPending = false
    isFirst = false
    stopWaiting()
    const place = places[next.key]
    const wantsFocus = isNewPage && !isArrival
    if (isArrival && isRendered && window.scrollY > 0) return
    if (action === 'POP' && place) stopWaiting = restore(place, wantsFocus)
    else if (isNewPage || isArrival) goTo(next.hash)
    if (!wantsFocus) return
    const isAtLink = place?.link && linkAt(document.activeElement)?.href === place.link.href
    if (isAtLink || hasMovedOn()) announceTitle()
    else focusHeading()
  }

  /** Whether the visitor has moved the focus out of the page while it was loading. */
  function hasMovedOn() {
    const { activeElement, body } = document
    return activeElement !== body && activeElement !== leftFocus && !activeElement?.closest('#main')
  }

  function announceTitle() {
    requestAnimationFrame(() => announce(document.title))
  }

  /** Focuses the heading. A page that is still loading has none: waits for it while nothing else has the focus. */
  function focusHeading() {
    const attempt = () => {
      const heading = document.querySelector<HTMLElement>('#main [data-focus-heading]:not([inert] *)')
      if (!heading) return false
      heading.focus({ preventScroll: true })
      announceTitle()
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

  return {
    settle,
    /** Drops all scroll positions, in the tab's storage too. */
    forget() {
      places = {}
      storePlaces(places)
    },
  }
}

/** Scrolls to the element of the hash, or to the top. */
function goTo(hash: string) {
  const place = document.getElementById(hash.slice(1))
  if (place) place.scrollIntoView()
  else window.scrollTo(0, 0)
}

/**
 * The link around an element of the page or the footer, and its offset from the top of the window. Not one of the header, which
 * may be in a menu that is closed by then.
 */
function linkAt(target: EventTarget | null): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>(':is(#main, #footer) a[href]') : null
  if (!link) return undefined
  const place = { href: link.getAttribute('href') ?? '', isInFooter: link.closest('#footer') !== null }
  return { ...place, offset: link.getBoundingClientRect().top, nth: linksLike(place).indexOf(link) }
}
