import { type RefObject, useLayoutEffect } from 'react'

/** The gap between anchor and popup, and the minimum distance to the window's edge, in px. */
const GAP = 8

/** The maximum height in px; a longer list scrolls. */
const TALLEST = 460

type Options = {
  isOpen: boolean
  anchor: RefObject<HTMLElement | null>
  /** The popup, with `popover="manual"`. */
  popup: RefObject<HTMLElement | null>
  /** `fill` is as wide as the anchor; the others keep their own width and are aligned with that side. */
  align: 'fill' | 'start' | 'end' | 'centre'
  /** The preferred side. */
  side?: 'below' | 'above'
}

/**
 * Positions an open popup at its anchor, in the browser's top layer, so that no element clips it. It leaves its side only
 * for one with clearly more room, and is never under a phone's keyboard.
 */
export function useAnchored({ isOpen, anchor, popup, align, side = 'below' }: Options) {
  useLayoutEffect(() => {
    const box = popup.current
    if (!isOpen || !box) return
    box.showPopover?.()

    function place(event?: Event) {
      const isOwnScroll = event?.target instanceof Node && box?.contains(event.target)
      if (!anchor.current || !box || isOwnScroll) return
      position(box, anchor.current.getBoundingClientRect(), align, side)
    }

    place()
    window.addEventListener('scroll', place, { capture: true, passive: true })
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    window.visualViewport?.addEventListener('scroll', place)
    return () => {
      box.hidePopover?.()
      window.removeEventListener('scroll', place, { capture: true })
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('scroll', place)
    }
  }, [isOpen, anchor, popup, align, side])
}

function position(
  box: HTMLElement,
  at: DOMRect,
  align: Options['align'],
  side: NonNullable<Options['side']>,
) {
  const { clientWidth, clientHeight } = document.documentElement
  // the part of the window that the keyboard does not cover
  const seen = window.visualViewport
  const top = seen?.offsetTop ?? 0
  const bottom = seen ? Math.min(top + seen.height, clientHeight) : clientHeight
  const room = { above: at.top - top - 2 * GAP, below: bottom - at.bottom - 2 * GAP }

  const { scrollTop } = box
  box.style.maxHeight = 'none'
  const needed = Math.min(box.offsetHeight, TALLEST)
  const other = side === 'below' ? 'above' : 'below'
  const chosen = needed > room[side] && room[other] > 1.5 * room[side] ? other : side

  const { style } = box
  style.width = align === 'fill' ? `${at.width}px` : ''
  style.maxHeight = `${Math.max(Math.min(room[chosen], TALLEST), 0)}px`
  box.scrollTop = scrollTop
  style.top = chosen === 'below' ? `${at.bottom + GAP}px` : 'auto'
  style.bottom = chosen === 'above' ? `${clientHeight - at.top + GAP}px` : 'auto'
  const wished = {
    fill: at.left,
    start: at.left,
    end: at.right - box.offsetWidth,
    centre: at.left + (at.width - box.offsetWidth) / 2,
  }[align]
  const farthest = clientWidth - box.offsetWidth - GAP
  style.left = `${Math.max(Math.min(wished, farthest), align === 'fill' ? 0 : GAP)}px`
}
