/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { startAs } from 'shared-auth/testing'
import { catalogue } from 'supabase/catalogue'
import { type ListingRows, rowsOf } from 'supabase/rows'
import type { Activity } from '../queries/activity'
import { toImage } from '../queries/images'
import { listing, summary } from '../testing/testData'
import { type Subject, structuredData } from './structuredData'

/** The structured data of every page of the sample catalogue, against the vocabulary of schema.org. */

const ORIGIN = 'https://sprouts.example'
const TODAY = '2026-11-21'

/** Where the compiler finds the vocabulary, and Git finds nothing. */
const CACHE = path.join(__dirname, '../../node_modules/.cache')
const TSC = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc')

type Details = NonNullable<Activity>

startAs(null)
const activities = catalogue.map((entry) => activityOf(rowsOf(entry, TODAY)))

function activityOf({ listing: row, images, hours }: ListingRows): Details {
  const { image_metadata, opening_hours, ...unknown } = listing(0)
  const closed: Details['hours'][number] = {
    ...{ monday: null, tuesday: null, wednesday: null, thursday: null },
    ...{ friday: null, saturday: null, sunday: null },
    ...{
      always_open: false,
      start_date: null,
      end_date: null,
      pattern: null,
      hours_as_of: null,
      hours_verified_at: null,
    },
    ...{ id: '', listing_id: '', hours_source: null },
  }
  return Object.assign(unknown, row, {
    images: images.flatMap(({ image_url }) => toImage({ image_url: String(image_url), alt_text: null })),
    hours: hours ? [Object.assign(closed, hours)] : [],
  })
}

const cards = activities.map(({ id, name, suburb }) => summary({ id, name, suburb }))

/**
 * The shape of a page as JSON. To the types every text is a string, but for types and the terms of schema.org, and every
 * number a number; of equal members of an array one is enough.
 */
function jsonOf(subject: Subject): string {
  return JSON.stringify(structuredData(subject, ORIGIN), withoutValues)
}

function withoutValues(key: string, value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (typeof value === 'string') return key === '@type' || value.startsWith('https://schema.org') ? value : ''
  return Array.isArray(value) ? unlike(value) : value
}

/** Leaves out what differs from a member before it in texts and numbers only. */
function unlike(members: readonly unknown[]): unknown[] {
  const shapes = new Map(members.map((member) => [JSON.stringify(member, withoutValues), member]))
  return [...shapes.values()]
}

