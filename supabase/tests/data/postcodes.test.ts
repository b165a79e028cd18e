import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../local/database/database.ts'
import { lockFolder } from '../../local/lock.ts'
import { catalogue } from '../../seed/catalogue/catalogue.ts'
import { importPostcodes } from '../../seed/importPostcodes.ts'
import { seededLocalities } from '../../seed/localities.ts'
import { readPostcodes } from '../../seed/postcodesFile.ts'
import { copyOfData, shortLived } from '../backend.ts'

const ours = seededLocalities().map(({ locality, postcode }) => `${locality} ${postcode}`)

describe('the localities that are seeded', () => {
  test('are there once for each postcode, and include the well-known ones', () => {
    assert.equal(new Set(ours).size, ours.length)
    const known = [
      'Sydney 2000',
      'Bondi Beach 2026',
      'Manly 2095',
      'Parramatta 2150',
      'Penrith 2750',
      'Cronulla 2230',
    ]
    const towns = [
      'Newcastle 2300',
      'Wollongong 2500',
      'Dubbo 2830',
      'Orange 2800',
      'Albury 2640',
      'Byron Bay 2481',
    ]
    assert.deepEqual(
      [...known, ...towns].filter((locality) => !ours.includes(locality)),
      [],
    )
  })

  test('include the place of every listing, so that the location box finds it', () => {
    const postcodeOf = (address = '') => / NSW (\d{4})$/.exec(address)?.[1]
    const places = catalogue.flatMap(({ suburb, address }) => {
      const postcode = postcodeOf(address)
      return postcode ? [`${suburb} ${postcode}`] : []
    })
    // The university has its own postcode, as post office boxes do.
    assert.deepEqual(
      places.filter((place) => !ours.includes(place)),
      ['Wollongong 2522'],
    )
  })

  test('match the list of all localities of the state', async (context) => {
    const list = new URL('../../../../shared/data/nsw-localities.csv', import.meta.url)
    const csv = await readFile(list, 'utf8').catch(() => null)
    if (csv === null) return context.skip('the list is not beside the project')

    const gazetted = csv.trim().split('\n').slice(1)
    const rows = gazetted.map((line) => line.split(','))
    const all = new Set(rows.map(([locality, postcode]) => `${locality} ${postcode}`))
    assert.deepEqual(
      ours.filter((locality) => !all.has(locality)),
      [],
    )
    const points = new Map(
      rows.map(([locality, postcode, , latitude, longitude]) => [
        `${locality} ${postcode}`,
        `${Number(latitude)} ${Number(longitude)}`,
      ]),
    )
    assert.deepEqual(
      seededLocalities().filter(
        (each) => points.get(`${each.locality} ${each.postcode}`) !== `${each.latitude} ${each.longitude}`,
      ),
      [],
    )
    const sydney = rows.flatMap(([locality, code, , , , , inSydney]) =>
      inSydney === '1' ? [`${locality} ${code}`] : [],
    )
    assert.deepEqual(
      sydney.filter((locality) => !ours.includes(locality)),
      [],
    )
  })
})

describe('reading a file', () => {
  const UNKNOWN = { latitude: null, longitude: null, region: null }
  const row = (locality: string, postcode: string, state = 'NSW') => ({
    locality,
    postcode,
    state,
    ...UNKNOWN,
  })

  test('reads the columns that it needs, in any order and among other columns', () => {
    assert.deepEqual(
      readPostcodes('\uFEFFId,Pcode,"Suburb",STATE\r\n7,2026, Bondi ,nsw\r\n\r\n8,0800,Darwin,NT,\r\n'),
      [row('Bondi', '2026'), row('Darwin', '0800', 'NT')],
    )
  })

  test('reads a point and a region where the file has them; 0 and 0 is no point', () => {
    assert.deepEqual(
      readPostcodes(
        'locality,postcode,state,Lat,Long,region\nBondi,2026,NSW,-33.891,151.275,Eastern Suburbs\nBarton,2600,ACT,0,0,\n',
      ),
      [
        { ...row('Bondi', '2026'), latitude: -33.891, longitude: 151.275, region: 'Eastern Suburbs' },
        row('Barton', '2600', 'ACT'),
      ],
    )
  })

  test('returns names with the capitals of a map', () => {
    const names = [
      'BONDI BEACH',
      'MCMAHONS POINT',
      "O'CONNOR",
      'HEAD OF THE BIGHT',
      'BRIGHTON-LE-SANDS',
      'Kooragang',
    ]
    const read = readPostcodes(
      `locality,postcode,state\n${names.map((name) => `${name},2000,NSW`).join('\n')}`,
    )
    assert.deepEqual(
      read.map(({ locality }) => locality),
      ['Bondi Beach', 'McMahons Point', "O'Connor", 'Head of the Bight', 'Brighton-Le-Sands', 'Kooragang'],
    )
  })

  const refused: [what: string, csv: string, message: RegExp][] = [
    ['an empty file', '', /^The file is empty\.$/],
    ['a file without rows', 'locality,postcode,state\n', /^The file has a header and no rows\.$/],
    ['a wrong header', 'name,postcode,state\nBondi,2026,NSW', /^The header must .* there is no locality\.$/],
    ['another separator', 'locality;postcode;state\nx;1;y', /no locality, no postcode, no state\.$/],
    [
      'a bad postcode',
      'locality,postcode,state\nA,2000,NSW\n\nB,20x0,NSW',
      /^Row 4: the postcode must have four digits\.$/,
    ],
    ['a missing name', 'locality,postcode,state\n,2000,NSW', /^Row 2: the locality is missing\.$/],
    ['an unknown state', 'locality,postcode,state\nA,2000,NZ', /^Row 2: the state must be one of ACT, NSW, /],
    [
      'a point on no map',
      'locality,postcode,state,lat,long\nA,2000,NSW,-91,1',
      /^Row 2: a point must have at most 90/,
    ],
    [
      'words for a point',
      'locality,postcode,state,lat,long\nA,2000,NSW,-33,east',
      /^Row 2: a point must have at most 180/,
    ],
    [
      'half a point',
      'locality,postcode,state,lat\nA,2000,NSW,-33',
      /^Row 2: a point needs latitude and longitude\.$/,
    ],
    ['a short row', 'locality,postcode,state\nA', /^Row 2: the postcode /],
    ['an open quote', 'locality,postcode,state\nA,2000,NSW\n"B,2000,NSW', /^Row 3: this is not CSV /],
  ]
  for (const [what, csv, message] of refused) {
    test(`refuses ${what}`, () => assert.throws(() => readPostcodes(csv), { name: 'Error', message }))
  }
})

