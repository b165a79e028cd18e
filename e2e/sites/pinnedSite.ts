import type { Page } from '@playwright/test'

/** The date in the tests of looks: a Saturday in late spring. */
export const NOW = new Date('2026-11-21T10:00:00+11:00')

export type Pinned = {
  /** Whether a parent with two lists is signed in. */
  isSignedIn?: boolean
  /** The backend's response to a request for listings: 12 of them, none, or an error. */
  listings?: 'some' | 'none' | 'broken'
}

/**
 * Gives the page a fixed date and fixed data: the clock is stopped, and a stub replaces the whole backend, so that a
 * change of the catalogue does not change a recorded look.
 */
export async function pin(page: Page, { isSignedIn = false, listings = 'some' }: Pinned) {
  await page.clock.setFixedTime(NOW)
  if (isSignedIn) await page.addInitScript((text) => localStorage.setItem('sprouts-auth', text), session())
  await page.route(`${process.env.BACKEND_ORIGIN}/**`, (route) => {
    const request = route.request()
    return route.fulfill(answerOf(request.url(), request.headers().accept, listings))
  })
}

type Answer = { status: number; headers: Record<string, string>; body: string }

/** What the stub answers instead of the backend. */
export function answerOf(address: string, accept = '', listings: Pinned['listings'] = 'some'): Answer {
  const url = new URL(address)
  if (url.pathname.startsWith('/storage/'))
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body: PICTURE }
  if (listings === 'broken' && url.pathname.endsWith('/Listings')) return json({ message: 'down' }, 503)
  if (url.pathname.endsWith('/rpc/shared_list')) return json([SHARED])
  // counts and close matches have no results here
  if (url.pathname.includes('/rpc/')) return json([])
  const rows = rowsOf(url, listings)?.slice(0, Number(url.searchParams.get('limit') ?? 100))
  if (!rows) return json({})
  return json(accept.includes('vnd.pgrst.object') ? rows[0] : rows, 200, rows.length)
}

function rowsOf({ pathname, searchParams }: URL, listings: Pinned['listings']): object[] | null {
  const table = /^\/rest\/v1\/(\w+)$/.exec(pathname)?.[1]
  if (table === 'profiles') return [{ username: 'Mia Nguyen' }]
  if (table === 'lists') return lists
  if (table === 'image_metadata')
    return activities.map(({ id, image_metadata: [first] }) => ({ listing_id: id, ...first }))
  if (table !== 'Listings') return table ? [] : null
  if (listings === 'none') return []
  const id = searchParams.get('id')
  if (id?.startsWith('eq.')) return activities.filter((activity) => id === `eq.${activity.id}`)
  if (id?.startsWith('in.')) return activities.filter((activity) => id.includes(activity.id))
  return activities
}

function json(body: unknown, status = 200, total = 0): Answer {
  return {
    status,
    headers: {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      'access-control-expose-headers': 'content-range',
      'content-range': total > 0 ? `0-${total - 1}/${total}` : '*/0',
    },
    body: JSON.stringify(body ?? null),
  }
}

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640"/>'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const open = (hours: string) => Object.fromEntries(days.map((day) => [day, hours]))

const places = [
  ['Taronga Zoo Sydney', 'Mosman', ['Wildlife', 'Ferry ride', 'Outdoors']],
  ["Children's WILD PLAY Garden", 'Centennial Park', ['Nature play', 'Free']],
  ['Australian Museum', 'Sydney', ['Dinosaurs', 'Indoor', 'Rainy day']],
  ['Shelly Beach', 'Manly', ['Beach', 'Free']],
  ['Luna Park Sydney', 'Milsons Point', ['Rides', 'Harbour views']],
  ['A wildlife park whose name is so long that it needs a second line', 'Doonside', ['Koalas', 'Kangaroos']],
  ['Ian Thorpe Aquatic Centre', 'Ultimo', ['Swimming', 'Indoor']],
  ['Royal Botanic Garden', 'Sydney', ['Free', 'Picnics']],
  ['Prince Henry Cliff Walk', 'Katoomba', ['Bushwalk', 'Lookouts']],
  ['Kids at the House', 'Sydney', ['Theatre', 'School holidays']],
  ['Blaxland Riverside Park', 'Sydney Olympic Park', ['Playground', 'Water play']],
  ['SEA LIFE Sydney Aquarium', 'Sydney', ['Sharks', 'Indoor']],
] as const

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`

const activities = places.map(([name, suburb, tags], index) => ({
  id: idOf(index),
  name,
  suburb,
  tags,
  state: 'NSW',
  address: `${index + 1} Harbour Road, ${suburb} NSW`,
  listing_type: 'other',
  primary_type: 'zoo',
  publish_status: 'Published',
  description:
    '<p>Giraffes with the best view in town. Come over by ferry, start at the top gate and wander down.</p><p>It is hilly. Prams are fine.</p>',
  tips: '<ul><li>Bring hats and water.</li><li>Go early: the keepers talk at ten.</li></ul>',
  website: 'https://example.com/',
  google_maps_uri: null,
  phone_number: null,
  free: index % 3 === 1,
  indoor: index % 3 === 2,
  price: null,
  all_ages: index % 2 === 0,
  toddlers: true,
  preschoolers: true,
  primary: index % 4 < 2,
  playground: true,
  playground_details: 'Fenced, with a slide',
  shaded: 'Some sails and trees',
  fenced: true,
  toilets: true,
  close_to_transport: 'Ferry from Circular Quay',
  dining_options: 'Cafe/ dining onsite',
  accessible_entrance: true,
  accessible_restroom: true,
  free_street_parking: true,
  paid_parking_lot: true,
  paid_parking_lot_details: 'Enter from the top road',
  image_metadata: [1, 2, 3, 4].map((number) => ({
    image_url: `pinned/${number}.svg`,
    alt_text: 'Illustration of the place',
    caption: null,
  })),
  opening_hours: [
    {
      always_open: index % 4 === 3,
      start_date: null,
      end_date: null,
      ...open(index % 4 === 3 ? 'Open 24 hours' : '9:30 am - 5:00 pm'),
    },
  ],
}))

const USER = '00000000-0000-4000-8000-00000000abcd'

const lists = [
  ['Favorites', '❤️', [0, 1, 2, 3, 4]],
  ['Rainy days', '🎨', []],
].map(([name, emoji, saved], index) => ({
  id: `10000000-0000-4000-8000-00000000000${index}`,
  user_id: USER,
  name,
  emoji,
  created_at: '2026-11-01T00:00:00Z',
  list_activities: (saved as number[]).map((activity) => ({
    id: `20000000-0000-4000-8000-00000000000${activity}`,
    activity_id: idOf(activity),
    created_at: `2026-11-0${activity + 2}T00:00:00Z`,
    note: null,
  })),
}))

const SHARED = { name: 'Rainy days', emoji: '🎨', activities: [0, 2, 6].map(idOf) }

/** A session that does not expire during the test. */
export function session(): string {
  const expires_at = 4_102_444_800
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const access_token = [
    { alg: 'HS256', typ: 'JWT' },
    { sub: USER, exp: expires_at, role: 'authenticated' },
  ]
    .map(part)
    .concat('c2lnbmF0dXJl')
    .join('.')
  const user = {
    id: USER,
    email: 'mia.nguyen@example.com',
    user_metadata: { name: 'Mia Nguyen' },
    app_metadata: {},
  }
  return JSON.stringify({
    access_token,
    refresh_token: 'none',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at,
    user,
  })
}
