import { formatDate, sydneyToday } from 'shared-ui'

const time = new Intl.DateTimeFormat('en-AU', {
  timeZone: 'Australia/Sydney',
  hour: 'numeric',
  minute: '2-digit',
})

/** A moment, in milliseconds since 1970, on Sydney's clock: "today at 3:41 pm", "21 November 2026 at 9:05 am". */
export function syncedAt(moment: number): string {
  const when = new Date(moment)
  const day = sydneyToday(when)
  // some browsers put a narrow space before "pm"
  const clock = time.format(when).replace(/\s/g, ' ')
  return `${day === sydneyToday() ? 'today' : formatDate(day)} at ${clock}`
}
