import { categoryNames } from 'shared-ui/categoryNames'
import { isUnlisted, paths, shortcuts, slugify } from 'shared-ui/paths'
import type { Published } from './published.ts'
import { escapeXml } from './xml.ts'

/** The limits of the protocol (sitemaps.org) for one file. */
const MOST_ADDRESSES = 50_000
const MOST_BYTES = 50 * 1024 * 1024
/** The limit of Google's picture extension for one page. */
const MOST_PICTURES = 1000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const PART_START = `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`
const PART_END = '</urlset>\n'

export type Limits = { addresses: number; bytes: number }
export type Sitemap = { index: string; parts: string[] }

/** Where a part of the sitemap is, counted from 1. */
export const partPath = (number: number) => `/sitemap/${number}.xml`

/** Writes the sitemap of all public pages: an index, and parts within the limits of the protocol. */
export function writeSitemap(
  published: readonly Published[],
  origin: string,
  limits: Limits = { addresses: MOST_ADDRESSES, bytes: MOST_BYTES },
): Sitemap {
  const entries = entriesOf(published)
  const parts = inParts(
    entries.map((entry) => writeEntry(entry, origin)),
    limits,
  )
  const changed = newest(entries)
  const files = parts.map((_, index) => writeFile('sitemap', origin + partPath(index + 1), changed))
  const index = `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${files.join('')}</sitemapindex>\n`
  return { index, parts }
}

type Entry = { path: string; changed: string | null; pictures: readonly string[] }

function entriesOf(published: readonly Published[]): Entry[] {
  const fixed = [...publicPaths(), ...categoryNames.map((name) => listPath('categories', name))]
  const bySuburb = Map.groupBy(
    published.filter(({ suburb }) => isPlain(suburb)),
    ({ suburb }) => suburb,
  )
  const suburbs = [...bySuburb].flatMap(([suburb, there]) =>
    suburb ? [{ path: listPath('location', suburb), changed: newest(there), pictures: [] }] : [],
  )
  const activities = published.map(({ id, name, changed, pictures }) => ({
    path: paths.activity(id, slugify(name)),
    changed,
    pictures: pictures.slice(0, MOST_PICTURES),
  }))
  return [...fixed.map((path) => ({ path, changed: null, pictures: [] })), ...suburbs, ...activities]
}

/** The pages without parameters that search engines may list. The shortcuts only lead to others. */
function publicPaths(): string[] {
  return Object.values(paths).filter(
    (path): path is Extract<typeof path, string> =>
      typeof path === 'string' &&
      !isUnlisted({ pathname: path, search: '' }) &&
      !shortcuts.some((shortcut) => shortcut.path === path),
  )
}

/** Whether the list finds a suburb by its name as it stands: it cleans the text of its URL. */
const isPlain = (suburb: string | null) =>
  Boolean(suburb) && !/[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u.test(suburb ?? '')

const listPath = (parameter: 'categories' | 'location', value: string) =>
  `${paths.activities}?${parameter}=${encodeURIComponent(value.toWellFormed())}`

const newest = (all: readonly { changed: string | null }[]) =>
  all.reduce<string | null>((last, { changed }) => (changed && changed > (last ?? '') ? changed : last), null)

function writeEntry({ path, changed, pictures }: Entry, origin: string): string {
  const images = pictures
    .map((src) => `<image:image><image:loc>${escapeXml(new URL(src).href)}</image:loc></image:image>`)
    .join('')
  return writeFile('url', origin + path, changed, images)
}

function writeFile(element: 'url' | 'sitemap', address: string, changed: string | null, more = ''): string {
  const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
  return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}${more}</${element}>\n`
}

/** Puts the entries into files that keep to both limits. */
function inParts(entries: readonly string[], limits: Limits): string[] {
  const frame = Buffer.byteLength(PART_START + PART_END)
  const parts: string[][] = []
  let bytes = 0
  for (const entry of entries) {
    const size = Buffer.byteLength(entry)
    const part = parts.at(-1)
    if (part && part.length < limits.addresses && frame + bytes + size <= limits.bytes) {
      part.push(entry)
      bytes += size
    } else {
      parts.push([entry])
      bytes = size
    }
  }
  return parts.map((part) => PART_START + part.join('') + PART_END)
}
