import { canaryRelease } from 'federation/choice'
import { liveRelease } from 'federation/registry'
import { Hono } from 'hono'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Count } from '../canary/counts.ts'
import type { SiteReader } from '../site.ts'
import type { Gate } from './gate.ts'
import type { RequestFacts } from './requests.ts'

/** How a rendering has ended. */
export type RenderResult = 'page' | 'moved' | 'failed'

type MetricsOptions = {
  reader: Pick<SiteReader, 'read'>
  /** What was counted for a version. */
  find(name: string, version: string): Count | undefined
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * The figures of this gateway, for Prometheus. Every label has few values: routes are patterns, and versions are those
 * that the registry names now. Nobody can add one by asking.
 */
export function createMetrics({ reader, find }: MetricsOptions) {
  const register = new Registry()
  const registers = [register]
  const requests = new Counter({
    name: 'sprouts_requests_total',
    help: 'Requests by route and class of status.',
    labelNames: ['route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'sprouts_request_seconds',
    help: 'Time until the last byte of an answer was sent.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers,
  })
  const bytes = new Counter({
    name: 'sprouts_response_bytes_total',
    help: 'Bytes sent, with headers.',
    labelNames: ['route'],
    registers,
  })
  const documents = new Counter({
    name: 'sprouts_documents_total',
    help: 'Documents by how they were made: hit, miss, rendered, kept, override.',
    labelNames: ['cache'],
    registers,
  })
  const renders = new Histogram({
    name: 'sprouts_render_seconds',
    help: 'Time to render a page, by its end.',
    labelNames: ['result'],
    buckets: SECONDS,
    registers,
  })
  const policyReports = new Counter({
    name: 'sprouts_policy_reports_total',
    help: 'What the policy of a page has blocked, as browsers report, by directive.',
    labelNames: ['directive'],
    registers,
  })
  const versions = () =>
    Object.entries(reader.read().registry.microFrontends).flatMap(([remote, releases]) =>
      releases.map(({ metadata: { version } }) => ({ remote, version })),
    )
  new Gauge({
    name: 'sprouts_release_info',
    help: 'The versions that visitors get: 1 for each live version and each canary.',
    labelNames: ['remote', 'version', 'state'],
    registers,
    collect() {
      this.reset()
      const { registry } = reader.read()
      for (const remote of Object.keys(registry.microFrontends))
        for (const [state, release] of [
          ['live', liveRelease(registry, remote)],
          ['canary', canaryRelease(registry, remote)],
        ] as const)
          if (release) this.set({ remote, version: release.metadata.version, state }, 1)
    },
  })
  // counts.ts counts them, and begins again when a canary starts or gets another share
  for (const [name, help, figureOf] of [
    ['documents', 'Documents that contained a version.', (count: Count) => count.documents],
    ['errors', 'Pages on which a version failed, as browsers report.', (count: Count) => count.errors],
  ] as const)
    new Counter({
      name: `sprouts_version_${name}_total`,
      help,
      labelNames: ['remote', 'version'],
      registers,
      collect() {
        this.reset()
        for (const one of versions()) {
          const count = find(one.remote, one.version)
          if (count) this.inc(one, figureOf(count))
        }
      },
    })

  return {
    register,
    countRequest({ route, status, ms, bytes: sent, cache }: RequestFacts): void {
      requests.inc({ route, status: `${Math.floor(status / 100)}xx` })
      durations.observe({ route }, ms / 1000)
      if (sent !== undefined) bytes.inc({ route }, sent)
      if (cache) documents.inc({ cache })
    },
    countPolicyReport(directive: string): void {
      policyReports.inc({ directive })
    },
    countRender(result: RenderResult, ms: number): void {
      renders.observe({ result }, ms / 1000)
    },
  }
}

/** Answers `GET /metrics` for those who may see `/_releases`. */
export function metricsRoute(register: Registry, refuse: Gate): Hono {
  const app = new Hono()
  let isWhole = false
  app.get('/', async (context) => {
    const refused = refuse(context)
    if (refused) return refused
    // they observe the process all the time, which most gateways of tests do not need
    if (!isWhole) collectDefaultMetrics({ register })
    isWhole = true
    return context.body(await register.metrics(), 200, {
      'content-type': register.contentType,
      'cache-control': 'no-store',
    })
  })
  return app
}
