import { openKeys } from 'supabase/keys'
import { tableOf } from './figures.ts'
import { readNumbers } from './numbers.ts'
import { signInParent } from './parent.ts'
import { memoryWithChildren } from './processFacts.ts'
import { runBench } from './runBench.ts'
import { siteQueries } from './siteQueries.ts'
import { startBackend, withDatabase } from './startBackend.ts'
import { ensureBuilt, startGateway } from './startGateway.ts'

/**
 * `npm run bench:load` (`-- 10` for ten seconds instead of sixty): the load of 16 and 64 visitors who browse without a
 * pause, each asking the gateway for a document and the backend for what the page needs, then 200 visitors at once. Prints
 * what was answered, the times in milliseconds, and the memory of both. PGlite, or a new database on DATABASE_URL, whose
 * user must be allowed to create one. Needs a built site (npm start once). No test asserts these figures.
 */
const [SECONDS] = readNumbers('npm run bench:load -- [SECONDS]', 60)
const SPIKE = 200
/** The pages of a visit. */
const PAGES = [
  '/',
  '/activities',
  '/activities?search=playground',
  '/activities?categories=museum',
  '/contact',
]

type Ask = { name: string; url: string; init?: RequestInit }
type Load = { times: number[]; refused: number; errors: number; resets: number }

const share = (times: number[], part: number) =>
  (times.toSorted((a, b) => a - b)[Math.ceil(part * times.length) - 1] ?? 0).toFixed(0)

async function ask({ url, init }: Ask, load: Load): Promise<void> {
  const started = performance.now()
  try {
    const response = await fetch(url, init)
    await response.arrayBuffer()
    if (response.status === 503 && response.headers.has('retry-after')) load.refused++
    else if (response.ok) load.times.push(performance.now() - started)
    else load.errors++
  } catch {
    load.resets++
  }
}

/** Each client asks for one thing after another until the time is over. */
async function run(asks: Ask[], clients: number, seconds: number): Promise<Load> {
  const load: Load = { times: [], refused: 0, errors: 0, resets: 0 }
  const end = performance.now() + seconds * 1_000
  const browse = async (client: number) => {
    for (let next = client; performance.now() < end; next++) {
      const asked = asks[next % asks.length]
      if (asked) await ask(asked, load)
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => browse(client)))
  return load
}

/** The first `count` of a list that begins again and again. */
const manyOf = (asks: Ask[], count: number) =>
  Array.from({ length: Math.ceil(count / asks.length) }, () => asks)
    .flat()
    .slice(0, count)

const rowOf = (name: string, { times, refused, errors, resets }: Load, seconds: number, memory: string) => [
  name,
  (times.length / seconds).toFixed(0),
  share(times, 0.5),
  share(times, 0.95),
  share(times, 0.99),
  String(refused),
  String(errors),
  String(resets),
  memory,
]

async function benchLoad(database: string | undefined): Promise<void> {
  let stop = async () => {}
  let stopGateway = () => {}
  try {
    const backend = await startBackend(database)
    stop = backend.stop
    const gateway = await startGateway()
    stopGateway = gateway.stop
    const visitor = { origin: backend.origin, key: openKeys(backend.data).publishable }
    const queries = await siteQueries(visitor, await signInParent(visitor))
    const documents = PAGES.map((path) => ({ name: path, url: gateway.origin + path }))
    const calls = queries.flatMap(({ name: query, requests }) =>
      requests.map((request) => ({ name: query, ...request })),
    )
    // one document to five calls
    const asks: Ask[] = calls.flatMap((call, index) => {
      const document = documents[(index / 5) % documents.length]
      return document && index % 5 === 0 ? [document, call] : [call]
    })
    const memory = () =>
      [gateway, backend].map((one) => (memoryWithChildren(one.process.pid ?? 0) / 1e6).toFixed(0)).join(' + ')

    await run(asks, 1, 3)
    const rows: string[][] = []
    for (const clients of [16, 64]) {
      rows.push(rowOf(`${clients} clients`, await run(asks, clients, SECONDS), SECONDS, memory()))
    }
    const spike: Load = { times: [], refused: 0, errors: 0, resets: 0 }
    const started = performance.now()
    await Promise.all(manyOf(calls, SPIKE).map((call) => ask(call, spike)))
    const lasted = (performance.now() - started) / 1_000
    rows.push(rowOf(`${SPIKE} at once`, spike, lasted, memory()))
    const after: Load = { times: [], refused: 0, errors: 0, resets: 0 }
    if (calls[0]) await ask(calls[0], after)

    console.log(`\n${database ? 'PostgreSQL' : 'PGlite'}, ${SECONDS} s each\n`)
    const head = [
      'load',
      'answers/s',
      'p50',
      'p95',
      'p99',
      '503',
      'errors',
      'resets',
      'MB, gateway + backend',
    ]
    console.log(tableOf(head, rows))
    console.log(
      `\nThe last of the ${SPIKE} was answered after ${lasted.toFixed(1)} s, the next request ${share(after.times, 1)} ms.`,
    )
  } finally {
    stopGateway()
    await stop()
  }
}

await runBench(async () => {
  ensureBuilt()
  await withDatabase(`sprouts_load_${process.pid}`, benchLoad)
})
