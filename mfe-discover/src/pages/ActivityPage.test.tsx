import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startBackend } from 'shared-auth'
import { sydneyToday, sydneyWeekday } from 'shared-ui'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import type { HoursRow } from '../openingHours'
import { idOf, type ListingRow, listing } from '../testData'

const zoo = listing(1, {
  name: 'Taronga Zoo',
  description: '<p>Giraffes <script>alert(1)</script>by the harbour.</p>',
  tips: '<ul><li>Take the ferry.</li></ul>',
  tags: ['Animals', 'Harbour views'],
  address: 'Bradleys Head Road',
  phone_number: '(02) 9969 2777',
  website: 'https://www.taronga.org.au',
  accessible_entrance: true,
  playground: true,
  paid_parking_lot: true,
  image_metadata: ['Giraffes', 'Seals', 'Koalas', 'Lions'].map((alt_text, index) => ({
    image_url: `zoo/${index + 1}-960.webp`,
    alt_text,
    caption: null,
  })),
  opening_hours: [
    {
      always_open: false,
      start_date: null,
      end_date: null,
      monday: '9am - 5pm',
      tuesday: '9am - 5pm',
      wednesday: '9am - 5pm',
      thursday: '9am - 5pm',
      friday: '9am - 5pm',
      saturday: '9am - 5pm',
      sunday: 'CLOSED',
    },
  ],
})
const path = `/activities/${zoo.id}/taronga-zoo`

beforeEach(() => {
  startBackend({ url: 'https://backend.test', key: 'key', siteUrl: 'https://sprouts.test' })
})

const isDetail = (request: Request) => new URL(request.url).searchParams.get('id')?.startsWith('eq.')

/** Answers the activity itself, and the others of its kind. */
const api = (rows: ListingRow[], related: ListingRow[] | (() => Response) = []) =>
  stubApi({
    'GET Listings': (request) => {
      if (isDetail(request)) return Response.json(rows)
      return typeof related === 'function' ? related() : Response.json(related)
    },
  })

