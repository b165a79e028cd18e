import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { type HoursRow, sydneyToday, sydneyWeekday } from 'shared-ui'
import { renderAt } from 'shared-ui/testing'
import { App } from '../App'
import { answerActivity, isDetail, path, zoo } from '../testing/testActivity'
import { listing } from '../testing/testData'

beforeEach(() => startAs(null))

test('an activity shows what a parent asks about', async () => {
  answerActivity([zoo])
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })).toBeVisible()
  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(trail.getByRole('link', { name: 'Activities' })).toHaveAttribute('href', '/activities')
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    'Giraffes',
    'Seals',
    'Koalas',
  ])
  for (const name of ['Highlights', 'Description', 'Good To Know', 'Parking Options', 'Contact']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  const glance = within(screen.getByRole('list', { name: 'At a glance' }))
  expect(glance.getByText('Mosman')).toBeVisible()
  expect(glance.getByText('Check website for prices')).toBeVisible()
})

test.each([
  [true, '19 - 30 March 2099 \u00b7 Sample date'],
  [null, '19 - 30 March 2099'],
  [null, 'Event over \u00b7 19 - 30 March 2020'],
])('at a glance, an event whose dates are a sample (%s) says "%s"', async (sample_dates, words) => {
  const year = /\d{4}/.exec(words)?.[0]
  const dates = { always_open: false, start_date: `${year}-03-19`, end_date: `${year}-03-30` }
  answerActivity([{ ...zoo, listing_type: 'event', sample_dates, opening_hours: [dates] }])
  renderAt(path, <App />)
  const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
  expect(glance.getByText(words)).toBeVisible()
  expect(screen.queryByText('Closed today')).not.toBeInTheDocument()
})

test('the description and the tips go through the sanitiser', async () => {
  answerActivity([zoo])
  const { container } = renderAt(path, <App />)

  expect(await screen.findByText(/by the harbour\./)).toBeVisible()
  expect(await screen.findByText('Take the ferry.')).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
})

test.each([
  ['8pm in daylight saving', 'Closes later at times: 8pm in daylight saving'],
  ['longer: 9:00 am - 5:00 pm in school holidays', 'Open longer: 9:00 am - 5:00 pm in school holidays'],
  ['closed in August', 'Closed in August'],
  ['closed on Good Friday and 25 December', 'Closed on Good Friday and 25 December'],
])('what is different for a part of the year (%s) stands once, below the week', async (words, sentence) => {
  const row = { ...zoo.opening_hours[0], always_open: false } as HoursRow
  const day = `9am - 5pm (${words})`
  answerActivity([{ ...zoo, opening_hours: [{ ...row, monday: day, friday: day }] }])
  renderAt(path, <App />)
  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByText(sentence)).toBeVisible()
  const hours = within(contact.getByRole('table', { name: 'Opening Hours' }))
  expect(hours.getByRole('row', { name: /^Monday( \(today\))? 9am - 5pm$/ })).toBeVisible()
})

test.each([null, '', ' '])('a place without an address (%j) is found by its suburb', async (address) => {
  answerActivity([{ ...zoo, address, google_maps_uri: null }])
  renderAt(path, <App />)
  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByRole('link', { name: /Mosman/ })).toHaveAttribute(
    'href',
    expect.stringContaining('Mosman'),
  )
})

test.each([
  ['Hours wrong?', zoo.opening_hours],
  ['Know the hours?', []],
])('"%s" stands at the opening hours and opens the report', async (words, opening_hours) => {
  answerActivity([{ ...zoo, opening_hours }])
  renderAt(path, <App />)

  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  await userEvent.click(contact.getByRole('button', { name: words }))
  expect(contact.getByText('Opening the form...', { exact: false })).toBeVisible()
})

test.each([
  ['2026-10-01', null, 'Checked October 2026'],
  ['2026-10-01', '2026-09-01', 'Checked October 2026'],
  [null, '2013-08-01', 'Hours as usually published, not confirmed for today · as of August 2013'],
  [null, null, 'Hours as usually published, not confirmed for today'],
])(
  'hours that were checked on %s, of a page of %s, say "%s"',
  async (hours_verified_at, hours_as_of, words) => {
    answerActivity([
      { ...zoo, opening_hours: zoo.opening_hours.map((row) => ({ ...row, hours_verified_at, hours_as_of })) },
    ])
    renderAt(path, <App />)
    const contact = within(await screen.findByRole('region', { name: 'Contact' }))
    expect(contact.getByText(words)).toBeVisible()
  },
)

test.each([
  ['by session', 'By session: check the times with the venue'],
  ['seasonal', 'In its season only: check with the venue'],
  [null, 'Not confirmed with the venue'],
])('hours without a table (%s) say "%s", and no source', async (pattern, words) => {
  answerActivity([
    { ...zoo, opening_hours: [{ always_open: false, start_date: null, end_date: null, pattern }] },
  ])
  renderAt(path, <App />)
  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByText(words)).toBeVisible()
  expect(contact.queryByText(/^Checked|as usually published/)).not.toBeInTheDocument()
})

