import type { Cell } from './probe.ts'
import { idOf, insert, literal } from './sql.ts'

/** A Wednesday. */
const TODAY = '2026-11-25'

type Place = {
  kind?: string
  km?: number
  suburb?: string
  days?: string
  dates?: [string, string]
  away?: true
  draft?: true
}

/** A published listing this far north of the Town Hall; without a distance it has no point of its own. */
const place = (
  name: string,
  { kind = 'museum', km, suburb, days = 'wednesday', dates, away, draft }: Place = {},
) =>
  insert('public."Listings"', {
    id: idOf(name),
    name: literal(name),
    primary_type: literal(kind),
    listing_type: dates || days === 'none' ? `'event'` : `'other'`,
    publish_status: draft ? `'Draft'` : `'Published'`,
    tags: away ? `'{Weekend away}'` : `'{}'`,
    suburb: suburb ? literal(suburb) : 'null',
    latitude: km === undefined ? 'null' : String(-33.8732 + km / 111.2),
    longitude: km === undefined ? 'null' : '151.2061',
    open_days: literal(`{${dates || days === 'none' ? '' : days}}`),
    event_dates: dates ? literal(`[${dates}]`) : 'null',
  })
/** A place 1 km from the Town Hall whose pictures show this, the first one first. */
const pictured = (name: string, kind: string, ...pictures: string[]) =>
  [
    place(name, { kind, km: 1 }),
    ...pictures.map((shown, index) =>
      insert('public.image_metadata', {
        listing_id: idOf(name),
        image_url: `'x/1-960.webp'`,
        alt_text: literal(shown),
        created_at: literal(`2026-01-0${index + 1}`),
      }),
    ),
  ].join(';')
const places = (by: Record<string, Place>) => Object.entries(by).map(([name, more]) => place(name, more))
const many = (
  count: number,
  values: string,
) => `insert into public."Listings" (name, primary_type, publish_status, tags)
  select 'Place ' || number, ${values} from generate_series(1, ${count}) as number`

const recommend = (day = TODAY) => `select private.recommend('${day}')`

/** What is in the database after these statements and a Wednesday's order. */
const order = (name: string, given: string[], finds: string, expected: string): Cell => ({
  name,
  given: ['delete from public."Listings"', ...given].join(';'),
  as: 'superuser',
  sql: recommend(),
  finds,
  expected,
})
const listed = (column: string) =>
  `select string_agg(${column}, ', ' order by recommended) from public."Listings"`
const counted = (condition: string) => `select count(*) from public."Listings" where ${condition}`

