/** Parts of at most this many ids, in their order: an answer of the service has at most a hundred rows. */
export const chunksOf = (ids: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  )
