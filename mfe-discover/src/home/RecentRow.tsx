import { type ComponentType, useEffect, useState } from 'react'
import { viewedText } from '../recent/viewedText'

/**
 * Recently viewed, which few visitors of the first screen need: its script is loaded when the page is idle, and only if there is
 * something to show. It fails silently.
 */
export function RecentRow() {
  const [Row, setRow] = useState<ComponentType>()
  useEffect(() => {
    if (!viewedText.get()) return
    const load = () =>
      import('../recent/RecentlyViewed').then(
        ({ RecentlyViewed }) => setRow(() => RecentlyViewed),
        () => {},
      )
    // Safari has no idle callbacks
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void load())
  }, [])
  return Row && <Row />
}
