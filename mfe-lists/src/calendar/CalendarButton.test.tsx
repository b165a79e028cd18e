import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { FAVORITES, listing, ofIds, open, RAINY, rows } from '../testing/testData'
import { CalendarButton } from './CalendarButton'

const EVENT = {
  ...listing('a3'),
  opening_hours: [{ always_open: false, start_date: '2026-12-01', end_date: '2026-12-05' }],
}

let files: { name: string; text: Promise<string> }[]

beforeEach(() => {
  localStorage.clear()
  startAs(null)
  jest.useFakeTimers({ now: new Date('2026-11-21T02:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] })
  files = []
  let last: Blob
  // jsdom has no object URLs and does not follow links to them
  URL.createObjectURL = (blob: Blob) => {
    last = blob
    return 'blob:file'
  }
  URL.revokeObjectURL = () => {}
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text: last.text() })
  })
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

function draw(stubs: Parameters<typeof stubApi>[0]) {
  stubApi(stubs)
  renderAt('/', <CalendarButton activityId="a3" activityName="Place a3" />, createQueryClient())
}

test('an event is saved at once, with its own dates', async () => {
  draw({ ...rows, 'GET Listings': ofIds([EVENT]) })

  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))

  expect(await screen.findByText('Calendar file saved')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(files.map(({ name }) => name)).toEqual(['place-a3.ics'])
  expect(document.querySelector('a[download]')).toBeNull()
  expect(await files[0]?.text).toContain('DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:20261206')
})

test('for a place the parent chooses the day', async () => {
  draw({ ...rows, 'GET Listings': ofIds([listing('a3')]) })

  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add to calendar' })
  const save = within(dialog).getByRole('button', { name: 'Download calendar file' })
  expect(save).toBeDisabled()
  expect(within(dialog).getByText('Which day will you go to Place a3?')).toBeVisible()
  await userEvent.click(await within(dialog).findByRole('gridcell', { name: 'Saturday 28 November 2026' }))
  await userEvent.click(save)

  expect(await files[0]?.text).toContain('DTSTART;VALUE=DATE:20261128\r\nDTEND;VALUE=DATE:20261129')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('a day on which the place is closed is said, announced, and can be chosen all the same', async () => {
  const hours = { always_open: false, start_date: null, end_date: null, saturday: 'CLOSED' }
  const closed = { ...listing('a3'), opening_hours: [hours] }
  draw({ ...rows, 'GET Listings': ofIds([closed]) })

  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to calendar' }))
  await userEvent.click(await dialog.findByRole('gridcell', { name: 'Saturday 28 November 2026' }))
  const hint = dialog.getByText('Chosen: 28 November 2026. It is closed on that day.')
  expect(hint).toHaveAttribute('aria-live', 'polite')
  await userEvent.click(dialog.getByRole('button', { name: 'Download calendar file' }))

  expect(await files[0]?.text).toContain('Opening hours: Closed')
})

test('an activity that cannot be loaded shows an error, and the next attempt works', async () => {
  let isDown = true
  draw({
    ...rows,
    'GET Listings': (request) => (isDown ? Response.json({}, { status: 400 }) : ofIds([EVENT])(request)),
  })

  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(await screen.findByText('Could not add to calendar')).toBeVisible()
  expect(files).toHaveLength(0)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  expect(await screen.findByText('Calendar file saved')).toBeVisible()
})

test('a list is saved as one file: events on their dates, places on the chosen day', async () => {
  startAs({ id: 'mia', email: 'mia@example.com', name: 'Mia' })
  open({
    ...rows,
    'GET lists': [RAINY, FAVORITES],
    'GET Listings': ofIds([listing('a1'), listing('a2'), EVENT]),
  })

  await screen.findByRole('link', { name: 'Place a2' })
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  const dialog = screen.getByRole('dialog', { name: 'Add to calendar' })
  expect(dialog).toHaveTextContent('Place a3, 1 - 5 December 2026')
  expect(dialog).toHaveTextContent('Without a day only the events are added.')
  await userEvent.click(await within(dialog).findByRole('gridcell', { name: 'Saturday 28 November 2026' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Download calendar file' }))

  const text = await files[0]?.text
  expect(files[0]?.name).toBe('rainy-days.ics')
  expect(text?.match(/^SUMMARY:.*$/gm)).toEqual(['SUMMARY:Place a2', 'SUMMARY:Place a3'])
  expect(text?.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20261128', 'DTSTART;VALUE=DATE:20261201'])
})
