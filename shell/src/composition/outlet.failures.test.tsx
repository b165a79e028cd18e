import { act, screen } from '@testing-library/react'
import type { RemoteModule } from 'federation/contract'
import { NeedsReload } from 'federation/needsReload'
import { boundaries, drawOutlet, page, panel, pass, remote, skeleton, tryAgain } from '../testing/testOutlet'

let warn: jest.SpyInstance
beforeEach(() => {
  jest.useFakeTimers()
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test.each<[string, () => Promise<RemoteModule>]>([
  ['cannot be loaded', () => Promise.reject(new Error('Down'))],
  ['fails to start', async () => remote('Lists', { bootstrap: () => Promise.reject(new Error('Down')) })],
  ['fails to mount', async () => remote('Lists', { mount: () => Promise.reject(new Error('Down')) })],
])('a panel replaces a remote that %s, and Try again shows the remote', async (_name, broken) => {
  const load = jest.fn(broken)
  const { enter, onSettled, onFailure } = drawOutlet(load)
  await enter('lists')
  await pass()
  expect(screen.getByRole('alert')).toContainElement(panel())
  expect(document.title).toBe('Something went wrong | Sydney Sprouts')
  expect(onSettled).toHaveBeenCalledTimes(1)
  expect(onFailure.mock.calls).toEqual([['lists', new Error('Down')]])
  expect(boundaries()).toEqual([])

  load.mockImplementation(async () => remote('Lists'))
  await tryAgain()
  await pass()
  expect(page('Lists')).toBeVisible()
  expect(panel()).not.toBeInTheDocument()
  expect(onSettled).toHaveBeenCalledTimes(2)
})

test('a retry that takes its time replaces the panel with the skeleton at once', async () => {
  const load = jest.fn<Promise<RemoteModule>, [string]>(() => Promise.reject(new Error('Down')))
  const { enter } = drawOutlet(load)
  await enter('lists')
  await pass()
  load.mockImplementation(() => new Promise(() => {}))
  await tryAgain()
  await pass()
  expect(panel()).not.toBeInTheDocument()
  expect(skeleton()).toBeInTheDocument()
})

test('a retry that fails shows the panel again', async () => {
  const { enter } = drawOutlet(() => Promise.reject(new Error('Down')))
  await enter('lists')
  await pass()
  await tryAgain()
  await pass()
  expect(panel()).toBeVisible()
})

test('the panel replaces a remote whose mount never ends', async () => {
  const { enter } = drawOutlet(async () => remote('Lists', { mount: () => new Promise(() => {}) }))
  await enter('lists')
  await pass(7_999)
  expect(skeleton()).toBeInTheDocument()
  await pass(1)
  expect(panel()).toBeVisible()
  expect(boundaries()).toEqual([])
})

test('a page that threw while it was leaving is mounted again, not revived', async () => {
  const discover = remote('Discover')
  const { enter, go } = drawOutlet((name) =>
    name === 'discover' ? Promise.resolve(discover) : new Promise(() => {}),
  )
  await enter('discover')
  await pass()
  await go('discover', 'lists')
  jest.mocked(discover.mount).mock.calls[0]?.[0].onError(new Error('Broken while leaving'))
  await go('lists', 'discover')
  await pass()
  expect(discover.mount).toHaveBeenCalledTimes(2)
  expect(page('Discover')).toBeVisible()
  expect(boundaries()).toHaveLength(1)
})

test('the panel replaces a page that throws after it was shown, and Try again shows it again', async () => {
  const lists = remote('Lists')
  const { enter, onSettled } = drawOutlet(async () => lists)
  await enter('lists')
  await pass()
  act(() => jest.mocked(lists.mount).mock.calls[0]?.[0].onError(new Error('Broken later')))
  await pass()
  expect(panel()).toBeVisible()
  expect(page('Lists')).not.toBeInTheDocument()
  expect(lists.unmount).toHaveBeenCalledTimes(1)
  expect(onSettled).toHaveBeenCalledTimes(2)

  await tryAgain()
  await pass()
  expect(page('Lists')).toBeVisible()
})

test('an error right after the first commit is treated as a failed mount', async () => {
  const broken = remote('Lists', { mount: async ({ onError }) => onError(new Error('Broken in an effect')) })
  const { enter } = drawOutlet(async () => broken)
  await enter('lists')
  await pass()
  expect(panel()).toBeVisible()
  expect(boundaries()).toEqual([])
})

test.each<[string, RemoteModule['unmount'], number]>([
  ['hangs', () => new Promise(() => {}), 3_000],
  ['rejects', () => Promise.reject(new Error('No')), 0],
  [
    'throws',
    () => {
      throw new Error('No')
    },
    0,
  ],
])(
  'a remote whose unmount %s is off the screen at once and removed all the same',
  async (_name, unmount, after) => {
    const { enter, go } = drawOutlet(async (name) =>
      name === 'discover' ? remote('Discover', { unmount }) : remote('Lists'),
    )
    await enter('discover')
    await pass()
    await go('discover', 'lists')
    await pass()
    expect(page('Lists')).toBeVisible()
    expect(page('Discover')).not.toBeInTheDocument()
    await pass(after)
    expect(boundaries().map(({ dataset }) => dataset.boundary)).toEqual(['lists'])
    expect(warn).toHaveBeenCalledTimes(1)
  },
)

describe('a page that only another document can show', () => {
  const gone = new NeedsReload('The script is gone')

  test.each<[string, () => Promise<RemoteModule>]>([
    ['its entry is gone', () => Promise.reject(gone)],
    ['its first script is gone', async () => remote('Lists', { mount: () => Promise.reject(gone) })],
  ])('is reloaded when %s: no panel and no report', async (_what, broken) => {
    const { enter, renewal, onFailure } = drawOutlet(broken)
    renewal.tryReload.mockResolvedValue(true)
    await enter('lists')
    await pass()
    expect(renewal.tryReload).toHaveBeenCalledTimes(1)
    expect(skeleton()).toBeInTheDocument()
    expect(panel()).not.toBeInTheDocument()
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('is reloaded when the script of the next page of the same remote is gone', async () => {
    const { enter, outlet, renewal } = drawOutlet(async () =>
      remote('Lists', { prepare: (pathname) => (pathname === '/next' ? Promise.reject(gone) : undefined) }),
    )
    renewal.tryReload.mockResolvedValue(true)
    await enter('lists')
    await pass()
    act(() => outlet.showPage('/next'))
    await pass()
    expect(renewal.tryReload).toHaveBeenCalledTimes(1)
    expect(panel()).not.toBeInTheDocument()
  })

  test('is replaced by the panel and reported when the reload does not help', async () => {
    const { enter, renewal, onFailure } = drawOutlet(() => Promise.reject(gone))
    await enter('lists')
    await pass()
    expect(panel()).toBeVisible()
    expect(onFailure.mock.calls).toEqual([['lists', gone]])
    expect(renewal.allow).not.toHaveBeenCalled()
    await tryAgain()
    await pass()
    expect(renewal.allow).toHaveBeenCalledTimes(1)
    expect(renewal.tryReload).toHaveBeenCalledTimes(2)
  })

  test('is dropped when the visitor has gone on meanwhile', async () => {
    const { enter, go, renewal, onFailure } = drawOutlet(async (name) =>
      name === 'lists' ? Promise.reject(gone) : remote('Discover'),
    )
    let answer = (_isReloading: boolean) => {}
    renewal.tryReload.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await enter('lists')
    await pass()
    await go('lists', 'discover')
    await pass()
    const [[isWanted] = [() => true]] = renewal.tryReload.mock.calls
    expect(isWanted()).toBe(false)
    answer(false)
    await pass()
    expect(page('Discover')).toBeVisible()
    expect(onFailure).not.toHaveBeenCalled()
  })

  test('after a page was shown the next reload is allowed', async () => {
    const { enter, renewal } = drawOutlet(async () => remote('Lists'))
    await enter('lists')
    await pass()
    expect(renewal.allow).toHaveBeenCalledTimes(1)
  })
})