test('an activity shows what a parent asks about', async () => {
  api([zoo])
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

test('the description and the tips go through the sanitiser', async () => {
  api([zoo])
  const { container } = renderAt(path, <App />)

  expect(await screen.findByText(/by the harbour\./)).toBeVisible()
  expect(await screen.findByText('Take the ferry.')).toBeVisible()
  expect(container.querySelector('script')).toBeNull()
})

test('the contact card links the phone, a map and the website, and marks today', async () => {
  api([zoo])
  renderAt(path, <App />)

  const contact = within(await screen.findByRole('region', { name: 'Contact' }))
  expect(contact.getByRole('link', { name: '(02) 9969 2777' })).toHaveAttribute('href', 'tel:0299692777')
  expect(contact.getByRole('link', { name: /Bradleys Head Road/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  )
  const website = contact.getByRole('link', { name: /Visit Website.*taronga\.org\.au.*new tab/ })
  expect(website).toHaveAttribute('href', 'https://www.taronga.org.au/')
  expect(website).toHaveAttribute('target', '_blank')
  expect(website).toHaveAttribute('rel', expect.stringContaining('noopener'))
  const today = sydneyWeekday(sydneyToday())
  expect(contact.getByRole('rowheader', { name: new RegExp(`^${today} \\(today\\)$`, 'i') })).toBeVisible()
  expect(contact.getAllByRole('row')).toHaveLength(7)
  expect(contact.getByRole('row', { name: /sunday.*closed/i })).toBeVisible()
})

test('what is not known is said or left out, never claimed', async () => {
  api([listing(1, { name: 'Taronga Zoo', website: 'javascript:alert(1)' })])
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
  api([zoo])
  renderAt(`${address}?from=list#contact`, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  const url = screen.getByLabelText('current url')
  await waitFor(() => expect(url).toHaveTextContent(/\/taronga-zoo\?from=list#contact$/))
})

test('an activity that is not there says so', async () => {
  const requests = api([])
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Activities' })).toHaveAttribute('href', '/activities')
  const toast = within(screen.getByRole('alert'))
  expect(await toast.findByText('Error loading activity')).toBeVisible()
  expect(toast.getByText('Activity not found')).toBeVisible()
  expect(new URL(requests[0]?.url ?? '').searchParams.get('publish_status')).toBe('eq.Published')
})

test.each(['7', 'not-an-id', '%E0%A4%A', '1%2F2', `${idOf(1)}0`, "1'--"])(
  'the malformed id %s is not asked for',
  async (id) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const requests = stubApi({})
    renderAt(`/activities/${id}/taronga-zoo`, <App />)

    expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
    expect(requests).toHaveLength(0)
    expect(screen.queryByText('Error loading activity')).not.toBeInTheDocument()
    jest.restoreAllMocks()
  },
)

test('a blank id says that there is none', async () => {
  stubApi({})
  renderAt('/activities/%20/taronga-zoo', <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
  expect(await within(screen.getByRole('alert')).findByText('No activity ID provided')).toBeVisible()
})

test('a failure without words of its own says what failed, and in place what to do', async () => {
  stubApi({ 'GET Listings': () => new Response('nonsense', { status: 500 }) })
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Error loading activity' })).toBeVisible()
  expect(screen.getByText(/not available right now/)).toBeVisible()
  expect(await within(screen.getByRole('alert')).findByText('Failed to load activity details')).toBeVisible()
})

test('a failure says so in a toast and in place, and can be tried again', async () => {
  let isDown = true
  stubApi({
    'GET Listings': (request) => {
      if (!isDetail(request)) return []
      return isDown ? Response.json({ message: 'The tables are locked' }, { status: 400 }) : [zoo]
    },
  })
  renderAt(path, <App />)

  const messages = await screen.findAllByText('The tables are locked')
  expect(messages).toHaveLength(2)
  expect(screen.getAllByText('Error loading activity')).toHaveLength(2)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })).toBeVisible()
})

test('related activities are of the same kind, published, and not this one', async () => {
  const requests = api([zoo], [listing(2), listing(3)])
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

test('when related activities fail the page is whole without them', async () => {
  const requests = api([zoo], () => Response.json({ message: 'no' }, { status: 400 }))
  renderAt(path, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(screen.queryByRole('heading', { name: 'Related Activities' })).not.toBeInTheDocument()
  expect(screen.queryByText('Try again')).not.toBeInTheDocument()
})

test('what a parent on the way asks first comes first', async () => {
  api([zoo])
  renderAt(path, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(headings).toEqual(['Highlights', 'Contact', 'Description', 'Good To Know', 'Parking Options'])
})

describe('whether it is open', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => jest.useRealTimers())

  test('is said at the top and in the Contact card, and changes with the clock', async () => {
    jest.setSystemTime(new Date('2026-11-20T05:59:50Z')) // Friday, ten seconds to 5 pm in Sydney
    api([zoo])
    renderAt(path, <App />)

    const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
    const contact = within(screen.getByRole('region', { name: 'Contact' }))
    expect(glance.getByText('Open now - closes 5 pm')).toBeVisible()
    expect(contact.getByText('Open now - closes 5 pm')).toBeVisible()
    act(() => jest.advanceTimersByTime(30_000))
    expect(glance.getByText('Closed now - opens 9 am tomorrow')).toBeVisible()
  })

  test('is not said where the hours are not understood: they stand as they are', async () => {
    jest.setSystemTime(new Date('2026-11-20T01:00:00Z'))
    const hours = { ...zoo.opening_hours[0], friday: '9am till late', always_open: false } as HoursRow
    api([{ ...zoo, opening_hours: [hours] }])
    renderAt(path, <App />)

    const glance = within(await screen.findByRole('list', { name: 'At a glance' }))
    expect(glance.getByText('Today 9am till late')).toBeVisible()
    expect(screen.queryByText(/Open now|Opens|Closed (now|today)/)).not.toBeInTheDocument()
  })
})

describe('Share', () => {
  const share = jest.fn()
  beforeEach(() => Object.assign(window.navigator, { share }))
  afterEach(() => {
    Reflect.deleteProperty(window.navigator, 'share')
    share.mockReset()
  })

  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Share' }))

  test('opens the share sheet of the device', async () => {
    share.mockResolvedValue(undefined)
    api([zoo])
    renderAt(path, <App />)

    await press()
    expect(await screen.findByText('Shared successfully!')).toBeVisible()
    expect(share).toHaveBeenCalledWith({ title: 'Taronga Zoo', url: `http://localhost${path}` })
  })

  test('says nothing of a sheet that was dismissed', async () => {
    share.mockRejectedValue(new DOMException('dismissed', 'AbortError'))
    api([zoo])
    renderAt(path, <App />)

    await press()
    await waitFor(() => expect(share).toHaveBeenCalled())
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.queryByText(/shared|share it/i)).not.toBeInTheDocument()
  })

  test('says what to do when it fails', async () => {
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    api([zoo])
    renderAt(path, <App />)

    await press()
    expect(await screen.findByText('Could not share')).toBeVisible()
    expect(screen.getByText('Please try again or copy the URL manually')).toBeVisible()
  })
})

test('Share copies the canonical address where there is no share sheet', async () => {
  api([zoo])
  const user = userEvent.setup()
  const copy = jest.spyOn(window.navigator.clipboard, 'writeText')
  renderAt(`${path}?from=list`, <App />)

  await user.click(await screen.findByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied to clipboard')).toBeVisible()
  expect(screen.getByText('You can now share it with others')).toBeVisible()
  expect(copy).toHaveBeenCalledWith(`http://localhost${path}`)
})
