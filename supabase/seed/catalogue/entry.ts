import type { CompositionName } from 'pictures/kinds'

/**
 * The format of the catalogue: one CatalogueEntry per listing, plain data. `seed.ts` writes an entry as rows of
 * "Listings", image_metadata and opening_hours (spec.md section 3). An entry contains only known facts: an omitted
 * facility, age or hour is unknown (null) in the database, never "no".
 */
export type CatalogueEntry = {
  /** The slug, the id (a uuid of the slug) and the folder of the pictures depend on it, so do not change it. */
  name: string
  /** HTML: <p>, <ul>, <li>, <strong>, <em>, <a href>. At most 20,000 characters. */
  description: string
  primaryType: PrimaryType
  /** Default: 'event' if `event` is set, otherwise 'other'. */
  listingType?: 'event' | 'other'
  /** Default 'Published'. A 'Draft' is seeded but never shown. */
  publishStatus?: 'Published' | 'Draft'

  suburb: string
  /** Default 'NSW'. */
  state?: string
  address?: string
  /** https only. */
  googleMapsUri?: string
  /** Digits, spaces, + ( ) - only. */
  phoneNumber?: string
  /** http or https. */
  website?: string

  /** Free text, for example 'From $12'. Only if a source states it. */
  price?: string
  /** Default false. */
  free?: boolean
  /** Default false. */
  indoor?: boolean
  /** HTML, like the description. At most 10,000 characters. */
  tips?: string
  /** Shown on the cards and used by the search ('outdoors', 'active', 'water play'). The first ones are shown first. */
  tags?: string[]
  externalRating?: number
  externalRatingUserCount?: number

  /** Default 'all' (product.md 1.5: if no age were set, the display and the filter would disagree). */
  ages?: 'all' | AgeGroup[]

  facilities?: {
    playground?: boolean
    playgroundDetails?: string
    shaded?: boolean
    fenced?: boolean
    diningOptions?: DiningOption
    seatingAvailable?: boolean
    closeToTransport?: boolean
    toilets?: boolean
    pramPaths?: boolean
    allowsDogs?: boolean
    bbqAvailable?: boolean
    birthdayParties?: boolean
  }
  accessible?: { entrance?: boolean; parking?: boolean; seating?: boolean; restroom?: boolean }
  /** true or false if known. A text means yes with details, and is stored in the matching _details column. */
  parking?: Partial<Record<ParkingKind, boolean | string>>

  /** Regular hours. If omitted, they are unknown and no row of opening_hours is written, except for events. */
  hours?: Hours
  /** When an event takes place. The seed counts to the next time, so that it is never in the past. */
  event?: EventDates

  /** One to five pictures. The card shows the first one. */
  images: [EntryImage, ...EntryImage[]]
}

export type PrimaryType =
  | 'aquarium'
  | 'botanical_garden'
  | 'entertainment_centre'
  | 'event'
  | 'festival'
  | 'museum'
  | 'park'
  | 'picnic_ground'
  | 'playcentre'
  | 'playground'
  | 'show'
  | 'sports_activity_location'
  | 'sports_complex'
  | 'swimming_pool'
  | 'theme_park'
  | 'walking_trail'
  | 'water_park'
  | 'wildlife_park'
  | 'zoo'

export type AgeGroup = 'babies' | 'toddlers' | 'preschoolers' | 'primary' | 'preteens' | 'teens'

/** The exact three values of spec.md section 3. */
export type DiningOption = 'Cafe/ dining onsite' | 'Cafes and dining nearby' | 'Dining onsite'

export type ParkingKind = 'freeStreet' | 'paidStreet' | 'freeLot' | 'paidLot' | 'freeGarage' | 'paidGarage'

type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday'

/** A time range for each day ('9:30am - 5:00pm') or 'CLOSED'. An omitted day is unknown. */
type WeekHours = Partial<Record<Weekday, string>>

/** alwaysOpen also writes "Open 24 hours" on every day, so that the weekend filter finds it (product.md 1.3). */
type Hours = WeekHours | { alwaysOpen: true }

/**
 * `in season`: the editions of facts/events.csv. `every` weekday, or that of a week of the month (1 to 4), for `lasts` days.
 * `startsIn` days after the day of seeding (negative: already started), for `lasts` days: for tests and measurements only.
 */
export type EventDates =
  | 'in season'
  | { every: Weekday; week?: 1 | 2 | 3 | 4; lasts: number }
  | { startsIn: number; lasts: number }

/**
 * The caption describes the place; the picture's alt text describes the drawing. `scene` is a composition, not only a
 * kind, so that the picture fits the place and does not change when its kind gets another composition.
 */
export type EntryImage = { scene: CompositionName; caption: string }

/** The same hours on all seven days. */
export const daily = (range: string): WeekHours => week(range, range)

/** One time range from Monday to Friday, and one on Saturday and Sunday ('CLOSED' if closed). */
export function week(weekdays: string, weekend: string): WeekHours {
  return {
    monday: weekdays,
    tuesday: weekdays,
    wednesday: weekdays,
    thursday: weekdays,
    friday: weekdays,
    saturday: weekend,
    sunday: weekend,
  }
}
