/** Keeps the entries that were used last, up to a number of bytes. An entry that alone is larger is not kept. */
export function keepRecent<Entry extends { size: number }>(room: number) {
  const kept = new Map<string, Entry>()
  let used = 0

  function remove(key: string): void {
    used -= kept.get(key)?.size ?? 0
    kept.delete(key)
  }

  return {
    get(key: string): Entry | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      // a Map keeps the order of insertion: its first key was not used for the longest time
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    set(key: string, entry: Entry): void {
      remove(key)
      if (entry.size > room) return
      kept.set(key, entry)
      used += entry.size
      for (const oldest of kept.keys()) {
        if (used <= room) break
        remove(oldest)
      }
    },
    remove,
    /** The keys, that of the entry that was used last at the end. */
    keys: () => [...kept.keys()],
    bytes: () => used,
  }
}
