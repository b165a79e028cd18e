import type { CallRow, Value } from './callRow.ts'

const ANY = /[\s\S]*/
const UUID = '[0-9a-f-]{36}'

const auth = (name: string, method: string, path: string, more: Partial<CallRow> = {}): CallRow => ({
  name: `auth: ${name}`,
  by: 'site',
  method,
  path: `/auth/v1/${path}`,
  ...more,
})

/** What the client library can do and no screen of this product asks it to. */
const libraryOnly = (name: string, method: string, path: Value, more: Partial<CallRow> = {}): CallRow => ({
  name: `auth: ${name}`,
  by: 'library',
  method,
  path: typeof path === 'string' ? `/auth/v1/${path}` : path,
  ...more,
})

const rest = (name: string, method: string, table: string, more: Partial<CallRow> = {}): CallRow => ({
  name: `${table}: ${name}`,
  by: 'site',
  method,
  path: `/rest/v1/${table}`,
  ...more,
})

const authCalls: CallRow[] = [
  auth('sign up', 'POST', 'signup', {
    query: { redirect_to: /\/email-verification/ },
    body: { email: /@/, password: ANY, data: /"name":/, gotrue_meta_security: ANY },
  }),
  auth('sign in', 'POST', 'token', {
    query: { grant_type: 'password' },
    body: { email: /@/, password: ANY },
  }),
  auth('renew a session', 'POST', 'token', {
    query: { grant_type: 'refresh_token' },
    body: { refresh_token: ANY },
  }),
  libraryOnly('exchange a code', 'POST', 'token', { query: { grant_type: 'pkce' } }),
  libraryOnly('exchange an id token', 'POST', 'token', { query: { grant_type: 'id_token' } }),
  libraryOnly('one-time password', 'POST', 'otp'),
  libraryOnly('verify', 'POST', 'verify'),
  auth('resend', 'POST', 'resend', { body: { email: /@/, type: 'signup' } }),
  libraryOnly('single sign-on', 'POST', 'sso'),
  auth('recover', 'POST', 'recover', { query: { redirect_to: /\/reset-password$/ }, body: { email: /@/ } }),
  auth('read the user', 'GET', 'user'),
  auth('set a new password', 'PUT', 'user', { body: { password: ANY } }),
  libraryOnly('reauthenticate', 'GET', 'reauthenticate'),
  auth('sign out, everywhere', 'POST', 'logout', { query: { scope: 'global' } }),
  auth('sign in with Google', 'GET', 'authorize', {
    query: { provider: 'google', redirect_to: /^https?:\/\/[^/]+\/$/ },
  }),
  libraryOnly('link an identity', 'GET', 'user/identities/authorize'),
  libraryOnly('unlink an identity', 'DELETE', new RegExp(`^/auth/v1/user/identities/${UUID}$`)),
  libraryOnly('enrol a factor', 'POST', 'factors'),
  libraryOnly('remove a factor', 'DELETE', new RegExp(`^/auth/v1/factors/${UUID}$`)),
  libraryOnly('challenge a factor', 'POST', new RegExp(`^/auth/v1/factors/${UUID}/challenge$`)),
  libraryOnly('verify a factor', 'POST', new RegExp(`^/auth/v1/factors/${UUID}/verify$`)),
  libraryOnly('read the keys', 'GET', '.well-known/jwks.json'),
]

/** The list page's request with one condition of the filter mappings. */
const filtered = (name: string, query: Record<string, Value>, instead?: string): CallRow =>
  rest(name, 'GET', 'Listings', { query: { publish_status: 'eq.Published', limit: '12', ...query }, instead })

const oneOf = (...values: string[]) => {
  const escaped = values.map((value) => `"?${value.replace(/[/]/g, '\\/')}"?`)
  return new RegExp(`^in\\.\\(${escaped.join(',')}\\)$`)
}
const flags = (...names: string[]) =>
  new RegExp(`\\(${names.map((name) => `${name}\\.eq\\.true`).join(',')}\\)`)

const DAYS_KEPT = 'one condition on columns that the database keeps (architecture.md section 5)'
const EMBEDDED = 'embedded in the one request of the page (architecture.md section 5)'

