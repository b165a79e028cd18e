import { sydneyToday } from 'shared-ui/dates'

type DayOptions = {
  /** The day that has been seen to already (ISO, Sydney). */
  today: string
  /** Runs once on each later day. A failure is logged, and it is tried again a minute later. */
  run: (today: string) => Promise<void>
  /** Default: the system's clock. */
  now?: () => Date
}

/** How often it is looked whether a new day has begun, in milliseconds. One long timer would be late after a sleep. */
const PERIOD = 60_000

/**
 * Does what a new day in Sydney asks for, within a minute of its beginning. Returns the function that ends it; it
 * resolves when nothing is running.
 */
export function startEachDay({ today, run, now = () => new Date() }: DayOptions): () => Promise<void> {
  let done = today
  let running: Promise<void> | undefined
  const look = () => {
    const day = sydneyToday(now())
    if (day === done) return
    running ??= run(day)
      .then(
        () => {
          done = day
        },
        (error) => console.error('The new day:', error),
      )
      .finally(() => {
        running = undefined
      })
  }
  const timer = setInterval(look, PERIOD).unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}
