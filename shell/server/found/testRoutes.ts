import { afterEach, beforeEach, mock } from 'node:test'
import { config } from '../testing/testSite.ts'
import { foundRoutes } from './foundRoutes.ts'
import { row, startStubBackend } from './stubBackend.ts'

export const ORIGIN = config.origin
export const TEN_MINUTES = 10 * 60_000

type Options = Omit<Parameters<typeof foundRoutes>[0], 'config'>
type Routes = ReturnType<typeof foundRoutes>

/** Before each test starts a stub backend with one activity, and a clock that `pass` moves on. */
export function prepareRoutes() {
  let now = 0
  const prepared = {
    /** The stub backend of the test that runs. */
    backend: {} as Awaited<ReturnType<typeof startStubBackend>>,
    pass(milliseconds: number) {
      now += milliseconds
    },
    /** The routes of a site with that backend. */
    open: (options: Options = {}, origin = ORIGIN) =>
      foundRoutes({
        config: { origin, backend: { url: prepared.backend.url, key: 'public-key' } },
        now: () => now,
        ...options,
      }),
  }
  beforeEach(async () => {
    prepared.backend = await startStubBackend([row(1)])
    now = 1_000_000
    mock.method(console, 'error', () => {})
  })
  afterEach(() => {
    prepared.backend.stop()
    mock.restoreAll()
  })
  return prepared
}

export const textOf = async (routes: Routes, path: string) => (await routes.request(path)).text()

export const addressesOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)

/** The addresses below /activities/: those of single activities. */
export const activitiesOf = async (routes: Routes, path = '/sitemap/1.xml') =>
  addressesOf(await textOf(routes, path)).filter((address) => address?.startsWith(`${ORIGIN}/activities/`))
