import { parseJson } from './errors'

/** What a visitor had begun when they were asked to log in. */
export type Intent = {
  /** Where it goes on: a path of this site, with its query. For a save, the page of the activity. */
  path: string
  /** The activity that was to be saved. */
  saving?: { id: string; name: string }
}

const KEY = 'sprouts-intent'

/** How long what was begun is worth a reminder, in milliseconds. */
const LIFETIME = 30 * 60_000

/** A path, not an address: two slashes, or a slash and a backslash, would lead to another site. */
const PATH = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** The activity whose save is being taken up again, until its heart has heard of it. */
let resumed: string | null = null

/**
 * Remembers in this tab what a visitor wanted to do, for 30 minutes: after the login the home page offers to
 * finish it. For the shell (a page for members only) and for the heart of an activity:
 *
 *     keepIntent({ path: paths.activity(id, slugify(name)), saving: { id, name } })
 */
export function keepIntent(intent: Intent) {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ ...intent, at: Date.now() }))
  } catch {
    // storage is denied or full: nothing is offered afterwards
  }
}

/** What was begun, or null: nothing, too long ago, or something that this site has not written. */
export function readIntent(): Intent | null {
  const kept = parseJson(readKept() ?? '')
  if (!isRecord(kept) || typeof kept.path !== 'string' || !PATH.test(kept.path)) return null
  if (typeof kept.at !== 'number' || Math.abs(Date.now() - kept.at) > LIFETIME) return null
  const { path, saving } = kept
  if (!isRecord(saving) || typeof saving.id !== 'string' || typeof saving.name !== 'string') return { path }
  return { path, saving: { id: saving.id, name: saving.name } }
}

/** It is offered once: whoever declines is not asked again. */
export function dropIntent() {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // storage is denied: there was nothing to drop
  }
}

/** The user goes on with what was begun: it is over, and the heart of the activity opens its dialog. */
export function resumeIntent({ saving }: Intent) {
  resumed = saving?.id ?? null
  dropIntent()
}

/**
 * Whether the save of this activity is to be taken up now. True once: the heart asks when it is on screen for
 * a signed-in user, and then opens its dialog as if it had been pressed.
 */
export function takeResumedSave(activityId: string): boolean {
  if (resumed !== activityId) return false
  resumed = null
  return true
}

function readKept(): string | null {
  try {
    return window.sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
