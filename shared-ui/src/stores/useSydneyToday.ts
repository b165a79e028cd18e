import { useSyncExternalStore } from 'react'
import { sydneyToday } from '../site/dates'
import { renderTime } from './renderTime'

/** Today in Sydney as an ISO date. In server markup, and while it hydrates, it is the day of the document. */
export function useSydneyToday(): string {
  return useSyncExternalStore(subscribe, readToday, readRendered)
}

// a page reads the day at each render and does not change at midnight by itself
const subscribe = () => () => {}
const readToday = () => sydneyToday()
const readRendered = () => sydneyToday(renderTime())
