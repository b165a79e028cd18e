import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { configureSite, weekdays } from 'shared-ui'
import { FAVORITES, listing, ofIds, open, RAINY, rows, saved, sentBody } from '../testing/testData'

const TOKEN = '5a0c2b9e-7f0d-4c55-9a53-2f6f3f1d0c11'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
  configureSite({ origin: 'https://sydneysprouts.example' })
})

test('a link of a list is created, shared and removed', async () => {
  const written: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void written.push(text) },
    configurable: true,
  })
  let share_token: string | null = null
  const requests = open({
    ...rows,
    'GET lists': () => [{ ...FAVORITES, share_token }],
    'PATCH lists': async (request) => {
      share_token = (await request.json()).share_token && TOKEN
      return [{ id: 'l1', share_token }]
    },
  })

  await userEvent.click(await screen.findByRole('button', { name: 'Share list' }))
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))

  const url = `https://sydneysprouts.example/shared/${TOKEN}`
  expect(await screen.findByLabelText('Link')).toHaveValue(url)
  // not on "Stop sharing": one more press of the same key would withdraw the link
  expect(screen.getByLabelText('Link')).toHaveFocus()
  expect(requests.find(({ method }) => method === 'PATCH')?.url).toContain('id=eq.l1&user_id=eq.mia')
  await userEvent.click(screen.getByRole('button', { name: 'Share link' }))
  expect(await screen.findByText('Link copied to clipboard')).toBeVisible()
  expect(written).toEqual([url])

  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('The link no longer works', { exact: false })).toBeVisible()
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Create link' })).toHaveFocus()
  expect(share_token).toBeNull()
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('if a link cannot be created, an error is shown and the dialog stays open', async () => {
  open({ ...rows, 'GET lists': [FAVORITES], 'PATCH lists': () => Response.json({}, { status: 400 }) })

  await userEvent.click(await screen.findByRole('button', { name: 'Share list' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }))

  expect(await screen.findByText('Could not share')).toBeVisible()
  // once the lists are fetched again
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeEnabled()
})

