/**
 * A flag of V8: garbage is collected when the heap is three times what was alive after the last time. By itself V8 collects
 * a small heap at half as much again. With the texts of pages that was every 25 pages. V8 reads the flag at each collection,
 * so a process may also set it while it runs.
 */
export const HEAP_GROWTH = '--heap-growing-percent=200'
