import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openKeys } from 'supabase/keys'
import { tableOf } from './figures.ts'
import { signInParent } from './parent.ts'
import type { Visitor } from './siteQueries.ts'

const RUNS = 15
const TEXTS = ['description', 'tips', 'name', 'address']

/** A pattern with as many wildcards as are allowed, which no text has: it is compared at each sign. */
const HOPELESS = `%${'e%'.repeat(7)}\u{1f9a5}`

/**
 * Questions as costly as supabase/local/limits allows: conditions on long texts, words of texts, a search with every other word
 * for the same thing, tables in tables.
 */
const WORST: Record<string, string> = {
  '16 patterns of 8 wildcards': `Listings?select=*&or=(${Array.from(
    { length: 16 },
    (_, index) => `${TEXTS[index % TEXTS.length]}.ilike.${HOPELESS}`,
  ).join(',')})`,
  'two conditions on words': 'Listings?select=*&description=fts(english).a&tips=fts(english).b',
  'a broad search with its count':
    'rpc/search_listings?select=*,image_metadata(*),opening_hours(*)&query=horse playground pool animal farm park zoo cafe',
  'close matches':
    'rpc/close_listings?select=*,image_metadata(*),opening_hours(*)&query=playgruond swiming anmals muesum parc',
  'everything of 100 listings': 'Listings?select=*,image_metadata(*),opening_hours(*)&order=description.desc',
}

/**
 * `npm run bench:worst`: how long a small question waits on PGlite while one of the costliest allowed questions runs. It
 * uses the catalogue, or `-- 10000` listings. Prints medians in ms. No test asserts these figures.
 */
async function benchWorst(samples: number): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'sprouts-bench-'))
  const child = fork(join(import.meta.dirname, './backend.ts'), [
    '--data',
    data,
    '--samples',
    String(samples),
  ])
  try {
    const [origin] = await once(child, 'message')
    const backend = { origin: String(origin), key: openKeys(data).publishable }
    const { token } = await signInParent(backend)
    const rows = [['nothing', '', await median(() => timeOf(small(backend)))]]
    const asked = {
      ...WORST,
      'lists of a parent': 'lists?select=*,list_activities(*)',
      'saved listings of a parent': 'list_activities?select=*,Listings(*,image_metadata(*),opening_hours(*))',
    }
    for (const [name, path] of Object.entries(asked)) {
      const worst = () => timeOf(ask(backend, path, path.startsWith('lists') ? token : undefined))
      const alone = await median(worst)
      const beside = await median(async () => {
        const running = worst()
        const time = await timeOf(small(backend))
        await running
        return time
      })
      rows.push([name, alone, beside])
    }
    console.log(tableOf(['beside', 'alone, ms', 'a small question then takes, ms'], rows))
  } finally {
    child.disconnect()
    await once(child, 'exit')
    await rm(data, { recursive: true })
  }
}

const small = (backend: Visitor) => ask(backend, 'Postcodes?select=locality&limit=1')

async function ask({ origin, key }: Visitor, path: string, token?: string): Promise<void> {
  const authorization = token && `Bearer ${token}`
  const headers = { apikey: key, prefer: 'count=exact', ...(authorization && { authorization }) }
  const response = await fetch(`${origin}/rest/v1/${encodeURI(path)}`, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`)
}

async function timeOf(done: Promise<void>): Promise<number> {
  const started = performance.now()
  await done
  return performance.now() - started
}

async function median(measure: () => Promise<number>): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return times.toSorted((a, b) => a - b)[RUNS >> 1]?.toFixed(0) ?? ''
}

await benchWorst(Math.max(0, Number(process.argv[2] ?? 0)))
