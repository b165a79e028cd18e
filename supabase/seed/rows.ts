import { weekdays } from 'shared-ui/dates'
import type { CatalogueEntry, ParkingKind } from './catalogue/entry.ts'
import { type Edition, nextEdition } from './facts/seasons.ts'
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
  const edition = entry.event ? nextEdition(entry.name, entry.event, today) : null
  return {
    listing: listingRow(entry, id, edition),
    images: imageRows(entry, id, slug),
    hours: hoursRow(entry, id, edition),
  }
}

function listingRow(entry: CatalogueEntry, id: string, edition: Edition | null): Row {
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
    tips: entry.tips ?? null,
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
    pram_paths: fact('pram_paths') ?? facilities.pramPaths ?? null,
    water_play: fact('water_play') ?? (entry.tags?.includes('Water play') ? true : null),
    baby_change: fact('baby_change'),
    latitude: fact('latitude'),
    longitude: fact('longitude'),
    point_source: fact('point_source'),
    facts_source: fact('facts_source'),
    verified_at: fact('verified_at'),
    sample_dates: edition?.isSample ?? null,
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
function hoursRow({ name, hours }: CatalogueEntry, listingId: string, edition: Edition | null): Row | null {
  const facts = seededFacts.get(name) ?? {}
  const isKnown = 'always_open' in facts
  if (!isKnown && !hours && !edition) return null
  const alwaysOpen = hours !== undefined && 'alwaysOpen' in hours
  const days = weekdays.map((day) => {
    if (isKnown) return [day, facts[day]]
    return [day, alwaysOpen ? 'Open 24 hours' : (hours?.[day] ?? null)]
  })
  return {
    id: uuidOf(`${listingId}/hours`),
    listing_id: listingId,
    ...Object.fromEntries(days),
    always_open: isKnown ? facts.always_open : alwaysOpen,
    pattern: facts.pattern ?? null,
    hours_source: facts.hours_source ?? null,
    hours_as_of: facts.hours_as_of ?? null,
    hours_verified_at: facts.hours_verified_at ?? null,
    start_date: edition?.from ?? null,
    end_date: edition?.to ?? null,
  }
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
