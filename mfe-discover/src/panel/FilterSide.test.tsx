import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startAs } from 'shared-auth/testing'
import { addDays, formatLongDate, weekendOf } from 'shared-ui'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'
import { forgetPage, setWide } from '../testing/testPage'

const places = [listing(1), listing(2)]
const today = '2026-11-18'

beforeAll(async () => preparePage('/activities'))

beforeEach(() => {
  // a known day: the school holidays are known for some years only
  jest.useFakeTimers({ now: new Date(`${today}T01:00:00Z`), advanceTimers: true })
  startAs(null)
  setWide(true)
})

afterEach(() => {
  forgetPage()
  jest.useRealTimers()
})

const url = () => screen.getByLabelText('current url').textContent
const group = (name: string) => within(screen.getByRole('group', { name }))
const radios = () => within(screen.getByRole('radiogroup', { name: 'Date' })).getAllByRole('radio')
const chosenRadio = () => radios().find((radio) => (radio as HTMLInputElement).checked)

async function open(address: string) {
  const answer = pagesOf(places, 30)
  const requests = stubApi({ 'GET Listings': answer, ...searchStubs(answer) })
  renderAt(address, <App />)
  await screen.findByRole('complementary', { name: 'Filters' })
  await screen.findByRole('grid') // the calendar is loaded later
  return requests
}

test('the panel offers the dates, categories, ages and features of the spec, and the school holidays', async () => {
  await open('/activities')
  const labels = (name: string) =>
    group(name)
      .getAllByRole('checkbox')
      .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)

  const dates = ['Today', 'Tomorrow', 'This Weekend', 'School holidays']
  expect(radios()).toEqual(dates.map((name) => screen.getByRole('radio', { name })))
  expect(labels('Category')).toEqual([
    'Entertainment Centres',
    'Museums',
    'Parks & Gardens',
    'Playgrounds',
    'Sports',
    'Swimming & Water Sports',
    'Shows & Events',
    'Theme Parks',
    'Walking Trails',
    'Zoos & Wildlife',
  ])
  expect(labels('Ages')).toEqual([
    'Babies (0-12mths)',
    'Toddlers (1-3)',
    'Preschoolers (3-5)',
    'Primary (5-8)',
    'Preteens (9-12)',
    'Teens (13+)',
  ])
  expect(labels('Features')).toEqual(['Free', 'Accessible', 'Indoor', 'Cafes & Dining Nearby/ Onsite'])
})

test('what is handy for parents is one more group, closed at first, and all of it must be there', async () => {
  const requests = await open('/activities')
  const title = screen.getByText('Handy for parents')
  expect(title.closest('details')).not.toHaveAttribute('open')
  await userEvent.click(title)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Toilets' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Fenced' }))

  expect(url()).toBe('/activities?more=toilets,fenced')
  expect(screen.getByRole('button', { name: 'Remove Fenced' })).toBeVisible()
  expect(requests.at(-1)?.url).toContain('handy=cs.%7Btoilets%2Cfenced%7D')
})

test('a change applies at once, as a new address, and the focus stays on the box', async () => {
  const requests = await open('/activities?search=zoo')
  const box = group('Category').getByRole('checkbox', { name: 'Parks & Gardens' })
  await userEvent.click(box)

  expect(url()).toBe('/activities?search=zoo&categories=parks%20%26%20gardens')
  expect(box).toBeChecked()
  expect(box).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Remove Parks & Gardens' })).toBeVisible()
  expect(await screen.findByText('30 activities match your filters')).toBeVisible()
  // each time the page and its count
  expect(requests).toHaveLength(4)
  for (const { url: sent } of requests.slice(2))
    expect(new URL(sent).searchParams.get('primary_type')).toBe(
      'in.("park","botanical_garden","picnic_ground")',
    )

  await userEvent.click(box)
  expect(url()).toBe('/activities?search=zoo')
})

test('boxes and chips show what the address says, in any of its spellings', async () => {
  await open(
    '/activities?categories=parks_gardens,library&ageRanges=Teens%20(13%2B)&features=cafe%2F+dining+nearby',
  )
  for (const [name, label] of [
    ['Category', 'Parks & Gardens'],
    ['Ages', 'Teens (13+)'],
    ['Features', 'Cafes & Dining Nearby/ Onsite'],
  ] as const) {
    expect(group(name).getByRole('checkbox', { name: label })).toBeChecked()
    expect(screen.getByRole('button', { name: `Remove ${label}` })).toBeVisible()
  }

  // a value without a checkbox is kept after a change of the checkboxes
  await userEvent.click(group('Category').getByRole('checkbox', { name: 'Museums' }))
  expect(url()).toContain('categories=library,museum,parks%20%26%20gardens')
})

test.each([
  ['Today', today],
  ['Tomorrow', addDays(today, 1)],
  ['This Weekend', weekendOf(today).join(',')],
])('%s writes its date, and is chosen again when the address has it', async (label, date) => {
  await open('/activities')
  await userEvent.click(screen.getByRole('radio', { name: label }))
  expect(url()).toBe(`/activities?date=${date}`)
  expect(chosenRadio()).toHaveAccessibleName(label)
  expect(screen.getByRole('button', { name: `Remove ${label}` })).toBeVisible()
})

test('the school holidays have a parameter of their own, which another date replaces', async () => {
  const requests = await open('/activities?features=free')
  await userEvent.click(screen.getByRole('radio', { name: 'School holidays' }))
  expect(url()).toBe('/activities?period=school-holidays&features=free')
  expect(chosenRadio()).toHaveAccessibleName('School holidays')
  expect(screen.getByRole('button', { name: 'Remove School holidays' })).toBeVisible()
  expect(await screen.findByText('30 activities match your filters')).toBeVisible()
  const asked = requests.map(({ url }) => new URL(url).searchParams.get('or') ?? '')
  expect(asked).toContainEqual(expect.stringMatching(/^\(open_days\.ov\.\{.+\},event_dates\.ov\."\[.+\]"\)$/))

  await userEvent.click(screen.getByRole('radio', { name: 'Today' }))
  expect(url()).toBe(`/activities?date=${today}&features=free`)
})

test('any other day comes from the calendar and chooses no radio', async () => {
  await open('/activities?date=2026-11-05')
  const other = await screen.findByRole('gridcell', { name: /19 November 2026/ })
  expect(chosenRadio()).toBeUndefined()
  expect(screen.getByRole('gridcell', { name: new RegExp(formatLongDate('2026-11-05')) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await userEvent.click(other)
  expect(url()).toBe('/activities?date=2026-11-19')
})

test('a pair of days that is not this weekend is a chip only', async () => {
  await open('/activities?date=2020-05-02,2020-05-03')
  expect(screen.getByRole('button', { name: 'Remove 2 - 3 May 2020' })).toBeVisible()
  expect(chosenRadio()).toBeUndefined()
})
