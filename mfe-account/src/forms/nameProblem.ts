/** The maximum length of a name in the database, here in UTF-16 units. */
const LONGEST = 60

/** The message of a name that is missing, or that is too long: what is pasted is not cut without a word. */
export function nameProblem(name: string, missing: string): string | undefined {
  const { length } = name.trim()
  if (length === 0) return missing
  return length > LONGEST ? `${length} of ${LONGEST} characters: please shorten it.` : undefined
}
