import { openKeys } from 'supabase/keys'
import { WORST_OF_PARENT, worstQuestions } from '../../supabase/tests/limits/worstQuestions.ts'
import { tableOf } from './figures.ts'
import { readNumbers } from './numbers.ts'
import { signInParent } from './parent.ts'
import { runBench } from './runBench.ts'
import type { Visitor } from './siteQueries.ts'
import { startBackend } from './startBackend.ts'

const RUNS = 15
/**
 * `npm run bench:worst`: how long a small question waits on PGlite while one of the costliest allowed questions runs. It
 * uses the catalogue, or `-- 10000` listings. Prints medians in ms. No test asserts these figures.
 */
async function benchWorst(samples: number): Promise<void> {
  const { origin, data, stop } = await startBackend(undefined, samples)
  try {
    const backend = { origin, key: openKeys(data).publishable }
    const { token } = await signInParent(backend)
    const rows = [['nothing', '', await median(() => timeOf(small(backend)))]]
    const asked = { ...worstQuestions(await outdoorsOf(backend)), ...WORST_OF_PARENT }
    for (const [name, path] of Object.entries(asked)) {
      const worst = () => timeOf(ask(backend, path, name in WORST_OF_PARENT ? token : undefined))
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
    await stop()
  }
}

const small = (backend: Visitor) => ask(backend, 'Postcodes?select=locality&limit=1')

/** The ids of a hundred activities that are outdoors. */
async function outdoorsOf(backend: Visitor): Promise<string[]> {
  const rows: { id: string }[] = JSON.parse(
    await ask(backend, 'Listings?select=id&indoor=is.false&limit=100'),
  )
  return rows.map(({ id }) => id)
}

async function ask({ origin, key }: Visitor, path: string, token?: string): Promise<string> {
  const authorization = token && `Bearer ${token}`
  const headers = { apikey: key, prefer: 'count=exact', ...(authorization && { authorization }) }
  const response = await fetch(`${origin}/rest/v1/${encodeURI(path)}`, { headers })
  const body = await response.text()
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${body}`)
  return body
}

async function timeOf(done: Promise<string>): Promise<number> {
  const started = performance.now()
  await done
  return performance.now() - started
}

async function median(measure: () => Promise<number>): Promise<string> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return times.toSorted((a, b) => a - b)[RUNS >> 1]?.toFixed(0) ?? ''
}

const [samples] = readNumbers('npm run bench:worst -- [LISTINGS]', 0)
await runBench(() => benchWorst(samples))
