import type { Mutant } from './derived.ts'
import { rewriteColumn } from './rewrite.ts'

/** Faults in what is handy of a listing. */
export const HANDY_MUTANTS: Mutant[] = (
  [
    ['WHEN toilets', 'WHEN NOT toilets'],
    ['shaded OR', 'false OR'],
    [`shaded_details = 'Partly'`, `shaded_details <> ''`],
    [`OR (shaded_details = 'Partly'::text)`, ''],
    ['WHEN fenced', 'WHEN NOT fenced'],
    [`'yes'::text, `, ''],
    [`'free'::text, `, ''],
    [`'yes'`, `'no'`],
    [`, 'paid'::text`, ''],
    ['OR free_street_parking', ''],
    ['OR free_parking_lot', ''],
    ['OR free_garage_parking', ''],
    ['OR paid_street_parking', ''],
    ['OR paid_parking_lot', ''],
    ['OR paid_garage_parking', ''],
    ['WHEN close_to_transport', 'WHEN NOT close_to_transport'],
    ['WHEN pram_paths', 'WHEN baby_change'],
    ['WHEN baby_change', 'WHEN pram_paths'],
    ['WHEN water_play', 'WHEN NOT water_play'],
    ['WHEN bbq_available', 'WHEN NOT bbq_available'],
    ['WHEN allows_dogs', 'WHEN NOT allows_dogs'],
    ['WHEN birthday_parties', 'WHEN NOT birthday_parties'],
    ['array_remove(', 'array_append('],
  ] as const
).map(([piece, other]) => ({
  name: `handy with ${other} for ${piece}`,
  ...rewriteColumn('handy', piece, other),
}))
