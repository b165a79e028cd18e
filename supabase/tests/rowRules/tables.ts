import { OTHER, OWNER } from './actors.ts'
import { DRAFT, MISSING, OWN_LIST, SAVED, UNSAVED } from './fixtures.ts'
import type { Verdict } from './probe.ts'

export const OPERATIONS = [
  'select',
  'select filtered',
  'insert',
  'update',
  'update filtered',
  'delete',
  'delete filtered',
] as const
export type Operation = (typeof OPERATIONS)[number]

/** In the order of ACTORS: visitor, owner, other, nobody. */
type Verdicts = readonly [Verdict, Verdict, Verdict, Verdict]
type Values = Record<string, string>

export type TableRules = {
  /** The filter of the filtered statements: the rows of the owner, or of the draft. */
  filter: Values
  /** The values that an insert and an update set. */
  row: Values
  change: Values
  /** The expected results. TRUNCATE is always refused to all. */
  verdicts: Record<Operation, Verdicts>
  /**
   * The results with policies only, if every privilege were granted by mistake; a hosted project does grant them on
   * storage. null: the table belongs to the auth service and needs no policy.
   */
  granted: Record<Operation, Verdicts> | null
}

export const REFUSED = '42501'
const all = (verdict: Verdict): Verdicts => [verdict, verdict, verdict, verdict]

const noWrites = {
  insert: all(REFUSED),
  update: all(REFUSED),
  'update filtered': all(REFUSED),
  delete: all(REFUSED),
  'delete filtered': all(REFUSED),
}
/** A write that no policy allows changes no row; an insert is refused. */
const noPolicyToWrite = {
  insert: all(REFUSED),
  update: all(0),
  'update filtered': all(0),
  delete: all(0),
  'delete filtered': all(0),
}
/** Everyone reads `count` rows, and `found` rows with the filter. */
const readByAll = (count: number, found: number) => {
  const reads = { select: all(count), 'select filtered': all(found) }
  return { verdicts: { ...reads, ...noWrites }, granted: { ...reads, ...noPolicyToWrite } }
}
const closed = { select: all(REFUSED), 'select filtered': all(REFUSED), ...noWrites }
const closedByPolicies = { select: all(0), 'select filtered': all(0), ...noPolicyToWrite }

/** The rules of every table for each operation and user (security.md section 1, "The tables"). */
export const TABLES: Record<string, TableRules> = {
  'public."Listings"': {
    filter: { id: DRAFT },
    row: { name: 'New', primary_type: 'park' },
    change: { publish_status: 'Published' },
    ...readByAll(2, 0),
  },
  'public.image_metadata': {
    filter: { listing_id: DRAFT },
    row: { listing_id: SAVED, image_url: 'x.webp' },
    change: { caption: 'Changed' },
    ...readByAll(2, 0),
  },
  'public.opening_hours': {
    filter: { listing_id: DRAFT },
    row: { listing_id: SAVED, monday: '9am - 5pm' },
    change: { monday: 'CLOSED' },
    ...readByAll(2, 0),
  },
  'public."Postcodes"': {
    filter: { locality: 'Mosman' },
    row: { locality: 'Nowhere', postcode: '2999', state: 'NSW' },
    change: { state: 'ACT' },
    ...readByAll(2, 1),
  },
  'public.profiles': {
    filter: { id: OWNER },
    row: { id: OWNER, username: 'New' },
    change: { username: 'Changed', updated_at: '2001-01-01' },
    verdicts: {
      ...noWrites,
      select: [REFUSED, 1, 1, 0],
      'select filtered': [REFUSED, 1, 0, 0],
      update: [REFUSED, 1, 1, 0],
      'update filtered': [REFUSED, 1, 0, 0],
    },
    granted: {
      ...noPolicyToWrite,
      select: [0, 1, 1, 0],
      'select filtered': [0, 1, 0, 0],
      update: [0, 1, 1, 0],
      'update filtered': [0, 1, 0, 0],
    },
  },
  'public.lists': {
    filter: { user_id: OWNER },
    row: { name: 'New', emoji: '⭐', user_id: OWNER },
    change: { name: 'Changed', emoji: '⭐' },
    verdicts: {
      select: [REFUSED, 2, 1, 0],
      'select filtered': [REFUSED, 2, 0, 0],
      insert: [REFUSED, 1, REFUSED, REFUSED],
      update: [REFUSED, 2, 1, 0],
      'update filtered': [REFUSED, 2, 0, 0],
      delete: [REFUSED, 2, 1, 0],
      'delete filtered': [REFUSED, 2, 0, 0],
    },
    granted: {
      select: [0, 2, 1, 0],
      'select filtered': [0, 2, 0, 0],
      insert: [REFUSED, 1, REFUSED, REFUSED],
      update: [0, 2, 1, 0],
      'update filtered': [0, 2, 0, 0],
      delete: [0, 2, 1, 0],
      'delete filtered': [0, 2, 0, 0],
    },
  },
  'public.list_activities': {
    filter: { user_id: OWNER },
    row: { list_id: OWN_LIST, activity_id: UNSAVED, user_id: OWNER, activity_type: 'external' },
    change: { note: 'Bring hats' },
    verdicts: {
      select: [REFUSED, 1, 1, 0],
      'select filtered': [REFUSED, 1, 0, 0],
      insert: [REFUSED, 1, REFUSED, REFUSED],
      update: [REFUSED, 1, 1, 0],
      'update filtered': [REFUSED, 1, 0, 0],
      delete: [REFUSED, 1, 1, 0],
      'delete filtered': [REFUSED, 1, 0, 0],
    },
    granted: {
      select: [0, 1, 1, 0],
      'select filtered': [0, 1, 0, 0],
      insert: [REFUSED, 1, REFUSED, REFUSED],
      update: [0, 1, 1, 0],
      'update filtered': [0, 1, 0, 0],
      delete: [0, 1, 1, 0],
      'delete filtered': [0, 1, 0, 0],
    },
  },
  'private.submissions': {
    filter: { kind: 'contact' },
    row: { kind: 'contact', idem_key: OTHER, payload: '{}' },
    change: { kind: 'listing' },
    verdicts: closed,
    granted: closedByPolicies,
  },
  'private.imported_facts': {
    filter: { listing_id: SAVED },
    row: { listing_id: UNSAVED, fact: 'hours', columns: '{}' },
    change: { columns: '{}' },
    verdicts: closed,
    granted: closedByPolicies,
  },
  'private.rate_limits': {
    filter: { bucket: 'someone' },
    row: { bucket: 'new', window_start: '2026-01-01', hits: '1' },
    change: { hits: '0' },
    verdicts: closed,
    granted: closedByPolicies,
  },
  'storage.objects': {
    filter: { bucket_id: 'listing_images' },
    row: { bucket_id: 'listing_images', name: 'new.webp' },
    change: { name: 'changed.webp' },
    verdicts: closed,
    granted: closedByPolicies,
  },
  'storage.buckets': {
    filter: { id: 'listing_images' },
    row: { id: 'new', name: 'new' },
    change: { name: 'changed' },
    verdicts: closed,
    granted: closedByPolicies,
  },
  'auth.users': {
    filter: { id: OWNER },
    row: { id: MISSING, email: 'new@example.com' },
    change: { email: 'changed@example.com' },
    verdicts: closed,
    granted: null,
  },
}
