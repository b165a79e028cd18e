import { act, fireEvent, render, screen } from '@testing-library/react'
import { consoleErrors } from 'shared-ui/testing'
import { borrow } from './borrow'
import { CONTRACT, type FragmentModule, type FragmentName, type ShellServices } from './contract'
import { createHistory } from './history'
import { createQueryClient } from './queryClient'
import { keepServices, shellServices } from './services'

type Heart = FragmentModule<'lists/SaveButton'>

const heart: Heart = {
  contract: CONTRACT,
  Fragment: ({ activityName }) => <button type="button">Save {activityName}</button>,
}

/** Stubs `loadFragment` with these answers, one per call; the last answer repeats. */
function lend(...answers: (() => Promise<Heart>)[]) {
  const loadFragment = jest.fn((_name: FragmentName) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    return answer?.() ?? Promise.reject(new Error('Nothing is lent'))
  })
  keepServices({
    history: createHistory(),
    queryClient: createQueryClient(),
    loadFragment: loadFragment as ShellServices['loadFragment'], // the tests only load hearts
  })
  return loadFragment
}

const clicked = jest.fn()
const Counting = () => (
  <button type="button" onClick={clicked}>
    Save Luna Park
  </button>
)
const counts = () => Promise.resolve<Heart>({ contract: CONTRACT, Fragment: Counting })

const breaks = () => {
  throw new Error('Broken heart')
}
const fails = () => Promise.reject(new Error('The lender is down'))
const hangs = () => new Promise<Heart>(() => {})
const arrives = () => Promise.resolve(heart)

function drawPage() {
  const SaveButton = borrow('lists/SaveButton', {
    fallback: ({ activityName }) => <span>heart of the same size for {activityName}</span>,
  })
  const page = (
    <>
      <h1>Luna Park</h1>
      <SaveButton activityId="7" activityName="Luna Park" place="page" />
    </>
  )
  return { page, ...render(page) }
}

const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
const fallback = () => screen.queryByText('heart of the same size for Luna Park')
const button = () => screen.queryByRole('button', { name: 'Save Luna Park' })

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a click on the fallback', () => {
  /** Draws a page whose fallback is a disabled button, and says how often the lent button was clicked. */
  function drawDisabled(isDisabled = true) {
    const SaveButton = borrow('lists/SaveButton', {
      fallback: () => (
        <button type="button" aria-disabled={isDisabled}>
          Wait
        </button>
      ),
    })
    render(<SaveButton activityId="7" activityName="Luna Park" place="page" />)
    return () => fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
  }
  beforeEach(() => clicked.mockClear())

  test.each([
    ['is repeated once when the fragment comes', true, 1],
    ['of a button that is not disabled is not', false, 0],
  ])('%s', async (_, isDisabled, times) => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    const click = drawDisabled(isDisabled)
    click()
    click()
    come()
    await pass(0)
    expect(button()).toBeVisible()
    expect(clicked).toHaveBeenCalledTimes(times)
  })

  test('is made of a press during which the fragment comes, once', async () => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    const click = drawDisabled()
    fireEvent.pointerOver(screen.getByRole('button'))
    fireEvent.pointerDown(screen.getByRole('button'))
    come()
    await pass(0)
    fireEvent.pointerUp(screen.getByRole('button'))
    expect(button()).toBeNull()
    click()
    await pass(0)
    expect(button()).toBeVisible()
    await pass(500)
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  test('is not made of a press that ends elsewhere', async () => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    drawDisabled()
    fireEvent.pointerOver(screen.getByRole('button'))
    fireEvent.pointerDown(screen.getByRole('button'))
    come()
    fireEvent.pointerUp(document.body)
    await pass(500)
    expect(button()).toBeVisible()
    expect(clicked).not.toHaveBeenCalled()
  })

  test.each(['before', 'after'])('is forgotten %s an attempt has failed', async (when) => {
    lend(fails, counts)
    const click = drawDisabled()
    if (when === 'before') click()
    await pass(0)
    if (when === 'after') click()
    await pass(5_000)
    expect(button()).toBeVisible()
    expect(clicked).not.toHaveBeenCalled()
  })
})

test('the fallback stands there while the fragment loads', async () => {
  lend(hangs)
  drawPage()
  await pass(60_000)
  expect(fallback()).toBeVisible()
  expect(button()).not.toBeInTheDocument()
})

test('the fragment replaces the fallback when it is loaded', async () => {
  lend(arrives)
  drawPage()
  await pass(0)
  expect(button()).toBeVisible()
  expect(fallback()).not.toBeInTheDocument()
})

test('the fragment says whose it is, and its mark takes no part in the layout', async () => {
  lend(arrives)
  drawPage()
  expect(fallback()?.closest('[data-fragment]')).toBeNull()
  await pass(0)
  const mark = button()?.closest('[data-fragment]')
  expect(mark).toHaveAttribute('data-fragment', 'lists/SaveButton')
  expect(mark).toHaveStyle({ display: 'contents' })
})

