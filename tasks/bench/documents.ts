import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { load, waitForQuiet } from './quiet.ts'
import { startGateway } from './startGateway.ts'

/** Ticks of the processor's clock in a second, as Linux counts them in /proc. */
const TICKS = 100
/** The number of requests at the same time. */
const CLIENTS = 8

/**
 * `npm run bench:documents`: how many documents the gateway and its renderers make in a second of one core. It needs the
 * backend and the build of `npm start`, and Linux, which tells the processor time of a process.
 */
async function bench(): Promise<void> {
  if (!existsSync('/proc/self/stat')) throw new Error('This measurement reads /proc, which only Linux has.')
  await waitForQuiet()
  const before = load()
  const { process: gateway, origin, stop } = await startGateway()
  try {
    const rows = {
      'a page that is kept': await rate(gateway, 10_000, () => `${origin}/`),
      'a list that is rendered for each request': await rate(
        gateway,
        300,
        (index) => `${origin}/activities?search=${encodeURIComponent(`park ${index}`)}`,
      ),
    }
    for (const [what, perSecond] of Object.entries(rows))
      console.log(`${what}: ${perSecond.toFixed(0)} per core-second`)
    console.log(`Load ${before.toFixed(2)} before, ${load().toFixed(2)} after.`)
  } finally {
    stop()
  }
}

/** Sends requests as a crawler, who waits for a rendering, and divides them by the processor time that they took. */
async function rate(
  gateway: ChildProcess,
  requests: number,
  address: (index: number) => string,
): Promise<number> {
  await ask(address(requests))
  const started = processorTime(gateway.pid ?? 0)
  let next = 0
  const client = async () => {
    for (let index = next++; index < requests; index = next++) await ask(address(index))
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return requests / (processorTime(gateway.pid ?? 0) - started)
}

async function ask(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { 'user-agent': 'a bot' } })
  const html = await answer.text()
  if (!answer.ok || !html.includes('"application":"discover"'))
    throw new Error(`${address} was not rendered (status ${answer.status})`)
}

/** The processor time of a process and its children until now, in seconds. */
function processorTime(pid: number): number {
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
  const [user = 0, system = 0] = statOf(pid).slice(11, 13).map(Number)
  return (user + system) / TICKS + children.reduce((sum, child) => sum + processorTime(Number(child)), 0)
}

const parentOf = (pid: string) => Number(statOf(Number(pid))[1])

/** The fields of /proc/PID/stat from the third on; none if the process has ended. */
function statOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
  } catch {
    return []
  }
}

try {
  await bench()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
