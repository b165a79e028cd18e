import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { canaryRelease, whyNot } from 'federation/choice'
import { liveRelease, parseRegistry, type Registry, type RemoteRelease, SHELL } from 'federation/registry'
import { folderOf, parseRecord, parseStoredRecord, RECORD_FILE, TEMPLATE } from 'federation/release'
import { OVERRIDES_PANEL, type Part, type Refusal } from '../tryout/data.ts'
import { checkedTemplate, type LiveSite } from './site.ts'

/** A released version, or a development server, in place of the live version of a name. */
export type Override = { name: string; version: string } | { name: string; origin: string }

type Allowed = { names: string[]; origins: string[] }

/** The most characters of all overrides together. */
const LONGEST = 500
/** How long a development server may take to say what it has built, in milliseconds, and in how many characters. */
const ORIGIN_TIMEOUT = 3_000
const LARGEST_RECORD = 1_000_000

/**
 * Reads the values of the parameter `mfe`: name@version or name@origin, separated by commas. An origin must be in the
 * registry's list, letter for letter. What is not understood or not allowed is refused with a reason.
 */
export function parseOverrides(
  values: string[],
  { names, origins }: Allowed,
): { overrides: Override[]; refused: Refusal[] } {
  const text = values.join(',')
  const overrides = new Map<string, Override>()
  const refused: Refusal[] = []
  if (text.length > LONGEST)
    return { overrides: [], refused: [{ asked: `${text.slice(0, 60)}…`, reason: 'It is too long.' }] }
  for (const asked of text.split(',').map((entry) => entry.trim())) {
    if (!asked || asked === OVERRIDES_PANEL) continue
    const [, name = '', wanted = ''] = /^([^@]*)@(.*)$/.exec(asked) ?? []
    const reason = !wanted
      ? 'Write it like lists@1a2b3c4d.'
      : !names.includes(name)
        ? `No part has this name. The names are ${names.join(', ')}.`
        : overrides.has(name)
          ? `${name} is named twice.`
          : isVersion(wanted)
            ? undefined
            : whyNotOrigin(name, wanted, origins)
    if (reason) refused.push({ asked, reason })
    else overrides.set(name, isVersion(wanted) ? { name, version: wanted } : { name, origin: wanted })
  }
  return { overrides: [...overrides.values()], refused }
}

/** A version is a digest (federation/release/pack.ts). */
const isVersion = (text: string) => /^[\da-f]{8}$/.test(text)

function whyNotOrigin(name: string, wanted: string, origins: string[]): string | undefined {
  const url = URL.canParse(wanted) ? new URL(wanted) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) return 'That is neither a version nor an origin.'
  // no user, no path, no port that goes without saying
  if (url.origin !== wanted) return `An origin is written like ${url.origin}, with nothing else.`
  if (name === SHELL) return 'The shell is tried out by a version only.'
  if (!origins.includes(wanted)) return 'The registry of this site does not allow this origin.'
  return undefined
}

type Source = {
  /** The folder with the releases. */
  site: string
  /** Copies a file that is not in the copy of a bucket. */
  fetchFile?(key: string): Promise<boolean>
}

/** A site with overrides, and what could not be overridden. `origins` are those that its scripts come from. */
export type Overridden = { site: LiveSite; origins: string[]; refused: Refusal[] }

/**
 * Replaces what is live by versions and development servers. What cannot be read stays live, and is refused
 * with a reason. `check` throws an error if no document can be made.
 */
export async function applyOverrides(
  live: LiveSite,
  overrides: Override[],
  { check, ...source }: Source & { check(site: LiveSite): void },
): Promise<Overridden> {
  let site = live
  const origins: string[] = []
  const refused: Refusal[] = []
  for (const override of overrides) {
    const { name } = override
    try {
      const next = await withOverride(site, override, source)
      check(next)
      site = next
      if ('origin' in override) origins.push(override.origin)
    } catch (error) {
      const asked = `${name}@${'origin' in override ? override.origin : override.version}`
      refused.push({ asked, reason: error instanceof Error ? error.message : String(error) })
    }
  }
  return { site, origins, refused }
}

