/**
 * The registry says which version of each remote is live. It is read at run time, never at build time, so a release
 * of a remote only writes one file. It follows the community's frontend-discovery schema; our own fields are under
 * `extras`.
 */
export type Registry = {
  schema: string
  /** The shell, under its own name, and every remote. */
  microFrontends: Record<string, RemoteRelease[]>
  /** The last change. If a process is killed before it writes the log, the next command writes this into the log. */
  lastMove?: Move
  /** `name/version` of the versions that are being removed: none of them may go live. */
  pruning?: string[]
  /** What `?mfe=` may load in place of a live version. Without this field it is ignored. */
  overrides?: {
    /** Origins such as http://localhost:3003. Released versions of this site are allowed too. */
    origins: string[]
  }
}

/** One change of what is live: a line of the log. */
export type Move = {
  id: string
  when: string
  who: string
  /** `release` and `promote` make a version live for all visitors, `canary` for a share of them. */
  action: 'release' | 'rollback' | 'prune' | 'canary' | 'promote' | 'stop' | 'overrides'
  /** A remote or the shell; `site` where the change is about no single one. */
  name: string
  /** The version that is no longer live. Of a canary: the canary that it replaces; of a stop: the one that ended. */
  from?: string
  /** The version that went live (release, rollback, promote) or that a share of the visitors gets (canary). */
  to?: string
  /** The share of visitors of a canary, in per cent. */
  traffic?: number
  /** The versions that a prune removed. */
  removed?: string[]
  commit?: string
  /** Of a release: the files on which its checks have passed, as a tree of git. Another clone need not repeat all of them. */
  checked?: string
  /** Why the gateway has stopped a canary. */
  reason?: string
  /** Of `overrides` the origins that are allowed from now on; without it, no version may be overridden. */
  origins?: string[]
}

export type RemoteRelease = {
  /** The container's entry, an absolute path or a URL. */
  url: string
  metadata: { version: string; integrity?: string }
  /**
   * The share of visitors, in per cent, and whether it is the live version. A version with a share that is not the
   * default is a canary. One without a share was live before; it is used where the live one does not fit the shell.
   * `move`: of a canary, the id of the change that started it or gave it its share. Canaries of before have none.
   */
  deployment: { traffic: number; default: boolean; move?: string }
  extras: {
    /** The name that the container was built with; unique on the page. */
    container: string
    /** An ES module in production, a plain script from a development server. */
    type: 'module' | 'global'
    /** Scripts of `./app` to preload together with the entry. */
    preload: string[]
    /** Route -> what its first screen needs besides ./app: scripts, and pictures with their media queries. */
    firstScreens: Record<string, { scripts: string[]; images: { url: string; media: string }[] }>
    /** Every script of this version with its digest, for the import map. */
    integrity: Record<string, string>
    /** Of the shell: the digest of its document, whose own scripts a gateway admits. Versions before it have none. */
    template?: string
    /**
     * The build that renders its pages on the server, and the parameters of the address that each route reads. Of the shell: the
     * pages of its own that it renders.
     */
    server?: { file: string; integrity: string; parameters: Record<string, string[]> }
    /** The contract number that it was built against (src/contract.ts). */
    contract?: number
    /** The versions of the shared packages that it was built against. */
    shared?: Record<string, string>
  }
}

export const REGISTRY_SCHEMA =
  'https://raw.githubusercontent.com/awslabs/frontend-discovery/main/schema/v1-pre.json'

/** The name of the shell in the registry. */
export const SHELL = 'shell'

/** The element that holds the registry, and the URL to fetch it from if the document has no such element. */
export const REGISTRY_ELEMENT = 'registry'
export const REGISTRY_URL = '/registry.json'

/**
 * How often a remote's entry is requested again under a new URL. After that only a reload of the page helps. The
 * import map has a digest for each of these URLs: without a digest a script would load unchecked.
 */
export const MAX_RETRIES = 3

/** The release that visitors load: the one marked as default, otherwise the first. */
export function liveRelease(registry: Registry, name: string): RemoteRelease | undefined {
  const releases = registry.microFrontends[name]
  return releases?.find((release) => release.deployment.default) ?? releases?.[0]
}

/** The URL of another attempt to load an entry. It must be new: browsers cache a failed module by its URL. */
export function retryUrl(url: string, attempt: number): string {
  return attempt === 0 ? url : `${url}?r=${attempt}`
}

/** The import map's `integrity` for all live releases: entries, their retry URLs and chunks. */
export function integrityMap(registry: Registry): Record<string, string> {
  const map: Record<string, string> = {}
  for (const name of Object.keys(registry.microFrontends)) {
    const release = liveRelease(registry, name)
    if (!release) continue
    Object.assign(map, release.extras.integrity)
    const digest = release.extras.integrity[release.url]
    // the shell's own script is never retried under another URL
    if (!digest || name === SHELL) continue
    for (let attempt = 1; attempt <= MAX_RETRIES; attempt++) map[retryUrl(release.url, attempt)] = digest
  }
  return map
}

