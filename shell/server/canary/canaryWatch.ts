import { canaryRelease, runOfCanary } from 'federation/choice'
import { liveRelease, type Registry } from 'federation/registry'
import { stopCanary, type Target } from 'federation/release'
import type { FailureReport } from '../../src/visits/report.ts'
import type { SiteReader } from '../site.ts'
import { type Count, createCounts } from './counts.ts'

/** A canary with fewer errors than this is not judged. */
export const LEAST_ERRORS = 5
/** A canary is stopped if its errors per document exceed those of the live version by more than this factor. */
export const FACTOR = 3
/** The errors per document that a live version without errors counts as. */
export const LEAST_RATE = 0.002
/** How long to wait before a stop that could not be written is tried again, in milliseconds. */
const RETRY = 60_000

type WatchOptions = {
  reader: SiteReader
  /** Where a stop is written for other gateways and for the log. */
  target?: Target
}

/** One run of a canary (`runOfCanary`). */
type Canary = { name: string; version: string; run: string }

/**
 * Counts documents and errors, and judges a canary after each of its errors. A canary that fails too often is stopped:
 * first in the memory of this gateway, so that the next document has the live version, then in the registry and the log.
 */
export function watchCanaries({ reader, target }: WatchOptions) {
  const counts = createCounts()

  async function write({ name, version, run }: Canary, reason: string, isFirst = true): Promise<void> {
    try {
      if (!target) throw new Error('this gateway knows no target')
      await stopCanary(name, { target, who: 'gateway', run, reason })
    } catch (error) {
      if (isFirst)
        console.error(
          `The stop of ${name} ${version} could not be written, so it is valid on this gateway only: ${messageOf(error)}`,
        )
      if (target) setTimeout(() => void writeAgain({ name, version, run }, reason), RETRY).unref()
    }
  }

  async function writeAgain(canary: Canary, reason: string): Promise<void> {
    const running = runOfCanary(reader.read().registry, canary.name)
    // somebody has started it again meanwhile, or another one
    if (running && running !== canary.run) return
    await write(canary, reason, false)
  }

  function judge(registry: Registry, name: string, version: string): void {
    const live = liveRelease(registry, name)?.metadata.version ?? ''
    const run = runOfCanary(registry, name)
    if (!run || canaryRelease(registry, name)?.metadata.version !== version) return
    const reason = whyStop(counts.find(name, version), counts.find(name, live))
    if (!reason) return
    void write({ name, version, run }, reason)
    try {
      reader.endCanary(name)
    } catch (error) {
      // its files are read, and can be gone: this gateway follows when the stop is in the registry
      console.error(`The stop of ${name} ${version} is not valid on this gateway yet: ${messageOf(error)}`)
      return
    }
    counts.follow(reader.read().registry)
    console.warn(`The canary ${name} ${version} is stopped, visitors get ${live}: ${reason}.`)
  }

  return {
    counts,
    /** Counts a document of a site with this whole registry, and one version of each name. */
    countDocument(registry: Registry, chosen: Registry): void {
      counts.follow(registry)
      counts.countDocument(chosen)
    },
    /** `move`: the start of the canary in the page's document, empty where it is none. An older shell does not say. */
    countError({ remote, version }: FailureReport, move?: string): void {
      const { registry } = reader.read()
      // of a canary that was started again without a document since, nothing is counted yet
      counts.follow(registry)
      // a name from outside may be one that every object has
      if (!counts.find(remote, version)) return
      const canary = canaryRelease(registry, remote)
      const isOfEarlier = move !== undefined && move !== (canary?.deployment.move ?? '')
      if (isOfEarlier && canary?.metadata.version === version) return
      if (counts.countError(remote, version)) judge(registry, remote, version)
    },
  }
}

/** Returns the figures that stop a canary, or undefined if it may go on. */
export function whyStop(canary: Count | undefined, live: Count | undefined): string | undefined {
  if (!canary || canary.errors < LEAST_ERRORS) return undefined
  const limit = FACTOR * Math.max(rateOf(live), LEAST_RATE)
  if (rateOf(canary) <= limit) return undefined
  return (
    `${figuresOf(canary)}; the live version had ${figuresOf(live)}; ` +
    `the limit is ${percent(limit)}, ${FACTOR} times the live version's, which counts as at least ${percent(LEAST_RATE)}`
  )
}

const rateOf = (count: Count | undefined): number => (count?.documents ? count.errors / count.documents : 0)

const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`

const figuresOf = (count: Count | undefined): string =>
  `${count?.errors ?? 0} errors in ${count?.documents ?? 0} documents (${percent(rateOf(count))})`

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