describe('importing a file', () => {
  let dataDir: string
  let file: string

  before(async () => {
    dataDir = await copyOfData()
    file = join(dataDir, 'official.csv')
  })
  after(() => rm(dataDir, { recursive: true }))

  const write = (...rows: string[]) => writeFile(file, ['postcode,locality,state', ...rows].join('\n'))

  async function inDatabase(where: string): Promise<string[]> {
    const database = await openDatabase({ folder: join(dataDir, 'database') })
    const rows = await database.query<{ locality: string }>(
      `select locality from public."Postcodes" where ${where} order by locality`,
    )
    await database.close()
    return rows.map(({ locality }) => locality)
  }

  test('adds missing rows once and does not change existing rows', async () => {
    await write('2481,BYRON BAY,NSW', '2756,MCGRATHS HILL,NSW', '3000,MELBOURNE,VIC', '3000,Melbourne,VIC')
    assert.deepEqual(await importPostcodes({ file, dataDir }), { read: 4, added: 1 })
    assert.deepEqual(await importPostcodes({ file, dataDir }), { read: 4, added: 0 })
    assert.deepEqual(await inDatabase(`postcode in ('3000', '2481') and locality ~* 'byron bay|melb'`), [
      'Byron Bay',
      'Melbourne',
    ])
  })

  test('gives a known locality the point and the region that it lacks, and its listings with it', async () => {
    const database = await openDatabase({ folder: join(dataDir, 'database') })
    await database.query(
      `update public."Postcodes" set latitude = null, longitude = null, region = null where locality = 'Mosman'`,
    )
    await database.close()
    const header = 'postcode,locality,state,latitude,longitude,region'
    await writeFile(file, `${header}\n2088,MOSMAN,NSW,-33.8,151.2,North Shore\n2095,Manly,NSW,-1,1,Elsewhere`)
    assert.deepEqual(await importPostcodes({ file, dataDir }), { read: 2, added: 0 })
    assert.deepEqual(await inDatabase(`region = 'Elsewhere'`), [])
    assert.deepEqual(
      await inDatabase(`locality = 'Mosman' and latitude = -33.8 and region = 'North Shore'`),
      ['Mosman'],
    )
    assert.deepEqual(
      await inDatabase(`exists (select from public."Listings" listing where listing.suburb = locality
        and listing.region = 'North Shore' and listing.postcode = '2088' and near_latitude is not null)`),
      ['Mosman'],
    )
  })

  test('adds nothing if one row is wrong', async () => {
    await write('3001,Right,VIC', '3002,Wrong,XX')
    await assert.rejects(importPostcodes({ file, dataDir }), /^Error: Row 3: the state must be/)
    assert.deepEqual(await inDatabase(`postcode in ('3001', '3002')`), [])
  })

  test('accepts a file as long as the official one', async () => {
    const rows = Array.from({ length: 18_000 }, (_, index) => `${3000 + (index % 900)},PLACE ${index},VIC`)
    await write(...rows)
    assert.deepEqual(await importPostcodes({ file, dataDir }), { read: 18_000, added: 18_000 })
  })

  test('is refused with a one-line message while the backend runs, without a database and without the file', async () => {
    await write('3003,Late,VIC')
    const giveBack = await lockFolder(dataDir)
    await assert.rejects(
      importPostcodes({ file, dataDir }),
      /^Error: The data folder .* is in use by process \d+\..*$/,
    )
    await giveBack()
    const empty = join(dataDir, 'nowhere')
    await assert.rejects(
      importPostcodes({ file, dataDir: empty }),
      /^Error: There is no database in .*nowhere\./,
    )
    await assert.rejects(
      importPostcodes({ file: `${file}x`, dataDir }),
      /^Error: .*csvx cannot be read: ENOENT/,
    )
  })

  test('is a command that exits with 1 and one line if it fails', async () => {
    await write('3004,Command,VIC')
    assert.deepEqual(await command(file), { code: 0, said: 'Postcodes: 1 rows read, 1 localities added.' })
    assert.deepEqual(await command(), { code: 1, said: 'Usage: pnpm postcodes:import FILE' })
    assert.deepEqual(await command(file, { DATABASE_URL: 'mysql://localhost' }), {
      code: 1,
      said: 'DATABASE_URL must begin with postgres://',
    })
    const { code, said } = await command(file, { DATABASE_URL: 'postgres://127.0.0.1:1/x' })
    assert.equal(code, 1)
    assert.match(said, /^DATABASE_URL cannot be used: .*ECONNREFUSED.*$/)
  })

  async function command(argument?: string, env: Record<string, string> = {}) {
    const entry = fileURLToPath(new URL('../../seed/importPostcodes.ts', import.meta.url))
    const child = spawn(process.execPath, [...shortLived, entry, ...(argument ? [argument] : [])], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk))
    const [code] = await once(child, 'close')
    return { code, said: said.trim() }
  }
})
