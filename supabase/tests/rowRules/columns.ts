import { MISSING, UNSAVED } from './fixtures.ts'

/** SQL expressions that a column accepts, and those that it refuses with the error code. One of them has null. */
export type Column = { takes: string[]; refuses?: Record<string, string> }

const NOT_NULL = '23502'
const CHECK = '23514'
const FOREIGN_KEY = '23503'
const GENERATED = '428C9'

const letters = (count: number) => `repeat('é', ${count})`
const link = (start: string, length: number) => `'${start}' || repeat('x', ${length - start.length})`

const required = (column: Column): Column => ({
  takes: column.takes,
  refuses: { null: NOT_NULL, ...column.refuses },
})
const optional = ({ takes, refuses }: Column): Column => ({ takes: ['null', ...takes], refuses })

const text = (most: number): Column => ({
  takes: [`''`, letters(most)],
  refuses: { [letters(most + 1)]: CHECK },
})
/** Text that is not empty or blank. */
const filled = (most: number): Column => ({
  takes: [`'x'`, letters(most)],
  refuses: { "''": CHECK, "'  '": CHECK, [letters(most + 1)]: CHECK },
})
const oneOf = (...values: string[]): Column => ({
  takes: values.map((value) => `'${value}'`),
  refuses: { "'something else'": CHECK, "''": CHECK },
})
const any = (...takes: string[]): Column => ({ takes })

const key = required(any())
const flag = required(any('true', 'false'))
const unknownFlag = optional(any('true', 'false'))
const time = required(any('now()'))
const details = optional(text(1000))
const hours = optional(text(100))
const reference = (taken: string[]): Column =>
  required({ takes: taken, refuses: { [`'${MISSING}'`]: FOREIGN_KEY } })

