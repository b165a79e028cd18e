import { within } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { sydneyToday } from 'shared-ui'
import { stubApi } from 'shared-ui/testing'
import { readPage } from '../filters/filters'
import { readFilters } from '../filters/readFilters'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { renderOnServer } from '../testing/testServer'

/** The forms of the list in the markup of the server, where scripts are off. */

const MOMENT = new Date('2026-11-18T02:00:00Z')

beforeEach(() => startAs(null))

async function open(url: string) {
  const answer = pagesOf([listing(1), listing(2)])
  stubApi({ 'GET Listings': answer, ...searchStubs(answer) })
  const { html } = await renderOnServer(url, MOMENT)
  // a parser without scripts reads the content of noscript as elements
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return within(document.importNode(body, true))
}

type Opened = Awaited<ReturnType<typeof open>>

const searchForm = (page: Opened) => page.getByRole<HTMLFormElement>('search', { name: 'Activities' })
const filterForm = (page: Opened) => {
  const { form } = page.getByRole<HTMLButtonElement>('button', { name: 'Apply Filters', hidden: true })
  if (!form) throw new Error('The filters are not in a form')
  return form
}

/** What the list reads from the address to which a browser goes when it sends a form. */
function sent(form: HTMLFormElement) {
  expect(form.method).toBe('get')
  expect(form.getAttribute('action')).toBe('/activities')
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[name]')]
  const chosen = fields.filter(({ type, checked }) => checked || !['checkbox', 'radio'].includes(type))
  const params = new URLSearchParams(chosen.map(({ name, value }) => [name, value]))
  return { ...readFilters(params, sydneyToday(MOMENT)), page: readPage(params) }
}

const QUERY =
  '?search=zoo&location=Manly&date=2026-12-24&categories=parks_gardens,museum&ageRanges=teens&features=cafe/ dining nearby,free&more=toilets,fenced&sort=name&page=2'
const ALL = {
  search: 'zoo',
  location: 'Manly',
  date: { kind: 'day', day: '2026-12-24' },
  categories: ['parks & gardens', 'museum'],
  ageRanges: ['teens'],
  features: ['cafe/ dining nearby', 'free'],
  more: ['toilets', 'fenced'],
  sort: 'name',
  view: 'list',
  page: 1,
}

test('a search keeps all filters and leads to the first page', async () => {
  const form = searchForm(await open(`/activities${QUERY}`))
  expect(sent(form)).toEqual(ALL)
  within(form).getByRole<HTMLInputElement>('combobox', { name: 'Activity' }).value = 'dogs & cats'
  within(form).getByRole<HTMLInputElement>('combobox', { name: 'Location' }).value = ''
  expect(sent(form)).toEqual({ ...ALL, search: 'dogs & cats', location: '' })
})

test('the filters keep the search, and another date replaces the one of before', async () => {
  const page = await open(`/activities${QUERY}`)
  const form = filterForm(page)
  const fields = within(form)
  const sorted = {
    ...ALL,
    categories: ['museum', 'parks & gardens'],
    features: ['free', 'cafe/ dining nearby'],
  }
  expect(sent(form)).toEqual(sorted)

  fields.getByLabelText<HTMLInputElement>('Museums').checked = false
  fields.getByLabelText<HTMLInputElement>('Indoor').checked = true
  fields.getByLabelText<HTMLInputElement>('Tomorrow').checked = true
  expect(sent(form)).toEqual({
    ...sorted,
    date: { kind: 'day', day: '2026-11-19' },
    categories: ['parks & gardens'],
    features: ['free', 'indoor', 'cafe/ dining nearby'],
  })
  expect(fields.getByRole('link', { name: 'Clear all', hidden: true })).toHaveAttribute(
    'href',
    '/activities?search=zoo&location=Manly&sort=name',
  )
})

test('the school holidays are a date like the others, and another one replaces them', async () => {
  const holidays = { kind: 'holidays', from: '2026-12-18', to: '2027-01-27' }
  const page = await open('/activities?period=school-holidays')
  const form = filterForm(page)
  expect(sent(searchForm(page)).date).toEqual(holidays)
  expect(sent(form).date).toEqual(holidays)
  within(form).getByLabelText<HTMLInputElement>('Today').checked = true
  expect(sent(form).date).toEqual({ kind: 'day', day: '2026-11-18' })
})

test('the filters are folded, and browsers with scripts skip them', async () => {
  const page = await open('/activities?features=free')
  const form = filterForm(page)
  expect(form.closest('noscript')).not.toBeNull()
  expect(form.closest('details')?.open).toBe(false)
  expect(form.closest('[aria-hidden]')).toBeNull()
  // a calendar would need scripts
  expect(form.innerHTML).not.toContain('Choose a day')
})

test('the plain list has no hidden fields', async () => {
  const page = await open('/activities?page=2')
  for (const form of [searchForm(page), filterForm(page)]) {
    expect(form.querySelector('[type=hidden]')).toBeNull()
    expect(sent(form)).toMatchObject({ date: null, categories: [], ageRanges: [], features: [], page: 1 })
  }
})
