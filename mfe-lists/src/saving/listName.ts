import { tooLong } from './tooLong'

/** The maximum length of a name in the database. */
const LONGEST = 100

/** Invisible signs: controls, blanks that are letters, and those that turn the direction of a text. Emoji need U+200D. */
const INVISIBLE =
  /[\p{Cc}\u00ad\u061c\u115f\u1160\u180e\u2800\u3164\uffa0\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u
/** Neither a space nor what joins emoji. */
const VISIBLE = /(?!\u200d|\ufe0f)\S/u

/**
 * Returns why a list cannot have this name, or undefined. Two lists could look the same otherwise, and a name could turn the
 * text around it. The database has the same rule (lists_name_visible); names from before it are shown as they are.
 */
export function listNameProblem(name: string): string | undefined {
  const text = name.trim()
  if (INVISIBLE.test(text)) return 'List name cannot have invisible characters'
  return VISIBLE.test(text) ? tooLong(text, LONGEST) : 'List name cannot be empty'
}
