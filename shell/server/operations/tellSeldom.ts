/** When the same sentence is said again, in milliseconds, and how many different ones are said meanwhile. */
const AGAIN = 60_000
const MOST = 20

/**
 * Returns a function that logs a sentence, but not the same one again within a minute: each of a thousand requests may meet the
 * same fault. Their lines, and the metrics, say how many did.
 */
export function createTeller(now = () => performance.now()) {
  const said = new Map<string, number>()
  return (sentence: string) => {
    for (const [other, when] of said) if (now() - when >= AGAIN) said.delete(other)
    if (said.has(sentence) || said.size >= MOST) return
    said.set(sentence, now())
    console.error(sentence)
  }
}
