import type { AgeWord } from './ages'
import { type DateFilter, writeDate } from './dateFilter'
import type { FeatureName } from './features'
import type { HandyName } from './handy'
import type { Sort } from './sort'
import type { View } from './view'

/** The validated filters of the /activities URL: all values are known or, for a category, harmless. */
export type Filters = {
  search: string
  location: string
  date: DateFilter | null
  /** Names from CATEGORIES, or a value that is compared with primary_type unchanged. */
  categories: string[]
  ageRanges: AgeWord[]
  features: FeatureName[]
  /** The order of the list. For `nearest` the location is where it counts from, and leaves no place out. */
  sort: Sort
  /** "Handy for parents". */
  more: HandyName[]
  /** Whether they are a list or stand on a map: the same ones, in the same order. */
  view: View
  /** The suburb or postcode that the search is the name of. Read from its words: no address has it. */
  named?: string
}

export const NO_FILTERS: Filters = {
  search: '',
  location: '',
  date: null,
  categories: [],
  ageRanges: [],
  features: [],
  sort: 'recommended',
  more: [],
  view: 'list',
}

/** The maximum length of typed text: the backend refuses very long URLs. */
const LONGEST_TEXT = 120

/** The first value of a parameter that is not blank, without spaces around it: a server is asked for no others. */
export function firstValue(params: URLSearchParams, name: string): string {
  return (
    params
      .getAll(name)
      .map((value) => value.trim())
      .find(Boolean) ?? ''
  )
}

/** URL -> page of the list. Anything but a number from 1 to 9999 is page 1. */
export function readPage(params: URLSearchParams): number {
  const page = firstValue(params, 'page')
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}

/**
 * Filters and page -> query of the URL: "" or with its question mark. Page 1 is not written. Spaces become %20, not +, so
 * that every parser reads `cafe/ dining nearby` correctly; commas between values are not encoded.
 */
export function writeFilters(filters: Filters, page = 1): string {
  const { date } = filters
  const isPeriod = date?.kind === 'holidays'
  const parts = [
    ['search', [filters.search]],
    ['location', [filters.location]],
    ['date', date && !isPeriod ? writeDate(date).split(',') : []],
    ['period', isPeriod ? [writeDate(date)] : []],
    ['categories', filters.categories],
    ['ageRanges', filters.ageRanges],
    ['features', filters.features],
    ['sort', filters.sort === 'recommended' ? [] : [filters.sort]],
    ['more', filters.more],
    ['view', filters.view === 'list' ? [] : [filters.view]],
    ['page', page > 1 ? [String(page)] : []],
  ] as const
  const query = parts
    .map(
      ([name, words]) => [name, words.map((word) => encodeURIComponent(wellFormed(word))).join(',')] as const,
    )
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&')
  return query && `?${query}`
}

/** The filters of the place that a search names, for one that finds nothing. */
export const atNamedPlace = (filters: Filters): Filters =>
  filters.named ? { ...filters, search: '', location: filters.named } : filters

/** "Clear all" removes the date and all filters; search, location, order and view stay (product.md 1.5). */
export function clearFilters({ search, location, sort, view }: Filters): Filters {
  return { ...NO_FILTERS, search, location, sort, view }
}

/** The number of active filters: each has a chip. */
export function countFilters({ date, categories, ageRanges, features, more }: Filters): number {
  return (date ? 1 : 0) + categories.length + ageRanges.length + features.length + more.length
}

/**
 * Returns the values of a group after a change of its checkboxes, in the order of the checkboxes. A value without a
 * checkbox, which only a URL can contain, is kept.
 */
export function chooseWords<Word extends string>(
  boxes: readonly Word[],
  words: readonly Word[],
  chosen: readonly string[],
): Word[] {
  return [...words.filter((word) => !boxes.includes(word)), ...boxes.filter((word) => chosen.includes(word))]
}

/**
 * Cleans typed text: removes control characters (the database refuses NUL), zero-width characters (pasted text has
 * them, and they match nothing) and double spaces, and limits the length.
 */
export function cleanText(text: string | null): string {
  const seen = (text ?? '').replace(/\p{Cf}/gu, '')
  const spaced = seen.replace(/[\p{Cc}\p{Z}]+/gu, ' ').trim()
  return [...wellFormed(spaced)].slice(0, LONGEST_TEXT).join('').trim()
}

/** Replaces halves of characters, which cannot be encoded. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD')
