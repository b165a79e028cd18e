import { render, screen, within } from '@testing-library/react'
import { readDate } from '../filters/readDate'
import { DateFilter } from './DateFilter'

const radio = () => screen.getByRole('radio', { name: 'This Weekend' })
const chosenDays = () =>
  within(screen.getByRole('grid'))
    .getAllByRole('gridcell', { selected: true })
    .map((day) => day.textContent?.replace(/^\d+/, ''))

test.each([
  ['a Sunday', '2026-11-22', '28 – 29 Nov', ['Saturday 28 November 2026', 'Sunday 29 November 2026']],
  ['a Saturday', '2026-11-28', '28 – 29 Nov', ['Saturday 28 November 2026', 'Sunday 29 November 2026']],
  [
    'the end of a month',
    '2026-10-28',
    '31 Oct – 1 Nov',
    ['Saturday 31 October 2026', 'Sunday 1 November 2026'],
  ],
  [
    'the end of a year',
    '2022-12-30',
    '31 Dec – 1 Jan',
    ['Saturday 31 December 2022', 'Sunday 1 January 2023'],
  ],
])('on %s the weekend says its days, and both are marked in the calendar', async (_, today, note, days) => {
  render(<DateFilter date={readDate('weekend', today)} today={today} onChange={() => {}} />)
  expect(radio()).toBeChecked()
  expect(radio()).toHaveAccessibleDescription(note)
  expect(screen.getByText(note)).toBeVisible()
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  expect(chosenDays()).toEqual(days)
})

test('the school holidays say their days, and the calendar marks none of them', async () => {
  const today = '2026-11-22'
  render(<DateFilter date={readDate('school-holidays', today)} today={today} onChange={() => {}} />)
  const holidays = screen.getByRole('radio', { name: 'School holidays' })
  expect(holidays).toBeChecked()
  expect(holidays).toHaveAccessibleDescription('18 Dec – 27 Jan')
  const grid = within(await screen.findByRole('grid'))
  expect(grid.queryByRole('gridcell', { selected: true })).not.toBeInTheDocument()
})

test('a single day is marked alone', async () => {
  render(<DateFilter date={readDate('2026-11-25', '2026-11-22')} today="2026-11-22" onChange={() => {}} />)
  expect(await screen.findByRole('grid')).not.toHaveAttribute('aria-multiselectable')
  expect(chosenDays()).toEqual(['Wednesday 25 November 2026'])
})
