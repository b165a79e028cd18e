import type { LocalKey } from '../storage'
import { authStorage } from './storedSession'

/*
 * A session ends after 30 minutes without a session event (spec.md section 4, security.md section 3). The deadline is
 * a wall clock time in localStorage, which all tabs share. Timers only check it: they are slow in a hidden tab and
 * stop while the computer sleeps.
 */

/** Storage key of the deadline, in milliseconds since 1970. */
export const DEADLINE_KEY: LocalKey = 'sprouts-deadline'

const LIMIT = 30 * 60_000
/** How long before the end the user is warned. */
const WARNING = 60_000
/** Activity extends the session only if the last session event is at least this old. */
const QUIET = 10 * 60_000
/** The longest time between two checks of the deadline. */
const LONGEST_WAIT = 60_000
/** A deadline that is later than the limit plus this means that the clock was set back. */
const TOLERANCE = 60_000

/** Events after which time may have passed without our timers: the user or the computer is back. */
const RETURNS = ['visibilitychange', 'focus', 'pageshow', 'resume', 'online']
/** Events that show that a user is present. */
const ACTIVITIES = ['pointerdown', 'keydown', 'wheel', 'touchmove']

type Watch = {
  /** Whether there is a session to end. */
  isOn(): boolean
  onOver(): void
  /** Called on activity if the last session event is at least QUIET old. */
  onActivity(): void
  /** Called when the value of `endOfSession` has changed. */
  onChange(): void
}

let watch: Watch | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let end: number | null = null

/** Starts to watch the deadline. Called once, when the page starts. */
export function watchInactivity(options: Watch) {
  watch = options
  for (const type of RETURNS) window.addEventListener(type, lookAtDeadline, true)
  for (const type of ACTIVITIES) {
    window.addEventListener(type, handleActivity, { capture: true, passive: true })
  }
}

/** The time at which the inactive session ends, from one minute before it, otherwise null. */
export function endOfSession(): number | null {
  return end
}

/** Restarts the 30 minutes in all tabs. Callers must check `isOver` first. */
export function restartTimer() {
  authStorage.setItem(DEADLINE_KEY, String(Date.now() + LIMIT))
  lookAtDeadline()
}

/** Removes the deadline. A session without one is new, and if it disappears, its user has ended it. */
export function forgetDeadline() {
  authStorage.removeItem(DEADLINE_KEY)
}

/** Whether a session has its deadline, passed or not. */
export function hasDeadline(): boolean {
  return readDeadline() !== null
}

/** Whether the deadline has passed. Check it before the timer is restarted. */
export function isOver(): boolean {
  const deadline = readDeadline()
  if (deadline === null) return false
  const left = deadline - Date.now()
  return left <= 0 || left > LIMIT + TOLERANCE
}

/** Ends the session after the deadline, warns one minute before it, and schedules the next check. */
export function lookAtDeadline() {
  clearTimeout(timer)
  const deadline = watch?.isOn() ? readDeadline() : null
  if (deadline === null) return setEnd(null)
  if (isOver()) {
    setEnd(null)
    return watch?.onOver()
  }
  const left = deadline - Date.now()
  setEnd(left <= WARNING ? deadline : null)
  timer = setTimeout(lookAtDeadline, Math.min(left > WARNING ? left - WARNING : left, LONGEST_WAIT))
}

/** Handles activity. After the warning only the button extends the session. */
function handleActivity() {
  const deadline = readDeadline()
  if (!watch?.isOn() || deadline === null || end !== null || document.visibilityState !== 'visible') return
  if (isOver()) lookAtDeadline()
  else if (deadline - Date.now() <= LIMIT - QUIET) watch.onActivity()
}

function setEnd(next: number | null) {
  if (end === next) return
  end = next
  watch?.onChange()
}

function readDeadline(): number | null {
  const text = authStorage.getItem(DEADLINE_KEY)
  return text !== null && /^\d+$/.test(text) ? Number(text) : null
}
