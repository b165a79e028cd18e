import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createLazyPart, type Part, useLazyPart } from './lazyPart'

const Album = ({ name }: { name: string }) => <p>Photos of {name}</p>

function Place({ part }: { part: Part<{ name: string }> }) {
  const { Component, hasFailed, retry } = useLazyPart(part)
  if (Component) return <Component name="Luna Park" />
  if (!hasFailed) return <p>Loading</p>
  return (
    <button type="button" onClick={retry}>
      Try again
    </button>
  )
}

/** A stub of `import()` that succeeds or fails in this order; the last result repeats. */
function answers(...isThere: boolean[]) {
  return jest.fn(async () => {
    const answer = isThere.length > 1 ? isThere.shift() : isThere[0]
    if (!answer) throw new TypeError('Failed to fetch dynamically imported module')
    return Album
  })
}

test('a part is loaded on its first render, once for all users of it', async () => {
  const load = answers(true)
  const part = createLazyPart(load)
  expect(load).not.toHaveBeenCalled()
  render(
    <>
      <Place part={part} />
      <Place part={part} />
    </>,
  )
  expect(screen.getAllByText('Loading')).toHaveLength(2)
  expect(await screen.findAllByText('Photos of Luna Park')).toHaveLength(2)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a part that was loaded early renders at once', async () => {
  const part = createLazyPart(answers(true))
  part.load()
  await act(async () => {})
  render(<Place part={part} />)
  expect(screen.getByText('Photos of Luna Park')).toBeVisible()
})

test('a failed load is retried once', async () => {
  render(<Place part={createLazyPart(answers(false, true))} />)
  expect(await screen.findByText('Photos of Luna Park')).toBeVisible()
})

test('a load that fails twice shows an error, and Try again loads it', async () => {
  const load = answers(false, false, true)
  render(<Place part={createLazyPart(load)} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Photos of Luna Park')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a load that never ends shows an error after ten seconds, and what comes later all the same', async () => {
  jest.useFakeTimers()
  try {
    const script = Promise.withResolvers<typeof Album>()
    render(<Place part={createLazyPart(() => script.promise)} />)
    act(() => jest.advanceTimersByTime(9_999))
    expect(screen.getByText('Loading')).toBeVisible()
    act(() => jest.advanceTimersByTime(1))
    const retry = screen.getByRole('button', { name: 'Try again' })
    act(() => retry.click())
    expect(screen.getByText('Loading')).toBeVisible()
    act(() => jest.advanceTimersByTime(10_000))
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
    await act(async () => script.resolve(Album))
    expect(screen.getByText('Photos of Luna Park')).toBeVisible()
  } finally {
    jest.useRealTimers()
  }
})