/** Who may compute the order of the list, and what it is. */
export const RECOMMENDING: Record<string, Cell[]> = {
  'public."Listings"': [
    ...(['visitor', 'owner', 'service'] as const).map((as) => ({
      name: `the order of the list computed by ${as}`,
      as,
      sql: recommend(),
      expected: '42501',
    })),
    order(
      'first what is open or on, then what may be or soon is, what is closed, what is over or later',
      places({
        Later: { kind: 'show', dates: ['2026-12-09', '2026-12-10'] },
        Closed: { kind: 'zoo', days: 'tuesday,thursday' },
        Unknown: { kind: 'park', days: '', km: 1 },
        Soon: { kind: 'festival', dates: ['2026-12-08', '2026-12-10'], km: 7 },
        Open: { kind: 'museum', km: 1 },
        Now: { kind: 'event', dates: ['2026-11-20', '2026-11-25'], km: 7 },
        'Now with closed days': { kind: 'playground', dates: ['2026-11-25', '2026-11-26'], km: 12 },
      }),
      listed('name'),
      'Open, Now, Now with closed days, Unknown, Soon, Closed, Later',
    ),
    order(
      'an event without dates, or one that is over, is not among those that may be open',
      places({ Unknown: { kind: 'park', days: '' }, 'No dates': { kind: 'event', days: 'none', km: 1 } }),
      listed('name'),
      'Unknown, No dates',
    ),
    order(
      'near the centre before far from it',
      places({
        'No point': { kind: 'show' },
        '39 km': { kind: 'zoo', km: 39 },
        '19 km': { kind: 'park', km: 19 },
        '6 km': { kind: 'beach', km: 6 },
        '3 km': { kind: 'museum', km: 3 },
      }),
      listed('name'),
      '3 km, 6 km, 19 km, 39 km, No point',
    ),
    order(
      'by the suburb where there is no point of its own',
      [
        `update public."Postcodes" set latitude = -33.8732, longitude = 151.2061 where locality = 'Manly'`,
        ...places({
          Nowhere: { kind: 'zoo' },
          '6 km': { kind: 'beach', km: 6 },
          'In Manly': { kind: 'show', suburb: 'Manly' },
        }),
      ],
      listed('name'),
      'In Manly, 6 km, Nowhere',
    ),
    order(
      'beyond 20 km after two of the near ones, beyond 40 km and without a point after four',
      places({
        ...Object.fromEntries(
          ['park', 'zoo'].flatMap((kind) =>
            [1, 2, 3, 4, 5].map((turn) => [`${kind} ${turn}`, { kind, km: 1 }]),
          ),
        ),
        '30 km': { kind: 'show', km: 30 },
        '50 km': { kind: 'beach', km: 50 },
      }),
      `select string_agg(name || ' ' || recommended, ', ' order by recommended) from public."Listings" where name ~ 'km'`,
      '30 km 7, 50 km 12',
    ),
    order(
      'kinds by turns',
      [1, 2, 3].flatMap((turn) => [
        place(`Park ${turn}`, { kind: 'park', km: 1 }),
        place(`Zoo ${turn}`, { kind: 'zoo', km: 7 }),
      ]),
      listed('primary_type'),
      'park, zoo, park, zoo, park, zoo',
    ),
    order(
      'of a kind each picture once before any comes again',
      ['A walk', 'A pond', 'A wood', 'B walk', 'B pond', 'B wood'].map((name) =>
        pictured(name, 'park', name.charAt(0)),
      ),
      listed('name'),
      'A walk, B wood, A pond, B walk, A wood, B pond',
    ),
    order(
      'no picture again among the next three, where another is left',
      [
        pictured('Tree farm', 'farm', 'a tree', 'a cow'),
        pictured('Tree hill', 'park', 'a tree', 'a hill'),
        ...['Slide', 'Bear', 'Cow', 'Boat', 'Mask', 'Lion'].map((name) => pictured(name, name)),
      ],
      listed('name'),
      'Tree farm, Slide, Bear, Cow, Tree hill, Boat, Mask, Lion',
    ),
    order(
      'no two neighbours of one kind, where all pictures are alike',
      ['Park three', 'Park one', 'Zoo one', 'Zoo three'].map((name) =>
        pictured(name, name.startsWith('Zoo') ? 'zoo' : 'park', 'a tree'),
      ),
      listed('primary_type'),
      'park, zoo, park, zoo',
    ),
    order(
      'no two neighbours of one kind, where the near and open ones are of one kind',
      [
        ...[1, 2, 3].map((turn) => place(`Park ${turn}`, { kind: 'park', km: 1 })),
        place('Zoo', { kind: 'zoo', days: 'tuesday' }),
        place('Show', { kind: 'show', dates: ['2026-12-30', '2026-12-30'] }),
      ],
      listed('primary_type'),
      'park, zoo, park, show, park',
    ),
    order(
      'a kind that is more than half of the rest is not left for the end',
      [
        ...[1, 2, 3].map((turn) => place(`Park ${turn}`, { kind: 'park', days: 'tuesday' })),
        place('Zoo', { kind: 'zoo', km: 1 }),
        place('Show', { kind: 'show', km: 7 }),
      ],
      listed('primary_type'),
      'park, zoo, park, show, park',
    ),
    order(
      'places for a weekend away last, in an order of their own',
      places({
        'Away far': { kind: 'zoo', away: true, km: 50 },
        'Away near': { kind: 'park', away: true, km: 1 },
        Closed: { kind: 'museum', days: 'tuesday' },
      }),
      listed(`name || ' ' || recommended`),
      'Closed 1, Away near 2001, Away far 2002',
    ),
    order(
      'the kind of the last place before them is not the first of them',
      places({
        Park: { kind: 'park', days: 'tuesday' },
        'Away park': { kind: 'park', away: true, km: 1 },
        'Away zoo': { kind: 'zoo', away: true, km: 50 },
      }),
      listed('name'),
      'Park, Away zoo, Away park',
    ),
    order(
      'a draft has no place',
      places({ Draft: { draft: true, km: 1 }, Open: { km: 7 } }),
      listed(`name || ' ' || recommended`),
      'Open 1, Draft 1001',
    ),
    order(
      'the first thousand, each with a place of its own',
      [many(1010, `'park', 'Published', '{}'`)],
      `select concat_ws(' ', count(distinct recommended), max(recommended), (${counted('recommended = 1001')})) from public."Listings"`,
      '1001 1001 10',
    ),
    order(
      'and the first thousand of those for a weekend away',
      [many(1010, `'park', 'Published', '{Weekend away}'`)],
      `select concat_ws(' ', count(distinct recommended), min(recommended), (${counted('recommended = 3001')})) from public."Listings"`,
      '1001 2001 10',
    ),
    order(
      'the same again on the same day, and others on another day',
      [many(50, `'park', 'Published', '{}'`), recommend()],
      `concat_ws(' ', private.recommend('${TODAY}'), private.recommend('2026-11-26') > 40)`,
      '0 t',
    ),
    order('without any listing', [], counted('true'), '0'),
    {
      name: 'a new listing is among the others, before those for a weekend away',
      as: 'superuser',
      sql: place('New'),
      finds: `select recommended from public."Listings" where name = 'New'`,
      expected: '1001',
    },
  ],
}
