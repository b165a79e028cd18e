/**
 * Conversions between API and database. @supabase/lite 0.10.0 passes JSON as text, which the driver of PostgreSQL would
 * encode again; that driver stores an object for a text column as "[object Object]"; both drivers return a time as
 * "2026-11-21 01:02:03+00", while the hosted API returns ISO 8601; and of the spellings of a boolean (`eq.t`, `eq.1`) PGlite's
 * driver refuses all but two, and that of PostgreSQL takes each for false.
 *
 * No upstream issue found. It can go when supabase/tests/process/postgres.test.ts (JSON, objects, booleans), http.test.ts
 * (times) and badRequests.test.ts (arrays) of supabase/tests/api pass without it.
 */

/** The OIDs of types in PostgreSQL's catalogue. */
const BOOL = 16
const TEXT = 25
const JSONB = 3802
const TIMESTAMPTZ = 1184

const toIso = (text: string) => text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')

const toJsonText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** Refuses an object with the message of PGlite's driver (databaseErrors.ts). */
function toText(value: unknown): string {
  if (value instanceof Object) throw new Error('Invalid input for string type')
  return String(value)
}

/** Leaves it to the database which texts are a boolean. Refuses an object with the message of PGlite's driver. */
function toBoolean(value: unknown): string {
  if (value instanceof Object) throw new Error('Invalid input for boolean type')
  return String(value)
}

/** For PGlite's driver. */
export const pgliteParsers = { [TIMESTAMPTZ]: toIso }

export const pgliteSerializers = { [BOOL]: toBoolean }

type Serializers = Record<number | string, (value: unknown) => unknown>

/**
 * Refuses an object or a number where the column is an array. PGlite 0.4.5 would send it as it is: its message to the
 * database is cut off, and no later transaction ends. The driver of PostgreSQL would throw its own error, a 500. An empty
 * object passes: lite makes it of `{}`, the empty array.
 */
export function checkArrays(serializers: Serializers): void {
  for (const [type, serialize] of Object.entries(serializers)) {
    serializers[type] = (value) => {
      const written = serialize(value)
      if (typeof written === 'string' || written instanceof Uint8Array || written == null) return written
      if (written instanceof Object && Object.keys(written).length === 0) return '{}'
      throw new Error('Invalid input for array type')
    }
  }
}

/** For the driver of PostgreSQL. */
export const postgresTypes = {
  boolean: { to: BOOL, from: [BOOL], serialize: toBoolean, parse: (text: string) => text === 't' },
  jsonb: { to: JSONB, from: [JSONB], serialize: toJsonText, parse: JSON.parse },
  text: { to: TEXT, from: [TEXT], serialize: toText, parse: String },
  timestamptz: { to: TIMESTAMPTZ, from: [TIMESTAMPTZ], serialize: String, parse: toIso },
}
