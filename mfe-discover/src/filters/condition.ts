import { quote } from './quote'

/**
 * One condition of a listing request: a column with operator and value, or alternatives that are joined with OR. All
 * conditions of a request are joined with AND.
 */
export type Condition = { column: string; operator: string; value: string } | { anyOf: readonly string[] }

/** What every request of listings asks for. */
export const PUBLISHED: Condition = { column: 'publish_status', operator: 'eq', value: 'Published' }

/** Leaves out the events that are on on none of these days (YYYY-MM-DD). */
export const onSoon = (from: string, to: string): Condition => ({
  anyOf: ['event_dates.is.null', `event_dates.ov.${quote(`[${from},${to}]`)}`],
})