/** The URLs of a registry that are of another site: the page's policy would refuse each of them, for every visitor. */
export function foreignUrls({ microFrontends }: Registry): string[] {
  const own = 'https://site.invalid'
  const isForeign = (url: string) => !URL.canParse(url, own) || new URL(url, own).origin !== own
  return Object.values(microFrontends)
    .flat()
    .flatMap(({ url, extras: { preload, integrity, firstScreens } }) => [
      url,
      ...preload,
      ...Object.keys(integrity),
      ...Object.values(firstScreens).flatMap(({ scripts, images }) => [
        ...scripts,
        ...images.map((image) => image.url),
      ]),
    ])
    .filter(isForeign)
}

/** Returns the names that have no live release. A registry without one of them is not a valid site. */
export function missingFrom(registry: Registry, names: Iterable<string>): string[] {
  return [...names].filter((name) => !liveRelease(registry, name))
}

/**
 * Reads a registry from text. Throws an error that says what is wrong with it. Every script of a
 * release must have a digest: a script without one would run unchecked. Only the development server has none.
 */
export function parseRegistry(text: string, isDevelopment = false): Registry {
  const value = parseJson(text)
  if (!isRecord(value) || !isRecord(value.microFrontends))
    throw new Error('The registry has no microFrontends')
  for (const [name, releases] of Object.entries(value.microFrontends)) {
    if (!Array.isArray(releases)) throw new Error(`The registry has no list of releases for ${name}`)
    const field = releases.map((release) => wrongField(release, isDevelopment)).find(Boolean)
    if (field) throw new Error(`The registry's entry for ${name} has no valid ${field}`)
  }
  return value as Registry // every field that is used was checked above
}

/** Reads a registry for who serves or writes it: what no browser reads must make sense, too. No browser loads this. */
export function parseServedRegistry(text: string): Registry {
  const registry = parseRegistry(text)
  for (const [name, releases] of Object.entries(registry.microFrontends)) {
    if (!FOLDER.test(name)) throw new Error(`The registry has no valid name ${name}`)
    const field = releases.map(wrongServedField).find(Boolean)
    if (field) throw new Error(`The registry's entry for ${name} has no valid ${field}`)
  }
  return registry
}

/** A name and a version are folders: whoever can write a registry must not reach others by them. */
const FOLDER = /^[a-z\d][\w.-]*$/i

function wrongServedField({ metadata, deployment, extras }: RemoteRelease): string | undefined {
  const { server, contract, shared } = fieldsOf(extras)
  if (!FOLDER.test(metadata.version)) return 'metadata.version'
  if (!isDeployment(deployment)) return 'deployment'
  if (server !== undefined && !isServerBuild(server)) return 'extras.server'
  if (contract !== undefined && typeof contract !== 'number') return 'extras.contract'
  const isValid = shared === undefined || (isRecord(shared) && Object.values(shared).every(isText))
  return isValid ? undefined : 'extras.shared'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error('The registry is not JSON', { cause })
  }
}

/** The first required field of a release that is missing or has the wrong type. */
function wrongField(release: unknown, isDevelopment: boolean): string | undefined {
  const { url, metadata, deployment, extras } = fieldsOf(release)
  const { container, type, preload, firstScreens, integrity, template } = fieldsOf(extras)
  const digests = fieldsOf(integrity)
  const isChecked = (script: unknown) => isDevelopment || (isText(script) && isDigest(digests[script]))
  const screens = Object.values(fieldsOf(firstScreens))
  const isValid: Record<string, boolean> = {
    url: isText(url),
    'metadata.version': isText(fieldsOf(metadata).version),
    deployment: isRecord(deployment),
    'extras.container': isText(container),
    'extras.type': type === 'module' || (type === 'global' && isDevelopment),
    'extras.preload': isTexts(preload),
    'extras.firstScreens': isRecord(firstScreens) && screens.every(isFirstScreen),
    'extras.integrity': isRecord(integrity) && Object.values(integrity).every(isDigest),
    'extras.template': template === undefined || isDigest(template),
    'digest of its entry': isChecked(url),
    'digest of a script to preload': isTexts(preload) && preload.every(isChecked),
    "digest of a page's script": screens.every((screen) => scriptsOf(screen).every(isChecked)),
  }
  return Object.keys(isValid).find((field) => !isValid[field])
}

const isText = (value: unknown): value is string => typeof value === 'string'

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)

const isDigest = (value: unknown) => isText(value) && /^sha384-[\w+/]{64}$/.test(value)

function scriptsOf(screen: unknown): unknown[] {
  const { scripts } = fieldsOf(screen)
  return Array.isArray(scripts) ? scripts : []
}

function isFirstScreen(value: unknown): boolean {
  const { scripts, images } = fieldsOf(value)
  const isPicture = ({ url, media }: Record<string, unknown>) => isText(url) && isText(media)
  return isTexts(scripts) && Array.isArray(images) && images.map(fieldsOf).every(isPicture)
}

function isDeployment(value: unknown): boolean {
  const { traffic, default: isDefault, move } = fieldsOf(value)
  const isShare = Number.isInteger(traffic) && Number(traffic) >= 0 && Number(traffic) <= 100
  return isShare && typeof isDefault === 'boolean' && (move === undefined || isText(move))
}

function isServerBuild(value: unknown): boolean {
  const { file, integrity, parameters } = fieldsOf(value)
  return (
    isText(file) && isDigest(integrity) && isRecord(parameters) && Object.values(parameters).every(isTexts)
  )
}

const fieldsOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})

/** Stricter than `isRecord` of shared-auth: a list must not pass as a record. */
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
