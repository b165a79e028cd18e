import { addDays, weekdays } from 'shared-ui/dates'
import type { CatalogueEntry, EventDates, ParkingKind } from './catalogue/entry.ts'
import { seededFacts } from './facts/seededFacts.ts'
import { identify, uuidOf } from './ids.ts'
import { altOf, fileOf, picturesOf } from './pictures.ts'

/** The rows of one entry, by column name as in the database. */
export type ListingRows = { listing: Row; images: Row[]; hours: Row | null }

/** Column names to JSON values. */
export type Row = Record<string, unknown> & { id: string }

/** Returns the rows of an entry for the day `today` (ISO, Sydney). */
export function rowsOf(entry: CatalogueEntry, today: string): ListingRows {
  const { id, slug } = identify(entry)
  return {
    listing: listingRow(entry, id),
    images: imageRows(entry, id, slug),
    hours: hoursRow(entry, id, today),
  }
}

/** The sources only have months, so the seed generates the dates of events, and this text says so. */
const SAMPLE_DATES =
  '<p><strong>Sample dates.</strong> The dates here stand in for the real ones: check with the organiser.</p>'

function listingRow(entry: CatalogueEntry, id: string): Row {
  const { ages = 'all', facilities = {}, accessible = {} } = entry
  const facts = seededFacts.get(entry.name) ?? {}
  const fact = (column: string) => facts[column] ?? null
  return {
    id,
    name: entry.name,
    description: entry.description,
    listing_type: entry.listingType ?? (entry.event ? 'event' : 'other'),
    primary_type: entry.primaryType,
    publish_status: entry.publishStatus ?? 'Published',
    suburb: entry.suburb,
    state: entry.state ?? 'NSW',
    address: entry.address ?? null,
    google_maps_uri: entry.googleMapsUri ?? null,
    phone_number: entry.phoneNumber ?? null,
    website: entry.website ?? null,
    price: entry.price ?? null,
    free: entry.free ?? false,
    indoor: entry.indoor ?? false,
    tips: entry.event ? SAMPLE_DATES + (entry.tips ?? '') : (entry.tips ?? null),
    tags: entry.tags ?? [],
    external_rating: entry.externalRating ?? null,
    external_rating_user_count: entry.externalRatingUserCount ?? null,
    playground: facilities.playground ?? null,
    playground_details: facilities.playgroundDetails ?? null,
    shaded: 'shaded' in facts ? fact('shaded') : (facilities.shaded ?? null),
    shaded_details: fact('shaded_details'),
    fenced: 'fenced' in facts ? fact('fenced') : (facilities.fenced ?? null),
    fenced_details: fact('fenced_details'),
    dining_options: facilities.diningOptions ?? null,
    seating_available: facilities.seatingAvailable ?? null,
    close_to_transport: facilities.closeToTransport ?? null,
    toilets: fact('toilets') ?? facilities.toilets ?? null,
    parking: fact('parking'),
    pram_paths: fact('pram_paths'),
    water_play: fact('water_play'),
    baby_change: fact('baby_change'),
    latitude: fact('latitude'),
    longitude: fact('longitude'),
    point_source: fact('point_source'),
    facts_source: fact('facts_source'),
    verified_at: fact('verified_at'),
    sample_dates: entry.event ? true : null,
    allows_dogs: facilities.allowsDogs ?? null,
    bbq_available: facilities.bbqAvailable ?? null,
    birthday_parties: facilities.birthdayParties ?? null,
    all_ages: ages === 'all',
    babies: ages.includes('babies'),
    toddlers: ages.includes('toddlers'),
    preschoolers: ages.includes('preschoolers'),
    primary: ages.includes('primary'),
    preteens: ages.includes('preteens'),
    teens: ages.includes('teens'),
    accessible_entrance: accessible.entrance ?? null,
    accessible_parking: accessible.parking ?? null,
    accessible_seating: accessible.seating ?? null,
    accessible_restroom: accessible.restroom ?? null,
    ...parkingColumns(entry.parking ?? {}),
  }
}

const PARKING_COLUMNS: Record<ParkingKind, string> = {
  freeStreet: 'free_street_parking',
  paidStreet: 'paid_street_parking',
  freeLot: 'free_parking_lot',
  paidLot: 'paid_parking_lot',
  freeGarage: 'free_garage_parking',
  paidGarage: 'paid_garage_parking',
}

function parkingColumns(parking: NonNullable<CatalogueEntry['parking']>) {
  const kinds: ParkingKind[] = ['freeStreet', 'paidStreet', 'freeLot', 'paidLot', 'freeGarage', 'paidGarage']
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const known = parking[kind]
      return [
        [PARKING_COLUMNS[kind], typeof known === 'string' ? true : (known ?? null)],
        [`${PARKING_COLUMNS[kind]}_details`, typeof known === 'string' ? known : null],
      ]
    }),
  )
}

/** created_at is generated; it only defines the order of the pictures (spec.md section 3). */
const imageRows = (entry: CatalogueEntry, listingId: string, slug: string): Row[] =>
  picturesOf(entry).map((picture, index) => ({
    id: uuidOf(`${slug}/image/${picture.number}`),
    listing_id: listingId,
    image_url: fileOf(picture, 960),
    caption: entry.images[index]?.caption ?? null,
    alt_text: altOf(picture),
    created_at: `2026-01-01T00:00:${String(index).padStart(2, '0')}Z`,
  }))

/** The hours of the facts, which have a source, before those of the entry. */
function hoursRow({ name, hours, event }: CatalogueEntry, listingId: string, today: string): Row | null {
  const facts = seededFacts.get(name) ?? {}
  const isKnown = 'always_open' in facts
  if (!isKnown && !hours && !event) return null
  const alwaysOpen = hours !== undefined && 'alwaysOpen' in hours
  const days = weekdays.map((day) => {
    if (isKnown) return [day, facts[day]]
    return [day, alwaysOpen ? 'Open 24 hours' : (hours?.[day] ?? null)]
  })
  const { start_date = null, end_date = null } = event ? eventDates(event, today) : {}
  return {
    id: uuidOf(`${listingId}/hours`),
    listing_id: listingId,
    ...Object.fromEntries(days),
    always_open: isKnown ? facts.always_open : alwaysOpen,
    pattern: facts.pattern ?? null,
    hours_source: facts.hours_source ?? null,
    hours_verified_at: facts.hours_verified_at ?? null,
    start_date,
    end_date,
  }
}

function eventDates(event: EventDates, today: string): { start_date: string; end_date: string } {
  if ('weekend' in event) {
    const saturday = addDays(comingSaturday(today), 7 * event.weekend)
    return { start_date: saturday, end_date: addDays(saturday, 1) }
  }
  const start_date = addDays(today, event.startsIn)
  return { start_date, end_date: addDays(start_date, event.lasts - 1) }
}

/** The Saturday of "This Weekend" (product.md 1.3): today on a Saturday, six days later on a Sunday. */
function comingSaturday(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, (6 - weekday + 7) % 7)
}

/** The days that the database keeps of these hours (private.refresh_listing_days), as columns of the listing. */
export function daysOf(hours: Row | null) {
  const isOpen = (day: string) =>
    hours !== null && (hours.always_open || (!hours.start_date && (hours[day] ?? 'CLOSED') !== 'CLOSED'))
  return {
    open_days: weekdays.filter(isOpen),
    event_dates: hours?.start_date ? `[${hours.start_date},${hours.end_date}]` : null,
  }
}
