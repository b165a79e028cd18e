/** The first ones in their order, but with each kind once before any comes twice. */
export function mixKinds<Item extends { kind: string }>(items: readonly Item[], most: number): Item[] {
  const left = [...items]
  const mixed: Item[] = []
  let kinds = new Set<string>()
  while (mixed.length < most && left.length > 0) {
    const next = left.findIndex(({ kind }) => !kinds.has(kind))
    if (next < 0) kinds = new Set()
    else {
      const [item] = left.splice(next, 1)
      if (!item) break
      kinds.add(item.kind)
      mixed.push(item)
    }
  }
  return mixed
}
