import { useSyncExternalStore } from 'react'
import { type SydneyTime, sydneyTime } from '../site/dates'
import { renderTime } from './renderTime'
import { createStore } from './store'

/** The interval of updates: short enough for the right minute. */
const BEAT = 15_000

let timer: ReturnType<typeof setInterval> | undefined
// the first reader, or the first beat, reads the clock
const time = createStore<SydneyTime>({ day: '', minutes: 0 }, () => {
  // while a page hydrates, only the time of its document has been read
  look()
  timer = setInterval(look, BEAT)
  // a tab that a phone has kept overnight. It stays, and is there once however often it is added
  addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    timer = undefined
  }
})

/**
 * The time in Sydney, to the minute. One timer for the whole page. In server markup, and while it hydrates, it is the
 * time of the document.
 */
export function useSydneyTime(): SydneyTime {
  return useSyncExternalStore(time.subscribe, read, readRendered)
}

/** Today in Sydney as an ISO date, also after midnight. In server markup, and while it hydrates, the day of the document. */
export function useSydneyToday(): string {
  return useSyncExternalStore(
    time.subscribe,
    () => read().day,
    () => readRendered().day,
  )
}

function look() {
  const { day, minutes } = sydneyTime()
  const known = time.get()
  if (day !== known.day || minutes !== known.minutes) time.set({ day, minutes })
}

/** Without a timer the time is not updated, so the first component must read it again. */
function read(): SydneyTime {
  if (timer === undefined) look()
  return time.get()
}

let renderedMinute: number
let rendered: SydneyTime

/** Returns the same object for the same minute, as useSyncExternalStore requires. Each card of a list asks for it. */
function readRendered(): SydneyTime {
  const moment = renderTime()
  const minute = Math.floor(moment.getTime() / 60_000)
  if (minute !== renderedMinute) rendered = sydneyTime(moment)
  renderedMinute = minute
  return rendered
}
