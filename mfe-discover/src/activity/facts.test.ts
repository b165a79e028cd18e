import { accessibilityDetails, highlights, type ListingFacts, parkingOptions } from './facts'

const unknown: ListingFacts = {
  listing_type: 'other',
  playground: null,
  playground_details: null,
  dining_options: null,
  indoor: false,
  toilets: null,
  shaded: null,
  fenced: null,
  seating_available: null,
  close_to_transport: null,
  bbq_available: null,
  allows_dogs: null,
  birthday_parties: null,
  accessible_entrance: null,
  accessible_parking: null,
  accessible_seating: null,
  accessible_restroom: null,
  free_street_parking: null,
  free_street_parking_details: null,
  paid_street_parking: null,
  paid_street_parking_details: null,
  free_parking_lot: null,
  free_parking_lot_details: null,
  paid_parking_lot: null,
  paid_parking_lot_details: null,
  free_garage_parking: null,
  free_garage_parking_details: null,
  paid_garage_parking: null,
  paid_garage_parking_details: null,
}

test('of a listing that says nothing, only All Ages is shown', () => {
  expect(highlights(unknown, null)).toEqual([{ icon: 'ages', label: 'Ages', text: 'All Ages' }])
})

test('an event with dates shows them and not its playground', () => {
  const event = { ...unknown, listing_type: 'event', playground: true }
  expect(highlights(event, '1 to 3 May').map(({ label }) => label)).toEqual(['Event Dates', 'Ages'])
  expect(highlights(event, null).map(({ label }) => label)).toEqual(['Ages', 'Playground'])
  expect(highlights({ ...event, listing_type: 'other' }, '1 to 3 May').map(({ label }) => label)).toEqual([
    'Ages',
    'Playground',
  ])
})

test('a facility is a label, with its text where it has one', () => {
  const listing = {
    ...unknown,
    toddlers: true,
    toilets: true,
    fenced: 'Half of it',
    shaded: 'None',
    allows_dogs: 'False',
    dining_options: ['Cafe/ dining onsite', 'None'],
    playground: true,
    playground_details: 'Rope climb',
  }
  expect(highlights(listing, null)).toEqual([
    { icon: 'ages', label: 'Ages', text: 'Toddlers (1-3)' },
    { icon: 'playground', label: 'Playground', text: 'Rope climb' },
    { icon: 'dining', label: 'Food', text: 'Cafe/ dining onsite' },
    { icon: 'toilets', label: 'Toilets', text: null },
    { icon: 'fenced', label: 'Fenced', text: 'Half of it' },
  ])
})

test('accessibility: what is there, else limited, and whether anyone was asked', () => {
  expect(accessibilityDetails({ ...unknown, accessible_entrance: true, accessible_restroom: true })).toEqual({
    text: 'Entrance, Restroom',
    unknown: 'Not known yet, so ask the venue: parking, seating.',
  })
  expect(accessibilityDetails({ ...unknown, accessible_entrance: false })).toEqual({
    text: 'Limited accessibility',
    unknown: 'Not known yet, so ask the venue: parking, seating, restroom.',
  })
  expect(accessibilityDetails(unknown)).toEqual({
    text: 'Limited accessibility',
    unknown: 'Not known yet, so ask the venue: entrance, parking, seating, restroom.',
  })
  const none = { accessible_entrance: false, accessible_parking: false, accessible_seating: false }
  expect(accessibilityDetails({ ...unknown, ...none, accessible_restroom: true }).unknown).toBeNull()
})

test('parking: free and paid apart, a no wins over leftover details', () => {
  const listing = {
    ...unknown,
    free_street_parking: true,
    free_street_parking_details: 'Fills by 9 am',
    free_parking_lot: false,
    free_parking_lot_details: 'Closed since May',
    paid_parking_lot: true,
    paid_parking_lot_details: 'None',
    paid_garage_parking_details: 'Under the library',
  }
  expect(parkingOptions(listing)).toEqual({
    free: ['Street parking: Fills by 9 am'],
    paid: ['Car park', 'Garage: Under the library'],
  })
  expect(parkingOptions(unknown)).toEqual({ free: [], paid: [] })
})
