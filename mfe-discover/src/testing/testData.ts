import type { Database } from 'shared-auth'
import type { HoursRow } from 'shared-ui'
import type { stubApi } from 'shared-ui/testing'
import type { ActivitySummary } from '../queries/cards'

type Listing = Database['public']['Tables']['Listings']['Row']
type Image = { image_url: string; alt_text: string | null; caption: string | null }
export type ListingRow = Listing & { image_metadata: Image[]; opening_hours: HoursRow[] }

const UNKNOWN: Listing = {
  id: '',
  name: '',
  accessible_entrance: null,
  accessible_parking: null,
  accessible_restroom: null,
  accessible_seating: null,
  address: null,
  all_ages: true,
  allows_dogs: null,
  babies: false,
  baby_change: null,
  bbq_available: null,
  birthday_parties: null,
  broad: null,
  close_to_transport: null,
  description: null,
  dining_options: null,
  event_dates: null,
  external_rating: null,
  external_rating_user_count: null,
  facts_source: null,
  fenced: null,
  fenced_details: null,
  free: false,
  free_garage_parking: null,
  free_garage_parking_details: null,
  free_parking_lot: null,
  free_parking_lot_details: null,
  free_street_parking: null,
  free_street_parking_details: null,
  fts: null,
  google_maps_uri: null,
  handy: [],
  indoor: false,
  latitude: null,
  listing_type: 'other',
  longitude: null,
  near_latitude: null,
  near_longitude: null,
  open_days: [],
  paid_garage_parking: null,
  paid_garage_parking_details: null,
  paid_parking_lot: null,
  paid_parking_lot_details: null,
  paid_street_parking: null,
  paid_street_parking_details: null,
  parking: null,
  phone_number: null,
  playground: null,
  playground_details: null,
  point_source: null,
  pram_paths: null,
  preschoolers: false,
  preteens: false,
  price: null,
  primary: false,
  postcode: null,
  region: null,
  primary_type: 'zoo',
  publish_status: 'Published',
  sample_dates: null,
  recommended: 1001,
  seating_available: null,
  shaded: null,
  shaded_details: null,
  state: 'NSW',
  suburb: 'Mosman',
  tags: [],
  teens: false,
  tips: null,
  toddlers: false,
  toilets: null,
  verified_at: null,
  water_play: null,
  website: null,
}

/** Returns a fake id for a number. */
export function idOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
}

/** Returns a published listing, as the backend does, with a name and no other facts. */
export function listing(number: number, fields: Partial<ListingRow> = {}): ListingRow {
  return {
    ...UNKNOWN,
    id: idOf(number),
    name: `Place ${number}`,
    image_metadata: [],
    opening_hours: [],
    ...fields,
  }
}

/** A response with one page of rows and the total count, as for `count: exact`. */
function pageOf(rows: readonly ListingRow[], total: number): Response {
  return Response.json(rows, { headers: { 'content-range': `0-${Math.max(rows.length - 1, 0)}/${total}` } })
}

/** Returns a stub that responds with pages of `rows` by the requested offset. */
export function pagesOf(rows: readonly ListingRow[], total = rows.length) {
  return (request: Request) => {
    const offset = Number(new URL(request.url).searchParams.get('offset'))
    return pageOf(rows.slice(offset, offset + 12), total)
  }
}

/** Stubs for a search: its pages, and the request that counts what it finds. */
export const searchStubs = (answer: Parameters<typeof stubApi>[0][string]) => ({
  'GET rpc/search_listings': answer,
  'GET rpc/found_listings': answer,
})

/** An activity for a card of which nothing but these is known. */
export const summary = (fields: Partial<ActivitySummary>): ActivitySummary => ({
  id: '',
  name: '',
  suburb: null,
  tags: [],
  ageLabel: '',
  suits: null,
  facts: [],
  image: null,
  hours: undefined,
  eventDates: null,
  lastDay: null,
  ...fields,
})
