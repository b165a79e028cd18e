import { screen } from '@testing-library/react'
import { renderAt } from 'shared-ui/testing'
import type { DateFilter } from '../filters/dateFilter'
import { summary } from '../testing/testData'
import { SummaryCard } from './SummaryCard'

const hours = {
  always_open: false,
  start_date: null,
  end_date: null,
  friday: '9am - 5pm',
  saturday: '10am - 4pm',
  sunday: 'CLOSED',
}

const museum = summary({
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Museum of Fire',
  suburb: 'Penrith',
  ageLabel: 'All',
  hours,
})

// a Wednesday: on another day the cards of the tests would say whether the place is open now
beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-25T02:00:00Z') }))
afterEach(() => jest.useRealTimers())

const NOTE = 'Public holiday - hours may differ, check with the venue'

test.each<[string, DateFilter, string]>([
  ['an ordinary day', { kind: 'day', day: '2026-12-18' }, 'Fri 9am - 5pm'],
  ['Christmas Day', { kind: 'day', day: '2026-12-25' }, `Fri 9am - 5pm. ${NOTE}`],
  [
    'the weekend of Boxing Day',
    { kind: 'weekend', from: '2026-12-26', to: '2026-12-27' },
    `Sat 10am - 4pm \u00b7 Sun closed. ${NOTE}`,
  ],
])('for %s the card says the hours, and that they may differ on a public holiday', (_, date, text) => {
  renderAt('/activities', <SummaryCard activity={museum} date={date} />)
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  // Tuesday, 24 November in Sydney
  ['2026-11-24T08:00:00Z', 'Closed now - opens 9 am tomorrow'],
  ['2026-12-24T08:00:00Z', `Closed now - opens 9 am tomorrow. ${NOTE}`],
  ['2026-12-24T02:00:00Z', 'Open now - closes 5 pm'],
])('at %s a card says of the next opening whether it is on a public holiday', (moment, text) => {
  jest.setSystemTime(new Date(moment))
  const days = ['monday', 'tuesday', 'wednesday', 'thursday'].map((day) => [day, '9am - 5pm'])
  renderAt(
    '/activities',
    <SummaryCard activity={{ ...museum, hours: { ...hours, ...Object.fromEntries(days) } }} />,
  )
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['2026-12-05T12:00:00Z', '1 - 5 December 2026'],
  ['2026-12-05T14:00:00Z', 'Event over \u00b7 1 - 5 December 2026'],
])('at %s an event until 5 December is %s', (moment, text) => {
  jest.setSystemTime(new Date(moment))
  const event = { ...museum, hours: undefined, eventDates: '1 - 5 December 2026', lastDay: '2026-12-05' }
  renderAt('/activities', <SummaryCard activity={event} />)
  expect(screen.getByText(text)).toBeVisible()
})

test.each([
  ['2026-11-25T02:00:00Z'],
  // Christmas Day
  ['2026-12-25T02:00:00Z'],
])('at %s a card shows the usual week of a period that is to come, and nothing of today', (moment) => {
  jest.setSystemTime(new Date(moment))
  const week = {
    ...hours,
    monday: '9am - 5pm',
    tuesday: '9am - 5pm',
    wednesday: '9am - 5pm',
    thursday: '9am - 5pm',
  }
  const activity = { ...museum, hours: { ...week, saturday: '9am - 5pm' } }
  const date = { kind: 'holidays', from: '2099-12-18', to: '2099-12-31' } as const
  const { unmount } = renderAt('/activities', <SummaryCard activity={activity} date={date} />)
  expect(screen.getByText('Mon - Sat 9am - 5pm · Sun closed')).toBeVisible()
  unmount()

  // not of each day is it known how it opens
  renderAt('/activities', <SummaryCard activity={museum} date={date} />)
  expect(screen.getByText('Penrith')).toBeVisible()
  expect(screen.queryByText(/Open|Closed|Today|holiday/)).not.toBeInTheDocument()
})

test.each<[string, DateFilter | null]>([
  ['without a date', null],
  ['for a public holiday', { kind: 'day', day: '2026-12-25' }],
  ['for a weekend', { kind: 'weekend', from: '2026-12-26', to: '2026-12-27' }],
  ['for a period that is to come', { kind: 'holidays', from: '2099-12-18', to: '2099-12-31' }],
])('%s a place by session says so in place of hours', (_, date) => {
  const bySession = { always_open: false, start_date: null, end_date: null, pattern: 'by session' }
  renderAt('/activities', <SummaryCard activity={{ ...museum, hours: bySession }} date={date} />)
  expect(screen.getByText('By session: check the times with the venue')).toBeVisible()
})

test('what decides has an icon and a text', () => {
  renderAt('/activities', <SummaryCard activity={{ ...museum, facts: ['free', 'indoor', 'some shade'] }} />)
  for (const fact of ['Free', 'Indoor', 'Some shade']) expect(screen.getByText(fact)).toBeVisible()
})

test('without known hours a card says nothing of a public holiday', () => {
  const date = { kind: 'day', day: '2026-12-25' } as const
  renderAt('/activities', <SummaryCard activity={{ ...museum, hours: undefined }} date={date} />)
  expect(screen.queryByText(NOTE, { exact: false })).not.toBeInTheDocument()
})