async function withOverride(live: LiveSite, override: Override, source: Source): Promise<LiveSite> {
  const { name } = override
  const release = await ('origin' in override
    ? releaseOfServer(name, override.origin)
    : releaseOfVersion(name, override.version, source))
  const registry: Registry = {
    ...live.registry,
    microFrontends: {
      ...live.registry.microFrontends,
      [name]: [{ ...release, deployment: { traffic: 100, default: true } }],
    },
  }
  // every script must have a digest, as in a registry of released versions
  parseRegistry(JSON.stringify(registry))
  if (name !== SHELL) return { ...live, registry }
  const bytes = await readKey(folderOf(SHELL, release.metadata.version) + TEMPLATE, source)
  return { ...live, registry, template: checkedTemplate(registry, bytes) }
}

async function releaseOfVersion(name: string, version: string, source: Source): Promise<RemoteRelease> {
  const text = await readKey(folderOf(name, version) + RECORD_FILE, source).catch(() => {
    throw new Error(`There is no version ${version} of ${name}.`)
  })
  return parseStoredRecord(text.toString(), name, version).release
}

async function readKey(key: string, { site, fetchFile }: Source): Promise<Buffer> {
  const file = path.join(site, key)
  return readFile(file).catch(async () => {
    await fetchFile?.(key)
    return readFile(file)
  })
}

/** What the development server of a remote has built last. All its files must come from its own origin. */
async function releaseOfServer(name: string, origin: string): Promise<RemoteRelease> {
  const signal = AbortSignal.timeout(ORIGIN_TIMEOUT)
  const response = await fetch(`${origin}/${RECORD_FILE}`, { signal, redirect: 'error' }).catch(() => {
    throw new Error(`${origin} does not answer. Is \`npm run dev -- ${name}\` running?`)
  })
  if (!response.ok) throw new Error(`${origin} has nothing to show: it answers ${response.status}.`)
  const text = await textOf(response)
  if (text === undefined) throw new Error(`${origin} has nothing to show: its answer is too long.`)
  const record = parseRecord(text)
  if (record.name !== name) throw new Error(`${origin} serves ${record.name}, not ${name}.`)
  const { url, extras } = record.release
  const screens = Object.values(extras.firstScreens)
  const files = [
    ...[url, ...extras.preload, ...Object.keys(extras.integrity)],
    ...screens.flatMap(({ scripts, images }) => [...scripts, ...images.map((image) => image.url)]),
  ]
  const foreign = files.find((file) => !file.startsWith(`${origin}/`))
  if (foreign) throw new Error(`${origin} names ${foreign}, which is not one of its files.`)
  return record.release
}

/** The text of an answer. Undefined if it is larger than a record may be: the rest is not read. */
async function textOf({ body }: Response): Promise<string | undefined> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true })
    if (text.length > LARGEST_RECORD) return undefined
  }
  return text
}

/** What the panel shows of each part: the version on the page, and what else could be tried. */
export function describeParts(live: LiveSite, { registry }: LiveSite): Part[] {
  const shell = liveRelease(registry, SHELL)
  return Object.entries(live.whole.microFrontends).map(([name, releases]) => {
    const running = liveRelease(registry, name)
    const given = liveRelease(live.registry, name)
    return {
      name,
      live: versionOf(given),
      isCanary: given !== undefined && given === canaryRelease(live.registry, name),
      running: versionOf(running),
      origin: running?.url.startsWith('/') ? undefined : running && new URL(running.url).origin,
      misfit: running && whyNot(shell?.extras, running.extras),
      versions: releases.map(versionOf),
    }
  })
}

const versionOf = (release: RemoteRelease | undefined) => release?.metadata.version ?? ''
