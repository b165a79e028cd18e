import { readFile } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { openDatabase, type Query, type Statement } from '../../supabase/local/database/database.ts'
import { tableOf } from './figures.ts'

/** The statements of one query of the site, as they reached the database. */
export type SeenQuery = { name: string; statements: Statement[] }

/** Runs at least and at most this often, and until a statement has had this much time, in ms. */
const FEWEST_RUNS = 5
const MOST_RUNS = 20
const LONG_ENOUGH = 400

/**
 * A table of what the statements of visitors cost on a PostgreSQL of this machine: processor time in ms of page and count,
 * the least of its runs, because other work on the machine only adds to it; pages of 8 kB that they touch, and the scans of
 * their plans. Each runs as `anon`, so under the row rules, without JIT.
 */
export async function costsOf(url: string, queries: SeenQuery[]): Promise<string> {
  const rows: string[][] = []
  for (const { name, statements } of queries) {
    for (const [index, statement] of statements.entries()) {
      const { cpu, buffers, scans } = await costOf(url, statement)
      const part = statement.text.includes('__count') ? 'count' : 'page'
      rows.push([index === 0 ? name : '', part, cpu.toFixed(1), String(buffers), scans])
    }
  }
  return tableOf(['query', 'statement', 'CPU ms', 'buffers', 'plan'], rows)
}

type Plan = {
  'Node Type': string
  'Index Name'?: string
  'Function Name'?: string
  'Relation Name'?: string
  Plans?: Plan[]
}
type Explained = { Plan: Plan & { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

async function costOf(url: string, { text, values }: Statement) {
  const database = await openDatabase({ url: asVisitor(url) })
  try {
    const { query } = database
    const [backend] = await query<{ pid: number }>('select pg_backend_pid() as pid')
    const run = () => query(text, values)
    await run()
    const times: number[] = []
    let used = 0
    while (times.length < FEWEST_RUNS || (times.length < MOST_RUNS && used < LONG_ENOUGH)) {
      const start = await cpuOf(backend?.pid)
      await run()
      const time = (await cpuOf(backend?.pid)) - start
      times.push(time)
      used += time
    }
    return { cpu: Math.min(...times), ...(await planOf(query, text, values)) }
  } finally {
    await database.close()
  }
}

/** One connection only, because the time is that of one process of the server. */
function asVisitor(url: string): string {
  const address = new URL(url)
  address.searchParams.set('max', '1')
  address.searchParams.set('options', '-c role=anon -c jit=off -c max_parallel_workers_per_gather=0')
  return address.href
}

async function planOf(query: Query, text: string, values: unknown[]) {
  const [row] = await query<{ 'QUERY PLAN': Explained[] }>(
    `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  )
  const plan = row?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error(`No plan: ${text}`)
  return { buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], scans: scansOf(plan).join(', ') }
}

/** The scans of a plan, in its order: "Index Only Scan listings_list". */
function scansOf(plan: Plan): string[] {
  const on = plan['Index Name'] ?? plan['Function Name'] ?? plan['Relation Name']
  return [...(on ? [`${plan['Node Type']} ${on}`] : []), ...(plan.Plans ?? []).flatMap(scansOf)]
}

/** The time in ms that a process of this machine has had a core. Linux adds the last part when the process waits again. */
async function cpuOf(pid: number | undefined): Promise<number> {
  while (!/\) S /.test(await readFile(`/proc/${pid}/stat`, 'utf8'))) await setImmediate()
  const [nanoseconds] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(nanoseconds) / 1e6
}
