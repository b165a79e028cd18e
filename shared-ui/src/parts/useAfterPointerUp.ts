import { useEffect, useRef } from 'react'

/** The click of a touch comes within this time after pointerup, in ms, or not at all (long press). */
const LATEST_CLICK = 500

/**
 * Runs work at once or, while a pointer is down, right after its click. For messages that appear on blur: between press
 * and release they would move the button away from the pointer, and the click would be lost.
 */
export function useAfterPointerUp(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      // the click of the tap before no longer comes
      clearTimeout(timer)
      isPressed.current = true
    }
    // on touch the focus moves between pointerup and click
    const lift = ({ pointerType }: PointerEvent) => {
      clearTimeout(timer)
      if (pointerType === 'touch') timer = setTimeout(release, LATEST_CLICK)
      else release()
    }
    const release = () => {
      clearTimeout(timer)
      isPressed.current = false
      // the click follows this event, before the next task
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', lift, true)
    document.addEventListener('click', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      clearTimeout(timer)
      document.removeEventListener('pointerup', lift, true)
      document.removeEventListener('click', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])

  return (work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }
}
