/** A site that the suite did not start, as its document describes it. */
export type SiteUnderTest = {
  /** Where the tests open it. */
  origin: string
  /** What it calls itself in canonical links. */
  publicOrigin: string
  backend: { url: string; key: string }
  /** Whether the backend has the listings of the sample catalogue. */
  hasSample: boolean
  /** Whether a gateway serves it. An exported site is plain files. */
  hasGateway: boolean
}

/** What a run tests. tasks/e2e.ts reads it from the command line and hands it on in E2E_RUN. */
export type Run = {
  /** Names the accounts of this run: their addresses begin with `parent-<id>-`. */
  id: string
  /** Only what takes part in these: folders of specs/, and tags. Empty: everything. */
  only: string[]
  isSmoke: boolean
  hasReport: boolean
  /** A site that runs already. Without it the suite starts one. */
  site?: SiteUnderTest
  /** Where the mails of that site are read, as JSON. */
  mail?: string
  /** Versions that take the place of the live ones: `lists@1a2b3c4d`. */
  overrides: string[]
  /** The bucket of visitors that every browser belongs to, 0 to 99. */
  bucket?: number
  /** What is tested, by name: `lists` -> `1a2b3c4d`. */
  versions: Record<string, string>
}

const standard: Run = { id: 'local', only: [], isSmoke: false, hasReport: false, overrides: [], versions: {} }

/** The run that this process belongs to. */
export const run: Run = { ...standard, ...JSON.parse(process.env.E2E_RUN ?? '{}') }

/** What the addresses of a run's accounts begin with, so that they can be found and removed. */
export const addressPrefix = `parent-${run.id}-`

/**
 * The tests of a run, by their path below specs/, their titles and their tags. A remote has the folder of its name, and
 * the tests elsewhere that have its tag.
 */
export function selectionOf({ only, isSmoke }: Pick<Run, 'only' | 'isSmoke'>): RegExp {
  const parts = only.map((name) => `\\b${name}/[\\w.]+\\.spec\\.ts\\b|@${name}(?!\\w)`).join('|')
  return new RegExp((isSmoke ? '^(?=.*@smoke(?!\\w)).*' : '') + (parts && `(${parts})`))
}

/** The title of a report: what was tested. */
export function titleOf({ site, versions, bucket }: Pick<Run, 'site' | 'versions' | 'bucket'>): string {
  const named = Object.entries(versions).map(([name, version]) => `${name} ${version}`)
  const visitors = bucket === undefined ? '' : ` (bucket ${bucket})`
  return `${site?.origin ?? 'The local site'}${visitors}: ${named.join(', ')}`
}

/** Why a test cannot run on this site, by its tags; nothing if it can. */
export function obstacle(
  tags: readonly string[],
  { site, overrides = [] }: Partial<Pick<Run, 'site' | 'overrides'>>,
): string | undefined {
  if (!site) return undefined
  if (tags.includes('@local')) return 'the local site'
  if (tags.includes('@sample') && !site.hasSample) return 'the sample catalogue'
  if (tags.includes('@gateway') && !site.hasGateway) return 'a gateway'
  if (tags.includes('@live') && overrides.length > 0) return 'what is live, without --mfe'
  return undefined
}
