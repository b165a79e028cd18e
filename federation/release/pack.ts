import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_FOLDER, sharedVersions } from '../build/shared.ts'
import { type RemoteRelease, SHELL } from '../registry/registry.ts'
import { CONTRACT } from '../src/contract.ts'
import { compressedCopies, isText } from './compressedCopies.ts'
import { folderOf, type ReleaseRecord, type Source, TEMPLATE } from './record.ts'
import { sha384 } from './sha384.ts'
import { ReleaseError } from './target.ts'

/** A version that is ready to be copied: its files and its record. */
export type Package = { record: ReleaseRecord; files: Map<string, Buffer> }

/** What a package.json says about its pages. */
type Screens = { firstScreens: FirstScreens; parameters: Record<string, string[]> }

/** "firstScreens" of a remote's package.json: route -> names of the script and the pictures to preload. */
type FirstScreens = Record<string, { script?: string; images?: { image: string; media: string }[] }>

/** The server build, in the output folder of a package. */
const SERVER_FILE = `${SERVER_FOLDER}/server.mjs`

/**
 * Reads a remote's build; its package.json is in the given folder. The version is a digest of its files, so the same
 * source always has the same version. Throws an error if the build is incomplete.
 */
export async function packRemote(
  name: string,
  dist: string,
  source: Source,
  folder = path.dirname(dist),
): Promise<Package> {
  const { version, files, release } = readRemote(
    name,
    dist,
    folder,
    (version) => `/remotes/${name}/${version}/`,
  )
  return pack(name, version, files, source, release)
}

/** The files of a remote's build, and the registry's entry for them; `baseOf` says where they are served. */
export function readRemote(name: string, dist: string, folder: string, baseOf: (version: string) => string) {
  const { firstScreens, parameters } = readScreens(folder)
  const isWanted = (file: string) =>
    /\.(js|css|avif|webp|png|jpg|svg|woff2)$/.test(file) || file === SERVER_FILE
  if (!existsSync(dist)) throw new ReleaseError(`${name} has no build: build it first`)
  const files = readFiles(dist, isWanted)
  const container = `mfe_${name}`
  const entry = theFile(files, 'remoteEntry', name)
  const scripts = [theFile(files, 'app', name)]
  const version = versionOf(files, { container, entry, scripts, firstScreens, parameters })
  const base = baseOf(version)
  const release = withPlatform({
    url: base + entry,
    metadata: { version, integrity: sha384(bytesOf(files, entry)) },
    deployment: { traffic: 100, default: true },
    extras: {
      container,
      type: 'module',
      preload: scripts.map((file) => base + file),
      firstScreens: firstScreensOf(firstScreens, [...files.keys()], base),
      integrity: digestsOf(files, base),
      ...serverOf(name, version, files, parameters),
    },
  })
  return { version, files, release }
}

/** Adds what it was built against. */
const withPlatform = (release: RemoteRelease): RemoteRelease => ({
  ...release,
  extras: { ...release.extras, contract: CONTRACT, shared: sharedVersions },
})

/**
 * Reads the shell's build; its package.json is in the given folder. Its URLs do not contain the version, so unchanged files
 * stay in visitors' caches.
 */
export async function packShell(dist: string, source: Source, folder: string): Promise<Package> {
  const { parameters } = readScreens(folder)
  const files = readFiles(dist, (file) => path.extname(file) !== '' && !file.endsWith('.map'))
  const document = files.get(TEMPLATE)?.toString() ?? ''
  const [, url = ''] = /<script type="module" src="([^"]+)"/.exec(document) ?? []
  if (!files.has(url.slice(1)))
    throw new ReleaseError('The build of the shell has no document with its script')
  const version = versionOf(files, { url, parameters })
  const release = withPlatform({
    url,
    metadata: { version, integrity: sha384(bytesOf(files, url.slice(1))) },
    deployment: { traffic: 100, default: true },
    extras: {
      container: SHELL,
      type: 'module',
      preload: [],
      firstScreens: {},
      integrity: digestsOf(files, '/'),
      template: sha384(bytesOf(files, TEMPLATE)),
      ...serverOf(SHELL, version, files, parameters),
    },
  })
  return pack(SHELL, version, files, source, release)
}

