import { useEffect, useRef } from 'react'

/**
 * Runs work at once or, while the mouse is held down, right after its click. For messages that appear when
 * a field is left: between press and release they would move the button away from under the pointer, and
 * the click would be lost.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // the click comes after this event, before the next task
      setTimeout(() => {
        for (const work of waiting.current.splice(0)) work()
      })
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('pointerup', release, true)
    document.addEventListener('pointercancel', release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('pointerup', release, true)
      document.removeEventListener('pointercancel', release, true)
    }
  }, [])

  return (work) => {
    if (isPressed.current) waiting.current.push(work)
    else work()
  }
}
