import { act } from '@testing-library/react'
import type { RemoteProps } from 'federation/contract'
import {
  boundaries,
  drawOutlet,
  drawWithLists,
  later,
  page,
  panel,
  pass,
  remote,
  skeleton,
} from '../testing/testOutlet'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the first page is shown, and then focus and scroll are settled', async () => {
  const { enter, onSettled, outlet } = drawOutlet(async () => remote('Discover'))
  onSettled.mockImplementation(() => expect(page('Discover')).toBeVisible())
  await enter('discover')
  await pass()
  expect(page('Discover')).toBeVisible()
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(outlet.shows('discover')).toBe(true)
  expect(outlet.shows('lists')).toBe(false)
})

test('a remote receives its name, container, services and paths, and is bootstrapped only once', async () => {
  const lists = remote('Lists')
  const { go, enter } = drawWithLists(lists)
  await enter('lists')
  await pass()
  await go('lists', 'discover')
  await pass()
  await go('discover', 'lists')
  await pass()
  expect(lists.bootstrap).toHaveBeenCalledTimes(1)
  expect(lists.mount).toHaveBeenCalledTimes(2)
  const [[props]] = jest.mocked(lists.mount).mock.calls as [[RemoteProps]]
  expect(props.name).toBe('lists')
  expect(props.owns('/lists/1')).toBe(true)
  expect(props.owns('/discover')).toBe(false)
})

test('the page that is left stays, inert, while the next one loads quickly', async () => {
  const lists = later()
  const { enter, go } = drawWithLists(lists.answer)
  await enter('discover')
  await pass()

  await go('discover', 'lists')
  await pass(599)
  expect(page('Discover')).toBeVisible()
  expect(boundaries().map(({ inert }) => inert)).toEqual([true])
  expect(skeleton()).not.toBeInTheDocument()

  lists.arrive(remote('Lists'))
  await pass()
  expect(page('Lists')).toBeVisible()
  expect(page('Discover')).not.toBeInTheDocument()
  expect(boundaries()).toHaveLength(1)
})

test('after 600 ms a skeleton takes its place', async () => {
  const lists = later()
  const { enter, go, onSettled } = drawWithLists(lists.answer)
  await enter('discover')
  await pass()
  await go('discover', 'lists')
  await pass(600)
  expect(skeleton()).toBeInTheDocument()
  expect(page('Discover')).not.toBeInTheDocument()
  expect(onSettled).toHaveBeenCalledTimes(1)

  lists.arrive(remote('Lists'))
  await pass()
  expect(skeleton()).not.toBeInTheDocument()
  expect(page('Lists')).toBeVisible()
  expect(onSettled).toHaveBeenCalledTimes(2)
})

test('a skeleton is shown until the access to a page is decided', async () => {
  const { enter, leave, outlet } = drawOutlet(async (name) => remote(name))
  await enter('discover')
  await pass()
  act(() => outlet.wait())
  await leave('discover')
  await pass(60_000)
  expect(skeleton()).toBeInTheDocument()
  expect(page('discover')).not.toBeInTheDocument()
  await enter('lists')
  await pass()
  expect(page('lists')).toBeVisible()
  expect(boundaries()).toHaveLength(1)
})

test('a late answer for a page that is no longer wanted is dropped', async () => {
  const lists = later()
  const { enter, go } = drawWithLists(lists.answer)
  await enter('lists')
  await go('lists', 'discover')
  await pass()
  const late = remote('Lists')
  lists.arrive(late)
  await pass()
  expect(late.mount).not.toHaveBeenCalled()
  expect(page('Discover')).toBeVisible()
  expect(boundaries()).toHaveLength(1)
})

test('a late failure to load a page that is no longer wanted is dropped', async () => {
  const lists = later()
  const { enter, go } = drawWithLists(lists.answer)
  await enter('lists')
  await go('lists', 'discover')
  await pass()
  lists.fail(new Error('Down'))
  await pass()
  expect(page('Discover')).toBeVisible()
  expect(panel()).not.toBeInTheDocument()
})

test('a page that is mounted too late is unmounted', async () => {
  let finish = () => {}
  const slow = remote('Lists', { mount: () => new Promise((resolve) => (finish = resolve)) })
  const { enter, go } = drawWithLists(slow)
  await enter('lists')
  await pass()
  await go('lists', 'discover')
  finish()
  await pass()
  expect(slow.unmount).toHaveBeenCalledTimes(1)
  expect(boundaries()).toHaveLength(1)
  expect(page('Discover')).toBeVisible()
})

test('returning while the old page is still on screen keeps its state', async () => {
  const discover = remote('Discover')
  const { enter, go, onSettled } = drawOutlet((name) =>
    name === 'discover' ? Promise.resolve(discover) : new Promise(() => {}),
  )
  await enter('discover')
  await pass()
  await go('discover', 'lists')
  await pass(300)
  await go('lists', 'discover')
  await pass(1_000)
  expect(page('Discover')).toBeVisible()
  expect(boundaries().map(({ inert }) => inert)).toEqual([false])
  expect(discover.mount).toHaveBeenCalledTimes(1)
  expect(discover.unmount).not.toHaveBeenCalled()
  expect(onSettled).toHaveBeenCalledTimes(2)
})