/** Returns what the compiler says about documents, each in one line of a program with the types of the vocabulary. */
function problemsOf(documents: readonly string[]): string[] {
  mkdirSync(CACHE, { recursive: true })
  const folder = mkdtempSync(path.join(CACHE, 'schema-'))
  try {
    const file = path.join(folder, 'documents.ts')
    const lines = documents.map((json, index) => `export const page${index}: Graph = ${json}`)
    writeFileSync(file, ["import type { Graph } from 'schema-dts'", ...lines].join('\n'))
    const options = [
      '--ignoreConfig',
      '--noEmit',
      '--strict',
      '--module',
      'nodenext',
      '--types',
      '--pretty',
      'false',
    ]
    const { stdout, stderr } = spawnSync(process.execPath, [TSC, ...options, file], { encoding: 'utf8' })
    expect(stderr).toBe('')
    return stdout.split('\n').filter((line) => /^\S/.test(line))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('every page of the catalogue has structured data without an error', () => {
  const subjects: Subject[] = [
    { page: 'home' },
    { page: 'list', activities: cards },
    { page: 'list', activities: [] },
    ...activities.map((activity) => ({ page: 'activity', activity }) as const),
  ]
  expect(activities.length).toBeGreaterThan(100)
  // many pages have the same shape
  expect(problemsOf([...new Set(subjects.map(jsonOf))])).toEqual([])
})

/* What types cannot say: dates, addresses, and what search engines require of these kinds of results. */

type Node = Record<string, unknown>
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/
const REQUIRED: Record<string, readonly string[]> = {
  Event: ['name', 'startDate', 'location'],
  Place: ['name', 'address'],
  Offer: ['price', 'priceCurrency'],
  WebSite: ['name', 'url'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
}

/** Every object of a document, with the type of the list that it stands in. */
function nodesOf(value: unknown, list = ''): { node: Node; list: string }[] {
  if (Array.isArray(value)) return value.flatMap((one) => nodesOf(one, list))
  if (typeof value !== 'object' || value === null) return []
  const node = value as Node
  const inside = Object.entries(node).flatMap(([key, part]) =>
    nodesOf(part, key === 'itemListElement' ? String(node['@type']) : ''),
  )
  return [{ node, list }, ...inside]
}

/** Says what is missing or malformed in a document with its real texts. */
function faultsOf(document: object): string[] {
  return nodesOf(JSON.parse(JSON.stringify(document))).flatMap(({ node, list }) => {
    const type = String(node['@type'])
    const inList: readonly string[] =
      list === 'BreadcrumbList'
        ? ['position', 'name', 'item']
        : list === 'ItemList'
          ? ['position', 'url']
          : []
    const missing = [...(REQUIRED[type] ?? []), ...inList].filter(
      (key) => node[key] === undefined || node[key] === '',
    )
    const malformed = Object.entries(node).filter(([key, value]) => {
      const values = [value].flat()
      if (/Date$/.test(key))
        return !values.every((day) => DATE.test(String(day)) && !Number.isNaN(Date.parse(String(day))))
      if (['url', 'item', 'image', 'sameAs'].includes(key))
        return !values.every((url) => /^https?:\/\//.test(String(url)) && URL.canParse(String(url)))
      return false
    })
    return [
      ...missing.map((key) => `${type} has no ${key}`),
      ...malformed.map(([key, value]) => `${type}: ${key} is ${value}`),
    ]
  })
}

test('every page of the catalogue has the dates, addresses and fields that search engines require', () => {
  const subjects: Subject[] = [
    { page: 'home' },
    { page: 'list', activities: cards },
    ...activities.map((activity) => ({ page: 'activity', activity }) as const),
  ]
  expect(subjects.flatMap((subject) => faultsOf(structuredData(subject, ORIGIN)))).toEqual([])
})

test('what is missing or malformed is a fault', () => {
  const event = { '@type': 'Event', name: 'Fair', startDate: '21 November', location: '', url: '/fair' }
  const step = { '@type': 'ListItem', position: 1, name: 'Home' }
  const graph = [event, { '@type': 'BreadcrumbList', itemListElement: [step] }]
  expect(faultsOf({ '@graph': graph })).toEqual([
    'Event has no location',
    'Event: startDate is 21 November',
    'Event: url is /fair',
    'ListItem has no item',
  ])
})

test('each kind of mistake is an error', () => {
  const zoo = activityOf({
    listing: { id: '1', name: 'Zoo', primary_type: 'zoo', phone_number: '02 5550 1234', free: true },
    images: [],
    hours: { id: '1', monday: '9am - 5pm' },
  })
  const json = jsonOf({ page: 'activity', activity: zoo })
  const broken = [
    ['"@type":"Zoo"', '"@type":"ZooPark"'],
    ['"telephone":', '"startDate":'],
    ['"isAccessibleForFree":true', '"isAccessibleForFree":"yes"'],
    ['https://schema.org/Monday', 'https://schema.org/Mon'],
  ].map(([right = '', wrong = '']) => {
    expect(json).toContain(right)
    return json.replace(right, wrong)
  })
  const lines = problemsOf([json, ...broken]).map((problem) => /\((\d+),/.exec(problem)?.[1])
  // the first line is the import, the second the page without a mistake
  expect(lines).toEqual(['3', '4', '5', '6'])
})
