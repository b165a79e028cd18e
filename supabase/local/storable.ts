/**
 * Parses JSON. Throws a SyntaxError if it is none, and a TypeError if a text in it cannot be stored by the database: one with
 * NUL, or with half of a surrogate pair.
 */
export const parseStorable = (json: string): unknown =>
  JSON.parse(json, (name: string, value: unknown) => {
    for (const text of [name, value]) {
      if (typeof text === 'string' && !isStorable(text)) throw new TypeError('A text cannot be stored')
    }
    return value
  })

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')
