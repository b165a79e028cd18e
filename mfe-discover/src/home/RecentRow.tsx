import { type ComponentType, useEffect, useState } from 'react'
import { viewedText } from '../recent/viewedText'

/**
 * Recently viewed, which few visitors of the first screen need: its script is loaded a second later, and only if there is
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
    // after what the visitor sees first
    const timer = setTimeout(load, 1_000)
    return () => clearTimeout(timer)
  }, [])
  return Row && <Row />
}
