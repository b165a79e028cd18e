import type { QueryClient } from '@tanstack/react-query'

const KEY = 'lists-changed'
const following = new WeakSet<QueryClient>()

/**
 * Tells the other tabs of this browser that the lists have changed: writing to the storage is an event there.
 * Where storage is denied they follow when they are looked at again.
 */
export function tellOtherTabs(): void {
  try {
    // another value each time, or it would be no event
    localStorage.setItem(KEY, `${Date.now()} ${Math.random()}`)
  } catch {
    // nothing is lost
  }
}

/** Has what this page shows of `queryKey` asked for anew when another tab has changed the lists; once per page. */
export function followOtherTabs(queryClient: QueryClient, queryKey: readonly unknown[]): void {
  if (following.has(queryClient)) return
  following.add(queryClient)
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY) void queryClient.invalidateQueries({ queryKey })
  })
}
