import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ToastItem } from '../stores/toast'

/** Whether the stack must move because it would cover most of the focused control. */
export function useIsAside(stack: HTMLElement | null, items: readonly ToastItem[]): boolean {
  const [isAside, setAside] = useState(false)
  // two checks before it is drawn elsewhere see the same place, and must not move it twice
  const drawn = useRef(isAside)
  useLayoutEffect(() => {
    drawn.current = isAside
  }, [isAside])

  useEffect(() => {
    if (items.length === 0) return setAside(false)
    const check = () => {
      const focused = document.activeElement
      if (!focused || !stack || stack.contains(focused)) return
      const box = stack.getBoundingClientRect()
      if (coverage(focused.getBoundingClientRect(), box) > 0.5) setAside(!drawn.current)
    }
    check()
    document.addEventListener('focusin', check)
    // a message that comes with the toast may push the control below it
    const observer = 'ResizeObserver' in window ? new ResizeObserver(check) : undefined
    observer?.observe(document.body)
    return () => {
      document.removeEventListener('focusin', check)
      observer?.disconnect()
    }
  }, [items, stack])

  return isAside
}

/** The share of a rectangle that another one covers, 0 to 1. */
function coverage(under: DOMRect, over: DOMRect): number {
  const width = Math.min(under.right, over.right) - Math.max(under.left, over.left)
  const height = Math.min(under.bottom, over.bottom) - Math.max(under.top, over.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (under.width * under.height)
}
