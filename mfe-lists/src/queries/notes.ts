import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { BackendError, backend } from 'shared-auth'
import { MOST_ROWS } from './chunks'
import { listQueries } from './lists'
import { writeOrFind } from './lostAnswer'
import { keepNoteDraft, readNoteDraft } from './noteDrafts'
import { tellOtherTabs } from './otherTabs'

/** The maximum length of a note in the database. */
export const LONGEST_NOTE = 280

type Notes = Record<string, string>
type Place = { userId: string; listId: string; activityId: string }

export const noteQueries = {
  /** The parent's own notes in one list, by activity. A change of lists in another tab fetches them again. */
  ofList: (userId: string, listId: string) =>
    queryOptions({
      queryKey: [...listQueries.all, userId, 'notes', listId],
      queryFn: ({ signal }) => fetchNotes(userId, listId, signal),
      staleTime: 30_000,
      meta: { keep: 'lists' },
    }),
}

/** Saves the note of a saved activity; an empty text removes it. */
export const writeNote = (queryClient: QueryClient, place: Place) =>
  mutationOptions({
    mutationFn: (note: string) =>
      writeOrFind(updateNote(place, note || null), async (signal) => {
        const notes = await fetchNotes(place.userId, place.listId, signal)
        return (notes[place.activityId] ?? '') === note
      }),
    async onSuccess(_, note) {
      const { queryKey } = noteQueries.ofList(place.userId, place.listId)
      // an answer under way has the old note
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (notes) => ({ ...notes, [place.activityId]: note }))
      // also where the parent has gone on meanwhile
      if (readNoteDraft(place)?.trim() === note) keepNoteDraft(place, undefined)
      tellOtherTabs()
    },
    meta: { failureTitle: 'Error', failure: 'Failed to save note' },
  })

async function updateNote({ userId, listId, activityId }: Place, note: string | null): Promise<boolean> {
  const { data } = await backend()
    .from('list_activities')
    .update({ note })
    .match({ list_id: listId, activity_id: activityId, user_id: userId })
    .select('id')
    .throwOnError()
  // the activity was removed from the list meanwhile
  if (data.length === 0) throw new BackendError('refused', { status: 404 })
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
