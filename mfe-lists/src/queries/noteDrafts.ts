import { isRecord, parseJson, storage } from 'shared-auth'

/*
 * What was typed into notes, kept in this tab until it is saved: it survives another list, a reload and an expired session.
 * Where storage is denied nothing is kept, and notes work all the same.
 */

const KEY = 'note-drafts'

type Place = { listId: string; activityId: string }

const nameOf = ({ listId, activityId }: Place) => `${listId} ${activityId}`

/** The text that was typed for this activity and not saved; undefined if there is none. */
export function readNoteDraft(place: Place): string | undefined {
  const draft = readAll()[nameOf(place)]
  return typeof draft === 'string' ? draft : undefined
}

/** Keeps a text; without one, forgets what was kept. */
export function keepNoteDraft(place: Place, draft: string | undefined): void {
  const { [nameOf(place)]: _, ...others } = readAll()
  const drafts = draft === undefined ? others : { ...others, [nameOf(place)]: draft }
  if (Object.keys(drafts).length === 0) storage.session.remove(KEY)
  else storage.session.set(KEY, JSON.stringify(drafts))
}

function readAll(): Record<string, unknown> {
  const kept = parseJson(storage.session.get(KEY))
  return isRecord(kept) ? kept : {}
}
