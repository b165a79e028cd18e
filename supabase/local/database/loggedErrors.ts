import { inspect } from 'node:util'

/** The fields of an error of PostgreSQL in both drivers that say no value. */
type Refusal = { code: string; message: string; query?: string | undefined }

/** Data exceptions: their messages quote the value. */
const QUOTES_VALUE = /^22/

/**
 * What a log may say of a failed statement. Its parameters are data of people, and so may be the rest of what PostgreSQL says:
 * the detail of a row that is refused is the row.
 */
export function lineOf({ code, message, query }: Refusal): string {
  const kind = query && /\w+/.exec(query)?.[0].toLowerCase()
  return [code, kind && `(${kind})`, QUOTES_VALUE.test(code) ? '' : message].filter(Boolean).join(' ')
}

/** Lets all errors of a driver be logged in such a line, wherever that is: PGlite writes the parameters into each of them. */
export function logNoValues({ prototype }: { prototype: object }): void {
  Object.assign(prototype, {
    [inspect.custom](this: Refusal) {
      return `The database refused: ${lineOf(this)}`
    },
  })
}