const listPage: CallRow[] = [
  rest('first page of twelve with the exact count', 'GET', 'Listings', {
    query: { publish_status: 'eq.Published', offset: '0', limit: '12' },
    prefer: 'count=exact',
  }),
  rest('second page', 'GET', 'Listings', { query: { offset: '12', limit: '12' } }),
  {
    ...filtered(
      'search',
      { query: /\w/ },
      'a function of the database searches fts and puts the best match first',
    ),
    path: '/rest/v1/rpc/search_listings',
  },
  filtered('location', { or: /^\(suburb\.ilike\.".*%",state\.ilike\.".*%"\)$/ }),
  filtered('a single day', { or: /^\(open_days\.cs\.\{\w+\},event_dates\.cs\."\[/ }, DAYS_KEPT),
  filtered('the weekend', { open_days: 'ov.{saturday,sunday}' }, DAYS_KEPT),
  filtered(
    'image of each card',
    {
      select: /image_metadata\(image_url/,
      'image_metadata.order': /^created_at/,
      'image_metadata.limit': '1',
    },
    EMBEDDED,
  ),
  filtered(
    'hours of each card',
    { select: /opening_hours\(/, 'opening_hours.end_date': 'is.null' },
    EMBEDDED,
  ),
  filtered('playgrounds', { primary_type: oneOf('playground', 'playcentre') }),
  filtered('zoos & wildlife', { primary_type: oneOf('zoo', 'wildlife_park', 'aquarium') }),
  filtered('sports', { primary_type: oneOf('sports_complex', 'sports_activity_location') }),
  filtered('swimming & water sports', { primary_type: oneOf('swimming_pool', 'water_park') }),
  filtered('parks & gardens', { primary_type: oneOf('park', 'botanical_garden', 'picnic_ground') }),
  filtered('theme parks', { primary_type: oneOf('theme_park', 'water_park') }),
  filtered('shows & events', { primary_type: oneOf('show', 'festival', 'event') }),
  filtered('another category equals primary_type', { primary_type: oneOf('lighthouse') }),
  ...['babies', 'toddlers', 'preschoolers', 'primary', 'preteens', 'teens'].map((group) =>
    filtered(`ages: ${group}`, { or: flags('all_ages', group) }),
  ),
  filtered('ages: all', { or: flags('all_ages') }),
  filtered('free', { free: 'eq.true' }),
  filtered('indoor', { indoor: 'eq.true' }),
  filtered('cafe/ dining nearby', {
    dining_options: oneOf('Cafe/ dining onsite', 'Cafes and dining nearby', 'Dining onsite'),
  }),
  filtered('accessible', {
    or: flags('accessible_entrance', 'accessible_parking', 'accessible_seating', 'accessible_restroom'),
  }),
]

const detail: CallRow[] = [
  rest('one by id', 'GET', 'Listings', { query: { id: new RegExp(`^eq\\.${UUID}$`) } }),
  rest('its images by date', 'GET', 'Listings', {
    query: {
      id: /^eq\./,
      select: /image_metadata\(image_url,caption,alt_text\)/,
      'image_metadata.order': /^created_at/,
    },
    instead: EMBEDDED,
  }),
  rest('its hours', 'GET', 'Listings', {
    query: { id: /^eq\./, select: /opening_hours\(/ },
    instead: EMBEDDED,
  }),
  rest('related', 'GET', 'Listings', {
    query: {
      primary_type: /^eq\./,
      publish_status: 'eq.Published',
      id: new RegExp(`^neq\\.${UUID}$`),
      limit: '4',
      select: /image_metadata\(.*opening_hours\(/,
    },
  }),
]

const userId = { user_id: new RegExp(`^eq\\.${UUID}$`) }
const own = { id: new RegExp(`^eq\\.${UUID}$`), ...userId }

const parents: CallRow[] = [
  rest('of a user, newest first, with what is saved', 'GET', 'lists', {
    query: { ...userId, order: /^created_at\.desc/, select: /list_activities\(id,activity_id/ },
  }),
  rest('create, and have it back', 'POST', 'lists', {
    query: { select: ANY },
    body: { name: ANY, emoji: ANY, user_id: ANY },
    prefer: 'return=representation',
  }),
  rest('the default one', 'POST', 'lists', { body: { name: 'Favorites', emoji: '❤️', user_id: ANY } }),
  rest('rename', 'PATCH', 'lists', { query: own, body: { name: ANY, emoji: ANY } }),
  rest('delete', 'DELETE', 'lists', { query: own }),
  rest('whether an activity is saved', 'GET', 'lists', {
    query: { ...userId, select: /list_activities\(id,activity_id/ },
    instead: 'one request for all lists answers it for every heart of a page',
  }),
  rest('save', 'POST', 'list_activities', {
    body: { list_id: ANY, activity_id: ANY, user_id: ANY, activity_type: 'external' },
  }),
  rest('remove', 'DELETE', 'list_activities', {
    query: { ...userId, list_id: new RegExp(`^eq\\.${UUID}$`), activity_id: new RegExp(`^eq\\.${UUID}$`) },
  }),
  rest('the saved ones', 'GET', 'Listings', {
    query: { id: /^in\.\(/, select: /^id,name,suburb,.*\btags\b/ },
  }),
  rest('of the saved ones, oldest first', 'GET', 'image_metadata', {
    query: { listing_id: /^in\.\(/, select: 'listing_id,image_url', order: /^created_at(\.asc)?\b/ },
  }),
  rest('the username', 'GET', 'profiles', { query: { id: /^eq\./, select: 'username' } }),
  rest('save the username', 'PATCH', 'profiles', {
    query: { id: /^eq\./ },
    body: { username: ANY, updated_at: /^\d{4}-\d\d-\d\dT.*Z$/ },
  }),
]

const listing = ['type', 'name', 'description', 'contactName', 'contactEmail', 'phone', 'website', 'location']
const anything = (...names: string[]) => Object.fromEntries(names.map((name) => [name, ANY]))

/** Every call of spec.md section 7, with its filter mappings. */
export const calls: CallRow[] = [
  ...authCalls,
  rest('localities', 'GET', 'Postcodes', {
    query: {
      select: 'locality,postcode,state',
      locality: /^ilike\.%.+%$/,
      state: 'eq.NSW',
      order: /^locality/,
      limit: '5',
    },
  }),
  ...listPage,
  ...detail,
  ...parents,
  {
    name: 'function: listing-submission',
    by: 'site',
    method: 'POST',
    path: '/functions/v1/listing-submission',
    body: anything(...listing, 'additionalInfo'),
  },
  {
    name: 'function: send-contact-email',
    by: 'site',
    method: 'POST',
    path: '/functions/v1/send-contact-email',
    body: anything('name', 'email', 'subject', 'message'),
  },
]
