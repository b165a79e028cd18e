import { act, render, screen, waitFor } from '@testing-library/react'
import { consoleErrors } from 'shared-ui/testing'
import { type LazyPart, lazyPart } from './lazyPart'
import { useLazyPart } from './useLazyPart'

const Zoo = ({ name }: { name: string }) => <p>{name}</p>

function Place({ part, isWanted }: { part: LazyPart<{ name: string }>; isWanted: boolean }) {
  const { Part, hasFailed, retry } = useLazyPart(part, isWanted)
  if (hasFailed)
    return (
      <button type="button" onClick={retry}>
        failed
      </button>
    )
  return Part ? <Part name="Taronga" /> : <p>nothing</p>
}

test('a part is loaded when it is wanted, once, and drawn while it is wanted', async () => {
  const load = jest.fn(async () => Zoo)
  const part = lazyPart(load)
  const { rerender } = render(<Place part={part} isWanted={false} />)
  expect(load).not.toHaveBeenCalled()
  rerender(<Place part={part} isWanted />)
  expect(await screen.findByText('Taronga')).toBeVisible()
  rerender(<Place part={part} isWanted={false} />)
  expect(screen.getByText('nothing')).toBeVisible()
  rerender(<Place part={part} isWanted />)
  expect(screen.getByText('Taronga')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that could not be loaded is loaded again when it is wanted again', async () => {
  const load = jest.fn(async () => Zoo).mockRejectedValueOnce(new Error('lost'))
  const part = lazyPart(load)
  const { rerender } = render(<Place part={part} isWanted />)
  expect(await screen.findByText('failed')).toBeVisible()
  expect(consoleErrors()).toEqual([
    expect.stringMatching(/^A part of the page could not be loaded: Error: lost/),
  ])
  rerender(<Place part={part} isWanted={false} />)
  expect(screen.getByText('nothing')).toBeVisible()
  rerender(<Place part={part} isWanted />)
  await waitFor(() => expect(screen.getByText('Taronga')).toBeVisible())
})

test('a part that never comes is a failure after ten seconds, and another try draws it', async () => {
  jest.useFakeTimers()
  try {
    const script = Promise.withResolvers<typeof Zoo>()
    render(<Place part={lazyPart(() => script.promise)} isWanted />)
    await act(() => jest.advanceTimersByTimeAsync(9_999))
    expect(screen.getByText('nothing')).toBeVisible()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(consoleErrors()).toEqual([
      expect.stringMatching(/^A part of the page could not be loaded: Error: It took too long/),
    ])
    const retry = screen.getByRole('button', { name: 'failed' })
    act(() => retry.click())
    expect(screen.getByText('nothing')).toBeVisible()
    await act(async () => script.resolve(Zoo))
    expect(screen.getByText('Taronga')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
