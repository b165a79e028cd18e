import assert from 'node:assert/strict'
import { record } from './record.ts'

/** Section 9, one value a row. Times are in ms. */
export const constants = {
  'page size of listings': 12,
  'search suggestions, at most': 20,
  'related activities': 4,
  'location results, at most': 5,
  'state of location results': 'NSW',
  'location debounce': 300,
  'inactivity timeout': 1_800_000,
  'first width that is not mobile': 768,
  'first width without the filter sheet': 1024,
  'meta description on detail, at most': 160,
  'emoji choices': 24,
  'emojis per row': 6,
  'default emoji': '❤️',
  'criteria of the strength meter': 5,
  'password minimum on sign-up': 8,
  'password minimum on reset': 8,
  'password minimum on profile': 6,
  'password reset redirect delay': 3_000,
  'simulated add-listing delay': 1_500,
  'empty-lists create dialog delay': 500,
  'calendar cells': 42,
  'first day of the calendar week': 'Monday',
  'default list': 'Favorites',
  'image hint': 'PNG, JPG up to 5MB each',
  'an image of 6 MB is taken': true,
  'saved grid columns': [1, 2, 3],
  'add-listing default category': 'rainy-days',
  'a card without an image shows the stock placeholder': true,
  'a saved card without an image shows placeholder-activity': true,
  'auth auto-refresh tick, about': 30_000,
  'a sign-out reaches the other tabs': true,
  'fallback explore text mentions': '100+ activities',
  // section 7, in ms
  'first pause before a failed refresh is tried again': 200,
  'factor of each further pause': 2,
} as const

type Constants = typeof constants

/**
 * Says that a test has measured a constant of the product: fails where the value is not that of the table, else
 * notes the row as seen. Give it what was counted, timed or read on the page, never the number that is expected.
 */
export function proves<Name extends keyof Constants>(name: Name, measured: unknown): void {
  assert.deepEqual(measured, constants[name], `spec.md section 9, ${name}`)
  record('constants', name)
}
