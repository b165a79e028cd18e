import type { SavedList } from './queries/lists'

/** One list that an activity is in. `id` is that of the link between the two. */
export type Place = { id: string; listId: string; listName: string }

/** Every list that an activity is in, newest list first. */
export function savedPlaces(lists: SavedList[], activityId: string): Place[] {
  return lists.flatMap((list) =>
    list.saved
      .filter((saved) => saved.activityId === activityId)
      .map(({ id }) => ({ id, listId: list.id, listName: list.name })),
  )
}
