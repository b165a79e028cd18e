import { liveRelease, parseRegistry, REGISTRY_ELEMENT } from 'federation/registry'
import type { SiteUnderTest } from '../../e2e/run/run.ts'
import { BUCKET_COOKIE, withOverrides } from '../../e2e/run/visitor.ts'
import { ArgumentError, type Asked } from './arguments.ts'

/** How long a site may take to answer, in ms. */
const PATIENCE = 15_000
/** What a gateway answers at /healthz. */
const HEALTHY = '{"status":"up"}'

type Visited = { site: SiteUnderTest; versions: Record<string, string> }

/**
 * Opens a site as the run's visitors will, and reads from its document which backend it uses and which versions it
 * serves. Throws an ArgumentError of one line if it is no site of ours, or does not serve the requested versions.
 */
export async function visit({ site: origin = '', overrides, bucket }: Asked): Promise<Visited> {
  const cookie = bucket === undefined ? undefined : { cookie: `${BUCKET_COOKIE}=${bucket}` }
  const html = await read(withOverrides(`${origin}/`, overrides), cookie)
  const config = elementOf(html, 'config')
  const registry = elementOf(html, REGISTRY_ELEMENT)
  if (!config || !registry)
    throw new ArgumentError(
      `${origin} is no gateway of this site: its document has no #config and #registry.`,
    )
  const { backend, origin: publicOrigin } = JSON.parse(config)
  const versions = versionsOf(registry)
  for (const override of overrides) refuseOther(origin, override, registry)
  const facts = { hasSample: await hasSample(backend), hasGateway: await hasGateway(origin) }
  return { site: { origin, publicOrigin, backend, ...facts }, versions }
}

/** A version is requested by its name, or by the origin of a development server: `lists@http://localhost:3003`. */
function refuseOther(origin: string, override: string, registryText: string) {
  const [, name = '', wanted = ''] = /^([^@]+)@(.+)$/.exec(override) ?? []
  const release = liveRelease(parseRegistry(registryText), name)
  if (release && (release.metadata.version === wanted || release.url.startsWith(`${wanted}/`))) return
  throw new ArgumentError(
    `${origin} serves ${name}@${release?.metadata.version} in place of ${override}: it has no such version, or allows no overrides (npm run overrides).`,
  )
}

/** name -> version of what a registry makes live. */
export function versionsOf(registryText: string): Record<string, string> {
  const registry = parseRegistry(registryText)
  return Object.fromEntries(
    Object.keys(registry.microFrontends).map((name) => [
      name,
      liveRelease(registry, name)?.metadata.version ?? 'none',
    ]),
  )
}

async function read(url: string, headers: Record<string, string> = {}): Promise<string> {
  const { origin } = new URL(url)
  const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE) }).catch(() => undefined)
  if (!answer) throw new ArgumentError(`${origin} cannot be reached: start it, or correct --site.`)
  if (!answer.ok) throw new ArgumentError(`${origin} answers ${answer.status}: look at its log.`)
  return answer.text()
}

/** The text of a JSON element of a document. The gateway escapes every "<" in it. */
const elementOf = (html: string, id: string) =>
  new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1]

/** A host of plain files has no health to tell: some answer any address with a page of theirs. */
async function hasGateway(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(PATIENCE) }).catch(
    () => undefined,
  )
  return answer?.ok === true && (await answer.text()) === HEALTHY
}

/** Whether the catalogue is the sample: the tests tagged @sample look for places by their names. */
async function hasSample({ url, key }: SiteUnderTest['backend']): Promise<boolean> {
  const query = new URLSearchParams({ select: 'id', name: 'eq.Taronga Zoo Sydney', limit: '1' })
  const answer = await fetch(`${url}/rest/v1/Listings?${query}`, {
    headers: { apikey: key },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  if (!answer?.ok) throw new ArgumentError(`The backend ${url} of the site cannot be reached.`)
  return (await answer.json()).length > 0
}
