import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Calendar } from './Calendar'

const TODAY = '2026-11-21'

function Example({ start = null, onChange }: { start?: string | null; onChange?: (day: string) => void }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Calendar
        label="Date"
        value={value}
        today={TODAY}
        onChange={(day) => {
          setValue(day)
          onChange?.(day)
        }}
      />
      <button type="button" onClick={() => setValue('2027-02-14')}>
        Valentine's Day
      </button>
    </>
  )
}

async function open(start: string | null = null, onChange?: (day: string) => void) {
  render(<Example start={start} onChange={onChange} />)
  return await screen.findByRole('grid')
}

const day = (name: string) => screen.getByRole('gridcell', { name })
const focused = () => document.activeElement?.textContent?.replace(/^\d+/, '')

test('a month is 42 days, Monday first, named in full', async () => {
  const grid = await open()
  expect(grid).toHaveAccessibleName('November 2026')
  expect(screen.getByRole('group', { name: 'Date' })).toContainElement(grid)
  expect(within(grid).getAllByRole('columnheader')[0]).toHaveAttribute('abbr', 'monday')
  const days = within(grid).getAllByRole('gridcell')
  expect(days).toHaveLength(42)
  expect(days[0]).toHaveAccessibleName('Monday 26 October 2026')
  expect(days[41]).toHaveAccessibleName('Sunday 6 December 2026')
  // screen readers that read the text of a cell, and not its name, come to the whole date, too
  expect(within(day('Monday 26 October 2026')).getByText('Monday 26 October 2026')).toBeInTheDocument()
  expect(within(day('Monday 26 October 2026')).getByText('26')).toHaveAttribute('aria-hidden', 'true')
})

test('both days of a weekend are marked as chosen', async () => {
  render(<Calendar label="Date" value={TODAY} secondValue="2026-11-22" today={TODAY} onChange={() => {}} />)
  expect(await screen.findByRole('grid')).toHaveAttribute('aria-multiselectable', 'true')
  const chosen = screen.getAllByRole('gridcell', { selected: true })
  expect(chosen.map((cell) => cell.textContent)).toEqual([
    expect.stringContaining('Saturday 21 November 2026'),
    expect.stringContaining('Sunday 22 November 2026'),
  ])
})

test('today and the chosen day are marked, and Tab reaches one day only', async () => {
  const grid = await open('2026-11-28')
  expect(day('Saturday 21 November 2026')).toHaveAttribute('aria-current', 'date')
  expect(within(grid).getAllByRole('gridcell', { selected: true })).toEqual([
    day('Saturday 28 November 2026'),
  ])
  const reached = within(grid)
    .getAllByRole('gridcell')
    .filter(({ tabIndex }) => tabIndex === 0)
  expect(reached).toEqual([day('Saturday 28 November 2026')])
})

test.each([
  ['{ArrowRight}', 'Sunday 22 November 2026'],
  ['{ArrowLeft}', 'Friday 20 November 2026'],
  ['{ArrowDown}', 'Saturday 28 November 2026'],
  ['{ArrowUp}', 'Saturday 14 November 2026'],
  ['{Home}', 'Monday 16 November 2026'],
  ['{End}', 'Sunday 22 November 2026'],
  ['{PageUp}', 'Wednesday 21 October 2026'],
  ['{PageDown}', 'Monday 21 December 2026'],
  ['{Shift>}{PageUp}{/Shift}', 'Friday 21 November 2025'],
  ['{Shift>}{PageDown}{/Shift}', 'Sunday 21 November 2027'],
  ['{ArrowDown}{ArrowDown}', 'Saturday 5 December 2026'],
])('%s moves the focus to %s', async (keys, name) => {
  const onChange = jest.fn()
  await open(null, onChange)
  act(() => day('Saturday 21 November 2026').focus())
  await userEvent.keyboard(keys)
  expect(focused()).toBe(name)
  expect(onChange).not.toHaveBeenCalled()
})

test.each(['{Enter}', ' '])('the key "%s" chooses the day', async (key) => {
  const onChange = jest.fn()
  await open(null, onChange)
  act(() => day('Saturday 21 November 2026').focus())
  await userEvent.keyboard(`{ArrowRight}${key}`)
  expect(onChange).toHaveBeenCalledWith('2026-11-22')
  expect(day('Sunday 22 November 2026')).toHaveAttribute('aria-selected', 'true')
  expect(focused()).toBe('Sunday 22 November 2026')
})

test('a tap chooses a day, also of the previous month and in the past', async () => {
  const onChange = jest.fn()
  const grid = await open(null, onChange)
  await userEvent.click(day('Friday 30 October 2026'))
  expect(onChange).toHaveBeenCalledWith('2026-10-30')
  expect(grid).toHaveAccessibleName('October 2026')
  expect(day('Friday 30 October 2026')).toHaveAttribute('aria-selected', 'true')
})

test('the buttons change the month and keep the focus, and the month is announced', async () => {
  const grid = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Next month' }))
  expect(grid).toHaveAccessibleName('December 2026')
  expect(screen.getByText('December 2026')).toHaveAttribute('aria-live', 'polite')
  expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  expect(grid).toHaveAccessibleName('October 2026')
})

test('a day that is chosen elsewhere is shown and does not receive the focus', async () => {
  const grid = await open()
  await userEvent.click(screen.getByRole('button', { name: "Valentine's Day" }))
  expect(grid).toHaveAccessibleName('February 2027')
  expect(day('Sunday 14 February 2027')).toHaveAttribute('aria-selected', 'true')
  expect(screen.getByRole('button', { name: "Valentine's Day" })).toHaveFocus()
})

test('Tab and keys with a modifier are left to the browser', async () => {
  await open()
  const cell = day('Saturday 21 November 2026')
  expect(fireEvent.keyDown(cell, { key: 'ArrowLeft', altKey: true })).toBe(true)
  expect(fireEvent.keyDown(cell, { key: 'Tab' })).toBe(true)
  expect(fireEvent.keyDown(cell, { key: 'ArrowLeft' })).toBe(false)
})

test('a day after the last year of the calendar throws no error', async () => {
  const grid = await open('9999-12-31')
  expect(grid).toHaveAccessibleName('December 2199')
  act(() => day('Tuesday 31 December 2199').focus())
  await userEvent.keyboard('{ArrowRight}{Shift>}{PageDown}{/Shift}')
  expect(focused()).toBe('Tuesday 31 December 2199')
})