test('the contact card links the phone, a map and the website, and marks today', async () => {
  answerActivity([zoo])
  renderAt(path, <App />)

  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByRole('link', { name: '(02) 9969 2777' })).toHaveAttribute('href', 'tel:0299692777')
  expect(contact.getByRole('link', { name: /Bradleys Head Road/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  )
  const website = contact.getByRole('link', {
    name: /^Visit Website \(.*taronga\.org\.au, opens in new tab\)$/,
  })
  expect(website).toHaveAttribute('href', 'https://www.taronga.org.au/')
  expect(website).toHaveAttribute('target', '_blank')
  expect(website).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const today = sydneyWeekday(sydneyToday())
  expect(contact.getByRole('rowheader', { name: new RegExp(`^${today} \\(today\\)$`, 'i') })).toBeVisible()
  expect(contact.getAllByRole('row')).toHaveLength(7)
  expect(contact.getByRole('row', { name: /sunday.*closed/i })).toBeVisible()
})

test('what is not known is said or left out, never claimed', async () => {
  answerActivity([listing(1, { name: 'Taronga Zoo', website: 'javascript:alert(1)' })])
  renderAt(path, <App />)

  expect(await screen.findByText('Limited accessibility')).toBeVisible()
  expect(screen.getByText('All Ages')).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Parking Options' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Description' })).not.toBeInTheDocument()
  expect(screen.queryByText('Accessibility', { selector: 'strong' })).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Visit Website/ })).not.toBeInTheDocument()
})

test.each([
  ['a wrong slug', `/activities/${zoo.id}/old-name`],
  ['no slug', `/activities/${zoo.id}`],
  ['an id in capitals', `/activities/${zoo.id.toUpperCase()}/taronga-zoo`],
])('%s is replaced by the canonical address, query and fragment stay', async (_, address) => {
  answerActivity([zoo])
  renderAt(`${address}?from=list#contact`, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  const url = screen.getByLabelText('current url')
  await waitFor(() => expect(url).toHaveTextContent(/\/taronga-zoo\?from=list#contact$/))
})

test('the facts that a parent on the go needs come first', async () => {
  answerActivity([zoo])
  renderAt(path, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual([
    'Highlights',
    'Handy for parents',
    'Contact',
    'Description',
    'Good To Know',
    'Parking Options',
  ])
})

test('related activities are of the same kind, published, and not this one', async () => {
  const requests = answerActivity([zoo], [listing(2), listing(3)])
  renderAt(path, <App />)

  const related = within(await screen.findByRole('region', { name: 'Related Activities' }))
  expect(related.getAllByRole('article')).toHaveLength(2)
  const asked = requests.find((request) => !isDetail(request))
  const params = new URL(asked?.url ?? '').searchParams
  expect(params.get('primary_type')).toBe('eq.zoo')
  expect(params.get('publish_status')).toBe('eq.Published')
  expect(params.get('id')).toBe(`neq.${zoo.id}`)
  expect(params.get('limit')).toBe('4')
})

describe('whether it is open', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('is said at the top and in the Contact card, and changes with the clock', async () => {
    jest.setSystemTime(new Date('2026-11-20T05:59:50Z')) // Friday, ten seconds to 5 pm in Sydney
    answerActivity([zoo])
    renderAt(path, <App />)

    const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
    const contact = within(screen.getByRole('region', { name: 'Contact' }))
    expect(glance.getByText('Open now - closes 5 pm')).toBeVisible()
    expect(contact.getByText('Open now - closes 5 pm')).toBeVisible()
    act(() => jest.advanceTimersByTime(30_000))
    expect(glance.getByText('Closed now - opens 9 am tomorrow')).toBeVisible()
  })

  test('on a public holiday is followed by the hint that hours may differ', async () => {
    jest.setSystemTime(new Date('2026-12-25T01:00:00Z')) // Friday, noon in Sydney
    answerActivity([zoo])
    renderAt(path, <App />)

    const note = 'Public holiday - hours may differ, check with the venue'
    const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
    expect(glance.getByText(`Open now - closes 5 pm. ${note}`)).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Contact' })).getByText(note)).toBeVisible()
  })

  test('is not said where the hours are not understood: they stand as they are', async () => {
    jest.setSystemTime(new Date('2026-11-20T01:00:00Z'))
    const hours = { ...zoo.opening_hours[0], friday: '9am till late', always_open: false } as HoursRow
    answerActivity([{ ...zoo, opening_hours: [hours] }])
    renderAt(path, <App />)

    const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
    expect(glance.getByText('Today 9am till late')).toBeVisible()
    expect(screen.queryByText(/Open now|Opens|Closed (now|today)/)).not.toBeInTheDocument()
  })
})