test('a link that cannot be removed is not said to be one that cannot be made', async () => {
  open({
    ...rows,
    'GET lists': [{ ...FAVORITES, share_token: TOKEN }],
    'PATCH lists': () => Response.json({}, { status: 400 }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Share list' }))
  await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
  expect(await screen.findByText('Could not stop sharing')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Stop sharing' })).toBeEnabled()
})

test('a shared list has a label next to its name', async () => {
  open({ ...rows, 'GET lists': [{ ...FAVORITES, share_token: TOKEN }] })
  expect(await screen.findByText('Shared by link')).toBeVisible()
})

test('what is outdoors has a plan for rain, and what has none has no row', async () => {
  const requests = open({
    ...rows,
    'GET lists': [RAINY],
    'GET Listings': [
      { ...listing('a2'), free: true },
      { ...listing('a3'), indoor: true },
    ],
    'POST rpc/plan_b': [
      { activity_id: 'a2', id: 'b1', name: 'Museum of Fire', suburb: 'Penrith', km: 2.44, is_about: false },
      { activity_id: 'a2', id: 'b2', name: 'Soft Play', suburb: 'Manly', km: null, is_about: true },
    ],
  })

  const plan = await screen.findByRole('group', { name: 'If it rains, instead of Place a2' })
  expect(plan).toHaveTextContent('If it rains: Museum of Fire (2.4 km) Soft Play (Manly)')
  expect(within(plan).getByRole('link', { name: 'Soft Play' })).toHaveAttribute(
    'href',
    '/activities/b2/soft-play',
  )
  expect(screen.getAllByText('If it rains:')).toHaveLength(1)
  expect(await sentBody(requests, 'POST', 'rpc/plan_b')).toEqual({ activities: ['a2', 'a3'] })
  for (const fact of ['Free', 'Outdoor', 'Indoor']) expect(screen.getByText(fact)).toBeVisible()
})

test('a plan for rain that is counted from the point of a suburb says "about"', async () => {
  open({
    ...rows,
    'GET lists': [RAINY],
    'GET Listings': [listing('a2')],
    'POST rpc/plan_b': [
      { activity_id: 'a2', id: 'b1', name: 'Soft Play', suburb: 'Manly', km: 0.2, is_about: true },
      { activity_id: 'a2', id: 'b2', name: 'Museum of Fire', suburb: 'Penrith', km: 2.44, is_about: true },
    ],
  })
  const plan = await screen.findByRole('group', { name: 'If it rains, instead of Place a2' })
  expect(plan).toHaveTextContent('Soft Play (under 1 km) Museum of Fire (about 2 km)')
})

test('a plan for rain that is closed today says so, and comes last', async () => {
  const closed = {
    always_open: false,
    start_date: null,
    end_date: null,
    ...Object.fromEntries(weekdays.map((day) => [day, 'Closed'])),
  }
  open({
    ...rows,
    'GET lists': [RAINY],
    'GET Listings': [listing('a2')],
    'POST rpc/plan_b': [
      {
        activity_id: 'a2',
        id: 'b1',
        name: 'Nutcote',
        suburb: 'Manly',
        km: 1.9,
        is_about: false,
        opening_hours: [closed],
      },
      { activity_id: 'a2', id: 'b2', name: 'Museum of Fire', suburb: 'Penrith', km: 2.44, is_about: false },
    ],
  })
  const plan = await screen.findByRole('group', { name: 'If it rains, instead of Place a2' })
  expect(plan).toHaveTextContent('Museum of Fire (2.4 km) Nutcote (1.9 km, closed today)')
})

/** The button is there before the activities, which it needs. */
async function openComparison() {
  const button = await screen.findByRole('button', { name: 'Compare' })
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
  return within(screen.getByRole('dialog', { name: 'Compare Rainy days' }))
}

test('two saved places are compared, on screen and on paper', async () => {
  const facts = { toilets: true, parking: 'paid', free: true, all_ages: true, indoor: true }
  open({
    ...rows,
    'GET lists': [RAINY],
    'GET Listings': [{ ...listing('a2'), ...facts }, listing('a3')],
  })

  const dialog = await openComparison()
  const table = dialog.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Place a2', 'Place a3'])
  const textsOf = (heading: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${heading}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(textsOf('Price')).toEqual(['Free', 'Check website for prices'])
  expect(textsOf('Toilets')).toEqual(['Yes', 'Not confirmed'])
  expect(textsOf('Parking')).toEqual(['Paid', 'Not confirmed'])
  expect(textsOf('Hours today')).toEqual(['Not confirmed', 'Not confirmed'])
  expect(document.body.querySelector('[data-print=first]')).toHaveTextContent('Place a2')
})

test('four places are compared at most: a fifth takes the place of another', async () => {
  const ids = ['a1', 'a2', 'a3', 'a4', 'a5']
  open({
    ...rows,
    'GET lists': [{ ...RAINY, list_activities: saved(...ids) }],
    'GET Listings': ids.map(listing),
  })
  const dialog = await openComparison()
  const place = (id: string) => dialog.getByRole('checkbox', { name: `Place ${id}` })
  expect(place('a5')).toBeDisabled()
  expect(dialog.getByText('Four are compared. For another, take one away first.')).toBeVisible()

  await userEvent.click(place('a1'))
  expect(dialog.queryByText(/^Four are compared/)).not.toBeInTheDocument()
  await userEvent.click(place('a5'))
  expect(place('a1')).toBeDisabled()
  expect(dialog.getByRole('columnheader', { name: 'Place a5' })).toBeVisible()
})

test('the dates of an event that nobody has announced are compared as a sample, on screen and on paper', async () => {
  const dates = { always_open: false, start_date: '2099-03-19', end_date: '2099-03-30' }
  open({
    ...rows,
    'GET lists': [RAINY],
    'GET Listings': [
      { ...listing('a2'), sample_dates: true, opening_hours: [dates] },
      { ...listing('a3'), sample_dates: null, opening_hours: [dates] },
    ],
  })
  const dialog = await openComparison()
  const texts = ['19 - 30 March 2099 \u00b7 Sample date', '19 - 30 March 2099']
  const row = within(dialog.getByRole('row', { name: /^Hours today/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(texts)
  expect(document.body.querySelector('[data-print=first]')).toHaveTextContent(texts[0] ?? '')
})

test("in print each activity has its place, today's hours, its phone number and its URL", async () => {
  const everyDay = Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      day,
      '9:30 am - 5 pm',
    ]),
  )
  const zoo = {
    ...listing('a1'),
    address: '1 Bay Rd, Manly NSW',
    phone_number: '(02) 5550 0000',
    opening_hours: [{ always_open: false, start_date: null, end_date: null, ...everyDay }],
  }
  const pattern = 'by session'
  const bySession = {
    ...listing('a2'),
    opening_hours: [{ always_open: false, start_date: null, end_date: null, pattern }],
  }
  open({
    ...rows,
    'GET lists': [{ ...FAVORITES, list_activities: saved('a1', 'a2') }],
    'GET Listings': ofIds([zoo, bySession]),
    'GET list_activities': [{ activity_id: 'a1', note: 'Bring hats' }],
  })
  await screen.findByRole('link', { name: 'Place a1' })

  const sheet = document.body.querySelector('[data-print]')
  expect(sheet).toHaveTextContent('Favorites')
  expect(sheet).toHaveTextContent('1 Bay Rd, Manly NSW · Today: 9:30 am - 5 pm · Phone: (02) 5550 0000')
  expect(sheet).toHaveTextContent('Manly NSW · By session: check the times with the venue')
  expect(sheet).toHaveTextContent('Note: Bring hats')
  expect(sheet).toHaveTextContent('https://sydneysprouts.example/activities/a1/place-a1')
})
