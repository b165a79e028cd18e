import type { AgeFlags } from 'shared-ui'
import { hasValue } from 'shared-ui/facilities'
import { ageGroups } from '../filters/ages'

const AMENITIES = [
  ['toilets', 'Toilets'],
  ['shaded', 'Shaded'],
  ['fenced', 'Fenced'],
  ['seating_available', 'Seating available'],
  ['close_to_transport', 'Close to transport'],
  ['bbq_available', 'BBQ available'],
  ['allows_dogs', 'Allows dogs'],
  ['birthday_parties', 'Birthday parties'],
] as const

const ACCESSIBILITY = [
  ['accessible_entrance', 'Entrance'],
  ['accessible_parking', 'Parking'],
  ['accessible_seating', 'Seating'],
  ['accessible_restroom', 'Restroom'],
] as const

const FREE_PARKING = [
  ['free_street_parking', 'Street parking'],
  ['free_parking_lot', 'Car park'],
  ['free_garage_parking', 'Garage'],
] as const

const PAID_PARKING = [
  ['paid_street_parking', 'Street parking'],
  ['paid_parking_lot', 'Car park'],
  ['paid_garage_parking', 'Garage'],
] as const

type AmenityColumn = (typeof AMENITIES)[number][0]
type AccessibilityColumn = (typeof ACCESSIBILITY)[number][0]
type ParkingColumn = (typeof FREE_PARKING | typeof PAID_PARKING)[number][0]

/**
 * The columns for Highlights, Good To Know and Parking Options (spec.md section 3). Their values are flags or free
 * text, and a text may mean "no": use `hasValue`.
 */
export type ListingFacts = AgeFlags & { listing_type: string } & Record<
    | AmenityColumn
    | AccessibilityColumn
    | ParkingColumn
    | `${ParkingColumn}_details`
    | 'dining_options'
    | 'indoor'
    | 'playground'
    | 'playground_details',
    unknown
  >

export type FactIcon = 'ages' | 'accessibility' | 'dates' | 'playground' | 'dining' | 'indoor' | AmenityColumn
export type Fact = { icon: FactIcon; label: string; text: string | null }

/**
 * Returns the Highlights (spec.md sections 4 and 5). An event with dates shows them, other listings their playground if
 * there is one. Unknown facts are omitted.
 * @param eventDates the formatted dates, or null if the listing has none
 */
export function highlights(listing: ListingFacts, eventDates: string | null): Fact[] {
  const isDatedEvent = listing.listing_type === 'event' && eventDates !== null
  const accessible = accessibleParts(listing)
  const facts: (Fact | false)[] = [
    isDatedEvent && { icon: 'dates', label: 'Event Dates', text: eventDates },
    { icon: 'ages', label: 'Ages', text: ageGroups(listing) },
    accessible.length > 0 && { icon: 'accessibility', label: 'Accessibility', text: accessible.join(', ') },
    !isDatedEvent &&
      hasValue(listing.playground) && {
        icon: 'playground',
        label: 'Playground',
        text: textOf(listing.playground_details),
      },
    hasValue(listing.dining_options) && {
      icon: 'dining',
      label: 'Food',
      text: textOf(listing.dining_options),
    },
    hasValue(listing.indoor) && { icon: 'indoor', label: 'Indoor', text: null },
    ...AMENITIES.map(
      ([column, label]) =>
        hasValue(listing[column]) && { icon: column, label, text: textOf(listing[column]) },
    ),
  ]
  return facts.filter((fact) => fact !== false)
}

/**
 * Returns the accessibility lines of Good To Know: the known facilities, otherwise "Limited accessibility", then a sentence for
 * those that are not known, because unknown does not mean no (product.md 1.8).
 */
export function accessibilityDetails(listing: ListingFacts): { text: string; unknown: string | null } {
  const unknown = ACCESSIBILITY.filter(([column]) => (listing[column] ?? null) === null)
  const names = unknown.map(([, label]) => label.toLowerCase()).join(', ')
  return {
    text: accessibleParts(listing).join(', ') || 'Limited accessibility',
    unknown: names ? `Not known yet, so ask the venue: ${names}.` : null,
  }
}

/** Returns the Parking Options: a line per existing kind, separate for free and paid. */
export function parkingOptions(listing: ListingFacts): { free: string[]; paid: string[] } {
  return { free: parkingLines(listing, FREE_PARKING), paid: parkingLines(listing, PAID_PARKING) }
}

function parkingLines(
  listing: ListingFacts,
  kinds: readonly (readonly [column: ParkingColumn, label: string])[],
): string[] {
  return kinds.flatMap(([column, label]) => {
    const details = textOf(listing[`${column}_details`])
    // a false flag wins over old details; an empty flag with details means yes
    const exists = hasValue(listing[column]) || (listing[column] == null && details !== null)
    if (!exists) return []
    return [details ? `${label}: ${details}` : label]
  })
}

function accessibleParts(listing: ListingFacts): string[] {
  return ACCESSIBILITY.filter(([column]) => listing[column] === true).map(([, label]) => label)
}

/** The text of a facility, if it is more than a flag; a list is joined. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.filter(hasValue).join(', ') || null
  const isText = typeof value === 'string' && hasValue(value) && value.trim().toLowerCase() !== 'true'
  return isText ? value.trim() : null
}
