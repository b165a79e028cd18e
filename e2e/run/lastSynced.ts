const day = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', dateStyle: 'long' })

/** What a page says of lists that it fetches from now on: they are from today, or from this day once it has ended in Sydney. */
export function lastSynced(now = new Date()): RegExp {
  return new RegExp(`Last synced (today|${day.format(now)}) at \\d+:\\d\\d (am|pm)`)
}
