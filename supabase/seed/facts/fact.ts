import { weekdays } from 'shared-ui/dates'

/** One fact about a listing: the columns that belong together, as they are to be in the database. */
export type Fact = { line: number; name: string; fact: FactName; columns: Record<string, unknown> }

/** The columns of each fact (public.import_facts): those of a fact are written together, or kept together. */
export const FACT_COLUMNS = {
  hours: [...weekdays, 'always_open', 'pattern', 'hours_source', 'hours_as_of', 'hours_verified_at'],
  dates: ['start_date', 'end_date', 'sample_dates'],
  point: ['latitude', 'longitude', 'point_source'],
  shaded: ['shaded', 'shaded_details'],
  fenced: ['fenced', 'fenced_details'],
  toilets: ['toilets'],
  parking: ['parking'],
  pram_paths: ['pram_paths'],
  water_play: ['water_play'],
  baby_change: ['baby_change'],
  checked: ['facts_source', 'verified_at'],
} as const

export type FactName = keyof typeof FACT_COLUMNS
