import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { SITE } from 'federation/packages'
import { readSettings } from '../site/settings.ts'
import { readNumbers } from './numbers.ts'
import { processorTime } from './processFacts.ts'
import { load, waitForQuiet } from './quiet.ts'
import { recordBackend } from './recordedBackend.ts'
import { runBench } from './runBench.ts'
import { ensureBuilt, startGateway } from './startGateway.ts'

/** The number of requests at the same time. */
const CLIENTS = 8
/** The number of requests before the measurement. */
const WARM_UP = 1_000
/** The same for activities: there are fewer, and lists have warmed the renderers. */
const WARM_ACTIVITIES = 50

/**
 * `npm run bench:documents`: how many documents the gateway and its renderers make in a second of one core, twice: while the
 * embedded backend works on the same machine, and with its answers given again, as if it were elsewhere. It needs the backend
 * and the build of `npm start`, and Linux, which tells the processor time of a process.
 */
async function bench(): Promise<void> {
  readNumbers('npm run bench:documents')
  ensureBuilt()
  if (!existsSync('/proc/self/stat')) throw new Error('This measurement reads /proc, which only Linux has.')
  await waitForQuiet()
  const before = load()
  const { url, key } = readSettings().backend
  const backend = await recordBackend(url)
  const settings = { SUPABASE_URL: backend.origin, SUPABASE_PUBLISHABLE_KEY: key }
  try {
    console.log('Documents in a second of one core, with the backend beside it:')
    await measure(settings)
    backend.replay()
    console.log('and with the answers of the backend given again:')
    await measure(settings)
    console.log(`Load ${before.toFixed(2)} before, ${load().toFixed(2)} after.`)
  } finally {
    backend.stop()
  }
}

/** Prints the rates of a new gateway, which has kept nothing yet. */
async function measure(settings: Record<string, string>): Promise<void> {
  const { process: gateway, origin, stop } = await startGateway(SITE, settings)
  try {
    const activities = await activityPages(origin)
    const rows = {
      'a page that is kept': await rate(gateway, 10_000, WARM_UP, () => `${origin}/`),
      'a list that is rendered for each request': await rate(
        gateway,
        300,
        WARM_UP,
        (index) => `${origin}/activities?search=${encodeURIComponent(`park ${index}`)}`,
      ),
      // each once, because the second time it is kept
      'an activity that is rendered for each request': await rate(
        gateway,
        activities.length - WARM_ACTIVITIES,
        WARM_ACTIVITIES,
        (index) => `${origin}${activities[index]}`,
      ),
    }
    for (const [what, perSecond] of Object.entries(rows)) console.log(`  ${what}: ${perSecond.toFixed(0)}`)
  } finally {
    stop()
  }
}

/** Sends requests as a crawler, who waits for a rendering, and divides them by the processor time that they took. */
async function rate(
  gateway: ChildProcess,
  requests: number,
  warmUp: number,
  address: (index: number) => string,
): Promise<number> {
  let next = 0
  const askUntil = (last: number) => {
    const client = async () => {
      for (let index = next++; index < last; index = next++) await ask(address(index))
      next = last
    }
    return Promise.all(Array.from({ length: CLIENTS }, client))
  }
  // a server runs for days: the rate is that of compiled code
  await askUntil(warmUp)
  const started = processorTime(gateway.pid ?? 0)
  await askUntil(warmUp + requests)
  return requests / (processorTime(gateway.pid ?? 0) - started)
}

/** The paths of all activities, as the sitemap has them. */
async function activityPages(origin: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap/1.xml`)).text()
  const paths = xml.match(/\/activities\/[^<]+(?=<\/loc>)/g) ?? []
  if (paths.length <= WARM_ACTIVITIES) throw new Error(`The sitemap has only ${paths.length} activities.`)
  return paths
}

async function ask(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'user-agent': 'a bot', 'accept-encoding': 'br' } })
  const html = await answer.text()
  if (!answer.ok || !html.includes('"application":"discover"'))
    throw new Error(`${address} was not rendered (status ${answer.status})`)
}

await runBench(bench)
