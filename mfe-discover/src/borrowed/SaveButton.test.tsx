import { act, fireEvent, screen } from '@testing-library/react'
import { renderAt } from 'shared-ui/testing'
import { SaveButton } from './SaveButton'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const failure = () => screen.queryByText('Saving is not available yet')

test.each([
  ['card', 'Save Luna Park'],
  ['page', 'Save'],
] as const)('where nothing can be saved, a press on the heart of a %s says so', (place, name) => {
  const heart = (
    <SaveButton activityId="7" activityName="Luna Park" place={place} image={null} location={null} />
  )
  const { unmount } = renderAt('/activities', heart)
  const press = () => fireEvent.click(screen.getByRole('button', { name }))
  press()
  act(() => jest.advanceTimersByTime(1_999))
  expect(failure()).not.toBeInTheDocument()
  act(() => jest.advanceTimersByTime(1))
  expect(failure()).toBeVisible()

  // one that is replaced by the lent button meanwhile says nothing
  press()
  unmount()
  expect(jest.getTimerCount()).toBe(0)
})
