/** The maximum length of a name in the database, here in UTF-16 units. */
const LONGEST = 60

/** A sign that is seen: no blank, no control, nothing that is ignored by default (DI), and no empty Braille cell. */
const VISIBLE = /[^\s\p{Cc}\p{DI}\u2800]/u

/** The message of a name in which nothing is seen, or that is too long: what is pasted is not cut without a word. */
export function nameProblem(name: string, missing: string): string | undefined {
  if (!VISIBLE.test(name)) return missing
  const { length } = name.trim()
  return length > LONGEST ? `${length} of ${LONGEST} characters: please shorten it.` : undefined
}
