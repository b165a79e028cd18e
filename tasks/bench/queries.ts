import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { catalogue } from 'supabase/catalogue'
import { openKeys } from 'supabase/keys'
import type { Statement } from '../../supabase/local/database/database.ts'
import { inTemporaryFolder, stoppable } from '../runners/ending.ts'
import { signInParent } from './parent.ts'
import { runBench } from './runBench.ts'
import { type SiteQuery, siteQueries } from './siteQueries.ts'
import { withDatabase } from './startBackend.ts'
import { costsOf, type SeenQuery } from './statements.ts'

const WARM_UPS = 5
const RUNS = 50
/** The minimum number of runs of a slow query. */
const FEWEST_RUNS = 10
const LONGEST = 15_000

/**
 * `npm run bench:queries -- 300 10000 100000`: measures each query of the site, over HTTP with the public key, one after
 * another. Prints a table per number of listings (ascending) with the median and the 95th percentile in milliseconds.
 * It uses the embedded database, or a new database on DATABASE_URL, whose user must be allowed to create one; both are
 * deleted afterwards. For a PostgreSQL on this machine a second table has the cost of each statement in the database. No
 * test asserts these figures, because machines differ.
 */
async function benchQueries(sizes: number[], data: string, database: string | undefined): Promise<void> {
  for (const size of sizes) {
    const samples = Math.max(0, size - catalogue.length)
    await withBackend({ data, samples, database }, async (origin, statements) => {
      const backend = { origin, key: openKeys(data).publishable }
      const queries = await siteQueries(backend, await signInParent(backend))
      console.log(`\n${size} listings, ${database ? 'PostgreSQL' : 'PGlite'}\n`)
      console.log('| query | found | p50 ms | p95 ms |\n| --- | ---: | ---: | ---: |')
      for (const query of queries) console.log(await measure(query))
      if (database) console.log(`\n${await costsOf(database, await seenOf(queries, statements))}`)
    })
  }
}

/** Sends the requests of visitors once more and notes the statements that read rows. */
async function seenOf(queries: SiteQuery[], statements: () => Promise<Statement[]>): Promise<SeenQuery[]> {
  const seen: SeenQuery[] = []
  for (const { name, requests } of queries) {
    if (requests.some(({ init }) => new Headers(init.headers).has('authorization'))) continue
    await statements()
    await Promise.all(requests.map(answer))
    const all = await statements()
    // the outbox looks for waiting e-mails meanwhile
    const reads = all.filter(({ text }) => /^select (["*]|count\()/i.test(text) && !text.includes('private.'))
    seen.push({ name, statements: reads })
  }
  return seen
}

async function measure({ name, requests }: SiteQuery): Promise<string> {
  const ask = () => Promise.all(requests.map(answer))
  const [first] = await ask()
  for (let run = 1; run < WARM_UPS; run++) await ask()

  const times: number[] = []
  const started = performance.now()
  while (times.length < RUNS && (times.length < FEWEST_RUNS || performance.now() - started < LONGEST)) {
    const asked = performance.now()
    await ask()
    times.push(performance.now() - asked)
  }
  times.sort((a, b) => a - b)
  const share = (part: number) => (times[Math.ceil(part * times.length) - 1] ?? 0).toFixed(1)
  return `| ${name} | ${first} | ${share(0.5)} | ${share(0.95)} |`
}

/** Reads the whole response. Returns the total count if it was requested, otherwise the number of received rows. */
async function answer({ url, init }: SiteQuery['requests'][number]): Promise<string> {
  const response = await fetch(url, init)
  const body: unknown = await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(body)}`)
  const total = response.headers.get('content-range')?.split('/')[1]
  return total && total !== '*' ? total : String(Array.isArray(body) ? body.length : 1)
}

type BackendOptions = { data: string; samples: number; database?: string }

async function withBackend(
  { data, samples, database }: BackendOptions,
  use: (origin: string, statements: () => Promise<Statement[]>) => Promise<void>,
): Promise<void> {
  const place = database ? ['--database', database] : []
  const options = ['--data', data, '--samples', String(samples), ...place]
  const child = fork(join(import.meta.dirname, './backend.ts'), options)
  const ended = once(child, 'exit')
  const stop = () => {
    if (child.connected) child.disconnect()
    return ended
  }
  try {
    await stoppable(stop, async () => {
      const [origin] = await Promise.race([
        once(child, 'message'),
        ended.then(() => Promise.reject(new Error('The backend did not start.'))),
      ])
      await use(String(origin), async () => {
        child.send('statements')
        const [seen] = await once(child, 'message')
        return seen as Statement[]
      })
    })
  } finally {
    await stop()
  }
}

const sizes = process.argv.slice(2).map(Number)
if (sizes.length === 0 || !sizes.every((size) => Number.isInteger(size) && size > 0)) {
  console.error('Usage: npm run bench:queries -- 300 10000 100000')
  process.exit(1)
}
await runBench(() =>
  inTemporaryFolder('bench', (data) =>
    withDatabase(`sprouts_bench_${process.pid}`, (database) => benchQueries(sizes, data, database)),
  ),
)
