import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { announce } from 'shared-ui'
import { MOST_ROWS } from './chunks'
import { listQueries } from './lists'
import { writeOrFind } from './lostAnswer'
import { keepNoteDraft, readNoteDraft } from './noteDrafts'
import { tellOtherTabs } from './otherTabs'

/** The maximum length of a note in the database. */
export const LONGEST_NOTE = 280

const REMOVED = 'This activity is no longer in the list.'
const CHANGED = 'The note was changed elsewhere meanwhile. Compare it with yours, then save again.'

type Notes = Record<string, string>
type Place = { userId: string; listId: string; activityId: string }

export const noteQueries = {
  /** The parent's own notes in one list, by activity. A change of lists in another tab fetches them again. */
  ofList: (userId: string, listId: string) =>
    queryOptions({
      queryKey: [...listQueries.all, userId, 'notes', listId],
      queryFn: ({ signal }) => fetchNotes(userId, listId, signal),
      staleTime: 30_000,
      // another device of the parent may have changed them
      refetchOnWindowFocus: true,
      meta: { keep: 'lists' },
    }),
}

/** A note, and the one that the parent saw while typing it. Empty texts are no notes. */
type Change = { note: string; seen: string }

/**
 * Saves the note of a saved activity; an empty text removes it. Fails if another device has changed the note that the parent
 * saw, or has removed the activity from the list: then all lists are fetched again.
 */
export const writeNote = (queryClient: QueryClient, place: Place) =>
  mutationOptions({
    mutationFn: ({ note, seen }: Change) =>
      writeOrFind(updateNote(place, { note, seen }), async (signal) => {
        const notes = await fetchNotes(place.userId, place.listId, signal)
        return (notes[place.activityId] ?? '') === note
      }),
    onError(error) {
      const isOld = error instanceof BackendError && (error.status === 404 || error.status === 409)
      if (isOld) void queryClient.invalidateQueries({ queryKey: listQueries.all })
    },
    async onSuccess(_, { note }) {
      const { queryKey } = noteQueries.ofList(place.userId, place.listId)
      // an answer under way has the old note, and may have new ones of another device
      const isFetching = queryClient.isFetching({ queryKey }) > 0
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (notes) => ({ ...notes, [place.activityId]: note }))
      if (isFetching) void queryClient.invalidateQueries({ queryKey })
      // also where the parent has gone on meanwhile
      if (readNoteDraft(place)?.text.trim() === note) keepNoteDraft(place, undefined)
      announce(note ? 'Note saved' : 'Note removed')
      tellOtherTabs()
    },
    meta: { failureTitle: 'Error', failure: 'Failed to save note' },
  })

async function updateNote({ userId, listId, activityId }: Place, { note, seen }: Change): Promise<boolean> {
  const row = { list_id: listId, activity_id: activityId, user_id: userId }
  const update = backend()
    .from('list_activities')
    .update({ note: note || null })
    .match(row)
  const { data } = await (seen ? update.eq('note', seen) : update.is('note', null))
    .select('id')
    .throwOnError()
  if (data.length > 0) return true
  const { data: found } = await backend().from('list_activities').select('note').match(row).throwOnError()
  const [kept] = found
  if (!kept) throw new BackendError('refused', { status: 404, serviceMessage: REMOVED })
  if ((kept.note ?? '') !== note) throw new BackendError('refused', { status: 409, serviceMessage: CHANGED })
  return true
}

async function fetchNotes(userId: string, listId: string, signal: AbortSignal): Promise<Notes> {
  const notes: Notes = {}
  for (let from = 0; ; from += MOST_ROWS) {
    const { data } = await backend()
      .from('list_activities')
      .select('activity_id, note')
      .match({ user_id: userId, list_id: listId })
      .not('note', 'is', null)
      .order('id')
      .range(from, from + MOST_ROWS - 1)
      .abortSignal(signal)
      .throwOnError()
    for (const { activity_id, note } of data) if (note) notes[activity_id] = note
    if (data.length < MOST_ROWS) return notes
  }
}
