import { sydneyToday } from 'shared-ui/dates'

/** Returns a function with today's date in Sydney. It is worked out once a minute, because every document asks. */
export function createSydneyDay(): () => string {
  let known = { minute: -1, day: '' }
  return () => {
    const minute = Math.floor(Date.now() / 60_000)
    if (known.minute !== minute) known = { minute, day: sydneyToday() }
    return known.day
  }
}
