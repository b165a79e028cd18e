import { act, fireEvent, render, screen } from '@testing-library/react'
import { consoleErrors } from 'shared-ui/testing'
import { borrow } from './borrow'
import { CONTRACT, type ShellServices } from './contract'
import { keepServices, shellServices } from './services'
import { arrives, button, fails, hangs, heart, lend, pass } from './testing/lentHeart'

const breaks = () => {
  throw new Error('Broken heart')
}
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

const fallback = () => screen.queryByText('heart of the same size for Luna Park')

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
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

test('without a network it is asked for once: the browser may have kept it', async () => {
  isOnline(false)
  const loadFragment = lend(arrives)
  drawPage()
  await pass(0)
  expect(loadFragment).toHaveBeenCalledTimes(1)
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
