import { isRecord, parseJson, storage } from 'shared-auth'

/*
 * What was typed into notes, kept in this tab until it is saved: it survives another list, a reload and an expired session.
 * Where storage is denied nothing is kept, and notes work all the same.
 */

const KEY = 'note-drafts'

type Place = { listId: string; activityId: string }

/** A text that is being typed, and the note that it began with. */
export type NoteDraft = { text: string; seen: string }

const nameOf = ({ listId, activityId }: Place) => `${listId} ${activityId}`

/** What was typed for this activity and not saved; undefined if there is nothing. */
export function readNoteDraft(place: Place): NoteDraft | undefined {
  const draft = readAll()[nameOf(place)]
  // a tab that was open before: what its text began with is not known
  if (typeof draft === 'string') return { text: draft, seen: '' }
  if (!isRecord(draft)) return undefined
  const { text, seen } = draft
  return typeof text === 'string' && typeof seen === 'string' ? { text, seen } : undefined
}

/** Keeps a text; without one, forgets what was kept. */
export function keepNoteDraft(place: Place, draft: NoteDraft | undefined): void {
  const { [nameOf(place)]: _, ...others } = readAll()
  const drafts = draft === undefined ? others : { ...others, [nameOf(place)]: draft }
  if (Object.keys(drafts).length === 0) storage.session.remove(KEY)
  else storage.session.set(KEY, JSON.stringify(drafts))
}

function readAll(): Record<string, unknown> {
  const kept = parseJson(storage.session.get(KEY))
  return isRecord(kept) ? kept : {}
}