test('a fragment that could not be loaded is requested again after 5 s, then 10 s, and is shown', async () => {
  const loadFragment = lend(fails, fails, arrives)
  drawPage()
  await pass(4_999)
  expect(loadFragment).toHaveBeenCalledTimes(1)
  await pass(1)
  expect(loadFragment).toHaveBeenCalledTimes(2)
  expect(fallback()).toBeVisible()
  await pass(9_999)
  expect(loadFragment).toHaveBeenCalledTimes(2)
  await pass(1)
  expect(button()).toBeVisible()
})

test('retries never stop, and the pause between them grows to two minutes', async () => {
  const loadFragment = lend(fails)
  drawPage()
  await pass(60 * 60_000)
  const inTheFirstHour = loadFragment.mock.calls.length
  await pass(60 * 60_000)
  expect(loadFragment.mock.calls.length - inTheFirstHour).toBe(30)
})

const isHidden = (hidden: boolean) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
const isOnline = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)

test.each([
  ['the page is looked at again', () => isHidden(true), () => isHidden(false), document, 'visibilitychange'],
  ['the network is back', () => isOnline(false), () => isOnline(true), window, 'online'],
] as const)('it waits and comes alive at once when %s', async (_name, leave, comeBack, target, event) => {
  const loadFragment = lend(fails, arrives)
  drawPage()
  await pass(0)
  leave()
  await pass(60 * 60_000)
  expect(loadFragment).toHaveBeenCalledTimes(1)

  comeBack()
  target.dispatchEvent(new Event(event))
  await pass(0)
  expect(button()).toBeVisible()
})

test('another component that borrows it triggers a retry, at most every two seconds', async () => {
  const loadFragment = lend(fails, fails, arrives)
  const { page, rerender } = drawPage()
  await pass(1_999)
  rerender(<section>{page}</section>)
  await pass(0)
  expect(loadFragment).toHaveBeenCalledTimes(1)
  await pass(1)
  rerender(<article>{page}</article>)
  await pass(0)
  expect(loadFragment).toHaveBeenCalledTimes(2)
})

test('a fragment with another contract number is not rendered', async () => {
  lend(() => Promise.resolve({ ...heart, contract: CONTRACT + 1 }))
  drawPage()
  await pass(0)
  expect(fallback()).toBeVisible()
  expect(button()).not.toBeInTheDocument()
})

test('the fallback replaces a fragment that throws, and the page survives', async () => {
  lend(() => Promise.resolve({ ...heart, Fragment: breaks }))
  drawPage()
  await pass(0)
  expect(fallback()).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Luna Park' })).toBeVisible()
  expect(warn.mock.calls).toEqual([['The fragment lists/SaveButton failed:', new Error('Broken heart')]])
  // React also logs the error that the boundary reports
  expect(consoleErrors()).toEqual([expect.stringContaining('Broken heart')])
})

test('a fragment that throws is reported to the shell, once for all that use it', async () => {
  lend()
  const onFragmentError = jest.fn()
  const broken = { contract: CONTRACT, Fragment: breaks }
  const loadFragment = (async () => broken) as unknown as ShellServices['loadFragment'] // it lends any name
  keepServices({ ...shellServices(), loadFragment, onFragmentError })
  const CalendarButton = borrow('lists/CalendarButton', { fallback: () => <span>fallback</span> })
  render(
    <>
      <CalendarButton activityId="7" activityName="Luna Park" />
      <CalendarButton activityId="8" activityName="Taronga Zoo" />
    </>,
  )
  await pass(0)
  expect(screen.getAllByText('fallback')).toHaveLength(2)
  expect(onFragmentError.mock.calls).toEqual([['lists/CalendarButton', new Error('Broken heart')]])
  expect(warn).not.toHaveBeenCalled()
  expect(consoleErrors()).toHaveLength(2)
})

test('many components that borrow it load it once, and a later one shows it at once', async () => {
  const loadFragment = lend(arrives)
  const { page, rerender } = drawPage()
  rerender([<div key="1">{page}</div>, <div key="2">{page}</div>])
  await pass(0)
  expect(loadFragment).toHaveBeenCalledTimes(1)
  rerender(<section>{page}</section>)
  expect(button()).toBeVisible()
})

test.each([
  ['while it waits for the next attempt', 0, 1],
  ['before the browser was idle', null, 0],
])('a page that is gone asks no more: it went %s', async (_name, wait, times) => {
  const loadFragment = lend(fails)
  const { unmount } = drawPage()
  if (wait !== null) await pass(wait)
  await act(async () => unmount())
  await pass(60_000)
  expect(loadFragment).toHaveBeenCalledTimes(times)
})

test.each([
  ['a pointer', fireEvent.pointerOver],
  ['the focus', fireEvent.focusIn],
])('%s at the fallback begins before the browser is idle, and once', async (_name, come) => {
  const loadFragment = lend(arrives)
  drawPage()
  expect(loadFragment).not.toHaveBeenCalled()
  come(fallback() as HTMLElement)
  expect(loadFragment).toHaveBeenCalledTimes(1)
  await pass(5_000)
  expect(button()).toBeVisible()
  expect(loadFragment).toHaveBeenCalledTimes(1)
})