/** Adds the compressed copies of each text file that browsers load, and writes the record. */
async function pack(
  name: string,
  version: string,
  originals: Map<string, Buffer>,
  source: Source,
  release: RemoteRelease,
): Promise<Package> {
  const texts = [...originals].filter(([file]) => isText(file) && file !== TEMPLATE)
  const copies = await Promise.all(texts.map(([file, bytes]) => compressedCopies(file, bytes)))
  const files = new Map([...originals, ...copies.flat()].sort(([a], [b]) => (a < b ? -1 : 1)))
  const record: ReleaseRecord = {
    name,
    version,
    source,
    when: new Date().toISOString(),
    files: [...files].map(([file, bytes]) => ({ path: file, size: bytes.length, integrity: sha384(bytes) })),
    release,
  }
  return { record, files }
}

/** Finds a script of a remote's build by its name: "app" is built as "app.12ab34cd.js". Throws unless there is one. */
function theFile(files: Map<string, Buffer>, name: string, remote: string): string {
  const [file, second] = [...files.keys()].filter((file) => /^(\w+)\.\w+\.js$/.exec(file)?.[1] === name)
  if (!file) throw new ReleaseError(`The build of ${remote} has no ${name}.js: build it again`)
  if (second) throw new ReleaseError(`The build of ${remote} has ${file} and ${second}: build it again`)
  return file
}

/** Reads "firstScreens" and "parameters" of a package.json. */
function readScreens(folder: string): Screens {
  const file = path.join(folder, 'package.json')
  const { firstScreens = {}, parameters = {} } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  return { firstScreens, parameters }
}

/** The registry's entry about the build that renders pages on the server, if there is one. */
function serverOf(
  name: string,
  version: string,
  files: Map<string, Buffer>,
  parameters: Screens['parameters'],
) {
  const bytes = files.get(SERVER_FILE)
  if (!bytes) return {}
  return { server: { file: folderOf(name, version) + SERVER_FILE, integrity: sha384(bytes), parameters } }
}

/** Finds the hashed file names of the entries in "firstScreens". */
function firstScreensOf(screens: FirstScreens, files: string[], base: string) {
  // "hero.avif" is built as "hero.12ab34cd.avif"
  const addressOf = (source: string) => {
    const { name, ext } = path.parse(source)
    if (!ext)
      throw new ReleaseError(`package.json: firstScreens names "${source}" without its extension (.avif)`)
    const built = files.find((candidate) => candidate.startsWith(`${name}.`) && candidate.endsWith(ext))
    if (!built)
      throw new ReleaseError(`package.json: firstScreens names "${source}", which the build does not have`)
    return base + built
  }
  return Object.fromEntries(
    Object.entries(screens).map(([route, { script, images = [] }]) => [
      route,
      {
        scripts: script ? [addressOf(`${script}.js`)] : [],
        images: images.map(({ image, media }) => ({ url: addressOf(image), media })),
      },
    ]),
  )
}

function readFiles(dist: string, isWanted: (file: string) => boolean): Map<string, Buffer> {
  const names = existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: 'utf8' }) : []
  const files = names.map((file) => file.replaceAll('\\', '/')).filter(isWanted)
  return new Map(files.sort().map((file) => [file, readFileSync(path.join(dist, file))]))
}

/** The digests of the scripts, by URL. */
function digestsOf(files: Map<string, Buffer>, base: string): Record<string, string> {
  const scripts = [...files].filter(([file]) => file.endsWith('.js'))
  return Object.fromEntries(scripts.map(([file, bytes]) => [base + file, sha384(bytes)]))
}

/** The digest of the files and of what the registry will contain about them. */
function versionOf(files: Map<string, Buffer>, told: object): string {
  const hash = createHash('sha256').update(JSON.stringify(told))
  for (const [file, bytes] of files) hash.update(`${file} ${sha384(bytes)}\n`)
  return hash.digest('hex').slice(0, 8)
}

function bytesOf(files: Map<string, Buffer>, file: string): Buffer {
  const bytes = files.get(file)
  if (!bytes) throw new ReleaseError(`The build does not have ${file}`)
  return bytes
}
