/**
 * How many rows one request asks for. The service silently truncates longer responses (max_rows), so after a full page there is
 * another request; and ids are part of a URL, whose length is limited.
 */
export const MOST_ROWS = 100

/** Cuts items into parts of at most this size, in their order. */
export const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  )
