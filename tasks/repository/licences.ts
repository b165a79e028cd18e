import { existsSync, globSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from 'federation/packages'

/*
 * The licences of the libraries and fonts that browsers load: most of them ask that their text comes with each copy.
 * `node tasks/repository/licences.ts` writes them anew.
 */

/** Served as /licences.txt. */
export const LICENCES_FILE = path.join(ROOT, 'shell/public/licences.txt')

/** Where the code of pages is, and what their style sheets load. */
const BROWSER_CODE = '{shell,federation,shared-*,mfe-*}/{src,worker,tryout}/**/*.{ts,tsx,css}'

/** The packages of this repository. */
const PACKAGES = '{shell,federation,shared-*,mfe-*,supabase,pictures}/package.json'

const INTRODUCTION = `Sydney Sprouts is made with the software and the fonts of others. These are their licences, as they ask for.
`

export type Library = { name: string; licence: string; texts: string[] }

type Manifest = {
  name: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** The libraries that browsers load, with all that these need, by name. */
export function librariesOfPages(): Library[] {
  return librariesOf(
    globSync(BROWSER_CODE, { cwd: ROOT })
      .filter((file) => !/\.test\.|\/testing\//.test(file))
      .flatMap((file) => importsOf(file).map((name) => ({ name, from: path.join(ROOT, file) }))),
  )
}

/** All libraries that run, on servers too: what the packages of this repository name as their dependencies. */
export function librariesOfSite(): Library[] {
  return librariesOf(globSync(PACKAGES, { cwd: ROOT }).flatMap((file) => neededBy(path.join(ROOT, file))))
}

/** The text of the file. Libraries with the same text share it. */
export function licencesText(): string {
  const byText = new Map<string, string[]>()
  for (const { name, licence, texts } of librariesOfPages()) {
    const text = texts.join('\n\n')
    byText.set(text, [...(byText.get(text) ?? []), `${name} (${licence})`])
  }
  const parts = [...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}\n`)
  return [INTRODUCTION, ...parts].join(`\n${'-'.repeat(80)}\n\n`)
}

type Need = { name: string; from: string }

/** These libraries and what they need, each once. The packages of this repository are none. */
function librariesOf(needs: Need[]): Library[] {
  const found = new Map<string, Library>()
  const seen = new Set<string>()
  for (const waiting = [...needs]; waiting.length > 0; ) {
    const folder = folderOf(waiting.pop() as Need)
    if (!folder?.includes('node_modules') || seen.has(folder)) continue
    seen.add(folder)
    waiting.push(...neededBy(path.join(folder, 'package.json')))
    const { name, license = 'no licence named' } = manifestOf(folder)
    found.set(name, { name, licence: license, texts: textsOf(folder) })
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

function neededBy(manifest: string): Need[] {
  const { dependencies, optionalDependencies } = manifestOf(path.dirname(manifest))
  return Object.keys({ ...dependencies, ...optionalDependencies }).map((name) => ({ name, from: manifest }))
}

/** The names of the packages that a file imports. */
function importsOf(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8')
  const imported = code.matchAll(
    /(?:\bfrom |\bimport |\bimport\((?:\/\*.*?\*\/ *)?|url\()['"](@[^/'"]+\/[^/'"]+|[^@./'"][^/'"]*)/g,
  )
  return [...imported].map(([, name = '']) => name)
}

/** Where a package is that a file names, as Node looks it up. Null for a part of Node, and what is left out on this machine. */
function folderOf({ name, from }: Need): string | null {
  const places = createRequire(from).resolve.paths(name) ?? []
  const place = places.find((folder) => existsSync(path.join(folder, name, 'package.json')))
  return place ? realpathSync(path.join(place, name)) : null
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))

/** The files with the licence, or the part of the description that is about it. */
function textsOf(folder: string): string[] {
  const files = readdirSync(folder).sort()
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8').replaceAll('\r', '')
  const texts = files
    .filter((file) => /^(licen[cs]e|copying|notice)(\b(?!.*\.[jt]s)|$)/i.test(file))
    .map(read)
  const described = files
    .filter((file) => /^readme/i.test(file))
    .flatMap((file) => {
      const [, ...parts] = read(file).split(/^#+ *licen[cs]e\b.*$/im)
      return parts.map((part) => part.split(/^#/m)[0] ?? '')
    })
  return (texts.length > 0 ? texts : described).map((text) => text.trim())
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(LICENCES_FILE, licencesText())
