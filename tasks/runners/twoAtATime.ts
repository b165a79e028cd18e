/**
 * Does this for each item, two at a time. After an error it begins no further one, and throws when the other has ended:
 * nothing runs on beside what the task does next.
 */
export async function twoAtATime<Item>(
  items: Iterable<Item>,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = taken(items)
  const worker = async () => {
    // an error ends it for the other one too
    for (const item of left) await act(item)
  }
  const ended = await Promise.allSettled([worker(), worker()])
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

function* taken<Item>(items: Iterable<Item>): Generator<Item> {
  yield* items
}