/** Every column of the project's tables. A test fails if one is missing here. */
export const COLUMNS: Record<string, Record<string, Column>> = {
  'public."Listings"': {
    id: key,
    name: required(filled(200)),
    description: optional(text(20_000)),
    listing_type: required(oneOf('event', 'other')),
    primary_type: required(filled(60)),
    publish_status: required(oneOf('Draft', 'Published')),
    suburb: optional(text(100)),
    state: optional(text(40)),
    address: optional(text(300)),
    google_maps_uri: optional({
      takes: [`'HTTPS://maps.example/x'`, link('https://', 2000)],
      refuses: {
        "'http://maps.example'": CHECK,
        "'javascript:alert(1)//https://x'": CHECK,
        "E'javascript:alert(1)\\nhttps://x'": CHECK,
        [link('https://', 2001)]: CHECK,
      },
    }),
    phone_number: optional({
      takes: [`'000'`, `'+61 (2) 9000-0000'`, `repeat('0', 30)`],
      refuses: { "'00'": CHECK, "repeat('0', 31)": CHECK, "'call me'": CHECK, "E'000\\n000'": CHECK },
    }),
    website: optional({
      takes: [`'http://x.example'`, `'HTTPS://x.example'`, link('https://', 2000)],
      refuses: {
        "'javascript:alert(1)'": CHECK,
        "E'javascript:alert(1)\\nhttps://x'": CHECK,
        "'//x.example'": CHECK,
        "'ftp://x.example'": CHECK,
        [link('https://', 2001)]: CHECK,
      },
    }),
    price: optional(text(200)),
    free: flag,
    indoor: flag,
    tips: optional(text(10_000)),
    tags: required({
      takes: [`'{}'`, `array_fill('x'::text, array[30])`],
      refuses: { "array_fill('x'::text, array[31])": CHECK },
    }),
    external_rating: optional({ takes: ['0', '5'], refuses: { '-0.1': CHECK, '5.1': CHECK } }),
    external_rating_user_count: optional({ takes: ['0', '1000000'], refuses: { '-1': CHECK } }),
    playground: unknownFlag,
    playground_details: details,
    shaded: unknownFlag,
    fenced: unknownFlag,
    dining_options: optional(oneOf('Cafe/ dining onsite', 'Cafes and dining nearby', 'Dining onsite')),
    seating_available: unknownFlag,
    close_to_transport: unknownFlag,
    toilets: unknownFlag,
    allows_dogs: unknownFlag,
    bbq_available: unknownFlag,
    birthday_parties: unknownFlag,
    all_ages: flag,
    babies: flag,
    toddlers: flag,
    preschoolers: flag,
    primary: flag,
    preteens: flag,
    teens: flag,
    accessible_entrance: unknownFlag,
    accessible_parking: unknownFlag,
    accessible_seating: unknownFlag,
    accessible_restroom: unknownFlag,
    free_street_parking: unknownFlag,
    free_street_parking_details: details,
    paid_street_parking: unknownFlag,
    paid_street_parking_details: details,
    free_parking_lot: unknownFlag,
    free_parking_lot_details: details,
    paid_parking_lot: unknownFlag,
    paid_parking_lot_details: details,
    free_garage_parking: unknownFlag,
    free_garage_parking_details: details,
    paid_garage_parking: unknownFlag,
    paid_garage_parking_details: details,
    // Latitude and longitude come together (keys.ts).
    latitude: { takes: ['-90', '90'], refuses: { null: CHECK, '-90.1': CHECK, '90.1': CHECK } },
    longitude: { takes: ['-180', '180'], refuses: { null: CHECK, '-180.1': CHECK, '180.1': CHECK } },
    point_source: optional(text(300)),
    shaded_details: details,
    fenced_details: details,
    parking: optional(oneOf('yes', 'no', 'free', 'paid')),
    pram_paths: unknownFlag,
    water_play: unknownFlag,
    baby_change: unknownFlag,
    facts_source: optional(text(500)),
    verified_at: optional(any(`'2026-10-01'`)),
    sample_dates: unknownFlag,
    // A trigger writes these four (places.ts).
    region: optional(any(`'x'`)),
    postcode: optional(any(`'x'`)),
    near_latitude: optional(any('1')),
    near_longitude: optional(any('1')),
    recommended: optional(any('1')),
    open_days: required(any(`'{monday}'`)),
    event_dates: optional(any(`'[2026-12-01,2026-12-03]'`)),
    // A trigger writes these two (words.ts).
    fts: optional(any("''")),
    broad: optional(any('1')),
    // handy.ts
    handy: { takes: [], refuses: { null: GENERATED, "'{}'": GENERATED } },
  },
  'public.image_metadata': {
    id: required(any('gen_random_uuid()')),
    listing_id: reference([`'${UNSAVED}'`]),
    image_url: required(text(2000)),
    caption: optional(text(300)),
    alt_text: optional(text(300)),
    created_at: time,
  },
  'public.opening_hours': {
    id: required(any('gen_random_uuid()')),
    listing_id: reference([`'${UNSAVED}'`]),
    monday: hours,
    tuesday: hours,
    wednesday: hours,
    thursday: hours,
    friday: hours,
    saturday: hours,
    sunday: hours,
    always_open: flag,
    pattern: optional(oneOf('by session', 'seasonal')),
    hours_source: optional(text(500)),
    hours_as_of: optional(any(`'2026-10-01'`)),
    hours_verified_at: optional(any(`'2026-10-01'`)),
    // Only one of the two dates.
    start_date: { takes: ['null'], refuses: { "'2026-12-01'": CHECK } },
    end_date: { takes: ['null'], refuses: { "'2026-12-01'": CHECK } },
  },
  'public."Postcodes"': {
    id: { takes: [], refuses: { null: GENERATED, '7': GENERATED } },
    locality: required({ takes: [`'x'`, letters(100)], refuses: { "''": CHECK, [letters(101)]: CHECK } }),
    postcode: required({
      takes: [`'0800'`, `'9999'`],
      refuses: { "'208'": CHECK, "'20888'": CHECK, "'208x'": CHECK },
    }),
    state: required({
      takes: [`'SA'`, `'NSW'`],
      refuses: { "'N'": CHECK, "'NSWX'": CHECK, "'nsw'": CHECK },
    }),
    // Latitude and longitude come together (keys.ts).
    latitude: { takes: ['-90', '90'], refuses: { null: CHECK, '-90.1': CHECK, '90.1': CHECK } },
    longitude: { takes: ['-180', '180'], refuses: { null: CHECK, '-180.1': CHECK, '180.1': CHECK } },
    region: optional(filled(60)),
  },
  'public.profiles': {
    id: reference([]),
    username: optional({
      takes: [`'x'`, letters(60), `'  trimmed  '`],
      refuses: { "''": CHECK, "'  '": CHECK, [letters(61)]: CHECK },
    }),
    // The trigger replaces both values with the current time.
    updated_at: any('now()', 'null'),
  },
  'public.lists': {
    id: key,
    name: required({
      takes: [...filled(100).takes, `'👨‍👩‍👧 Zoo'`],
      refuses: {
        ...filled(100).refuses,
        "rpad('Zoo', 101)": CHECK,
        "e'Zoo\\u200bdays'": CHECK,
        "e'a\\nb'": CHECK,
        "e'\\u200d'": CHECK,
      },
    }),
    emoji: required({ takes: [`'❤️'`, letters(16)], refuses: { "''": CHECK, [letters(17)]: CHECK } }),
    // The saved activity in the list prevents a change of owner.
    user_id: reference([]),
    created_at: time,
    share_token: optional(any('gen_random_uuid()')),
  },
  'public.list_activities': {
    id: required(any('gen_random_uuid()')),
    list_id: reference([]),
    activity_id: reference([`'${UNSAVED}'`]),
    user_id: reference([]),
    activity_type: required(oneOf('external')),
    created_at: time,
    note: optional({ takes: [`'x'`, letters(280)], refuses: { "''": CHECK, [letters(281)]: CHECK } }),
  },
  'private.submissions': {
    id: required(any('gen_random_uuid()')),
    kind: required(oneOf('listing', 'contact')),
    idem_key: required(any('gen_random_uuid()')),
    payload: required({
      takes: [`to_jsonb(repeat('x', 16382))`],
      refuses: { "to_jsonb(repeat('x', 16383))": CHECK, "to_jsonb(repeat('é', 8192))": CHECK },
    }),
    created_at: time,
    attempts: required({ takes: ['0', '1'], refuses: { '-1': CHECK } }),
    next_try_at: optional(any('now()')),
    // one of the three at a time, and the row is waiting
    claimed_at: { takes: ['null'], refuses: { 'now()': CHECK } },
    emailed_at: { takes: ['null'], refuses: { 'now()': CHECK } },
  },
  'private.imported_facts': {
    listing_id: reference([`'${UNSAVED}'`]),
    fact: required(any(`'hours'`)),
    columns: required(any(`'{}'`)),
  },
  'private.rate_limits': {
    bucket: required(any(`'x'`)),
    window_start: required(any('now()')),
    hits: required(any('0', '1')),
  },
}
