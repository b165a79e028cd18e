import { act, render, screen, within } from '@testing-library/react'
import { StrengthMeter } from './StrengthMeter'

const rules = (...met: boolean[]) =>
  ['8 characters', 'Lowercase', 'Uppercase', 'Number', 'Special'].map((label, index) => ({
    label,
    isMet: met[index] ?? false,
  }))

test('the rules are shown before anything is typed, and say in words which are met', () => {
  const { rerender } = render(<StrengthMeter criteria={rules()} verdict="" />)
  const list = within(screen.getByRole('list', { name: 'Password rules' }))
  expect(list.getAllByRole('listitem')).toHaveLength(5)
  expect(list.queryByText('(met)')).toBeNull()
  rerender(<StrengthMeter criteria={rules(true, true)} verdict="Weak" problem="Not possible: #" />)
  const met = list.getAllByRole('listitem').filter((item) => item.textContent?.includes('(met)'))
  expect(met.map((item) => item.textContent)).toEqual(['8 characters (met)', 'Lowercase (met)'])
  expect(screen.getByText('Weak')).toBeVisible()
  expect(screen.getByText('Not possible: #')).toBeVisible()
})

test('the verdict is announced once typing has paused', () => {
  jest.useFakeTimers()
  const { rerender } = render(<StrengthMeter criteria={rules(true)} verdict="Very Weak" />)
  act(() => jest.advanceTimersByTime(499))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  rerender(<StrengthMeter criteria={rules(true, true, true)} verdict="Fair" />)
  act(() => jest.advanceTimersByTime(500))
  expect(screen.getByRole('status')).toHaveTextContent('Password strength: Fair')
  // a password that is refused is not strong
  rerender(<StrengthMeter criteria={rules(true, true, true)} verdict="Strong" problem="Not possible: -" />)
  act(() => jest.advanceTimersByTime(500))
  expect(screen.getByRole('status')).toHaveTextContent(/^Not possible: -$/)
  jest.useRealTimers()
})
