import { act } from '@testing-library/react'
import { drawOutlet, later, page, panel, pass, remote, skeleton, tryAgain } from '../testing/testOutlet'

/* Ways from one page of a remote to another. */

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('another page of the remote on screen', () => {
  async function going() {
    const chunk = later()
    let coming: Promise<void> | undefined = chunk.answer.then(() => {
      coming = undefined
    })
    const discover = remote('Discover', {
      prepare: jest.fn((pathname) => (pathname === '/discover/1' ? coming : undefined)),
    })
    const drawn = drawOutlet(async () => discover)
    await drawn.enter('discover')
    await pass()
    drawn.onSettled.mockClear()
    const showPage = (pathname: string) => act(() => drawn.outlet.showPage(pathname))
    return {
      ...drawn,
      showPage,
      discover,
      arrive: () => chunk.arrive(discover),
      fail: () => chunk.fail(new Error('lost')),
    }
  }

  test('whose script is loaded is settled with the next frame', async () => {
    const { showPage, onSettled } = await going()
    await showPage('/discover')
    await pass(20)
    expect(onSettled).toHaveBeenCalledTimes(1)
    expect(page('Discover')).toBeVisible()
  })

  test('whose script is loading leaves the last page on screen for 600 ms', async () => {
    const { showPage, arrive, onSettled, outlet } = await going()
    await showPage('/discover/1')
    await pass(599)
    expect(page('Discover')).toBeVisible()
    expect(onSettled).not.toHaveBeenCalled()
    await pass(1)
    expect(skeleton()).toBeInTheDocument()
    expect(outlet.shows('discover')).toBe(true)

    arrive()
    await pass(20)
    expect(skeleton()).not.toBeInTheDocument()
    expect(page('Discover')).toBeVisible()
    expect(onSettled).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['forward starts at the top', true],
    ['back leaves the scroll to the page', false],
  ])('whose skeleton is a way %s', async (_what, isForward) => {
    const { showPage, history } = await going()
    if (isForward) act(() => history.navigator.push('/discover/1'))
    await showPage('/discover/1')
    await pass(599)
    expect(window.scrollTo).not.toHaveBeenCalled()
    await pass(1)
    expect(skeleton()).toBeInTheDocument()
    expect(jest.mocked(window.scrollTo).mock.calls).toEqual(isForward ? [[0, 0]] : [])
  })

  test('that was left before it was loaded shows no skeleton and settles once', async () => {
    const { showPage, arrive, onSettled } = await going()
    await showPage('/discover/1')
    await pass(650)
    await showPage('/discover')
    await pass(20)
    expect(skeleton()).not.toBeInTheDocument()
    arrive()
    await pass(20)
    expect(onSettled).toHaveBeenCalledTimes(1)
  })

  test('that cannot be loaded is replaced by a panel, and Try again mounts the remote again', async () => {
    const { showPage, fail, discover } = await going()
    await showPage('/discover/1')
    fail()
    await pass()
    expect(panel()).toBeVisible()
    expect(discover.unmount).toHaveBeenCalledTimes(1)

    await tryAgain()
    await pass()
    expect(panel()).not.toBeInTheDocument()
    expect(page('Discover')).toBeVisible()
  })

  test('that never loads is replaced by a panel after 8 seconds', async () => {
    const { showPage } = await going()
    await showPage('/discover/1')
    await pass(8_000)
    expect(panel()).toBeVisible()
  })
})

describe.each(['is mounted', 'is leaving'])(
  'another page that is asked for while its remote %s',
  (moment) => {
    async function going() {
      const chunk = later()
      let coming: Promise<void> | undefined = chunk.answer.then(() => {
        coming = undefined
      })
      const prepare = (pathname: string) => (pathname === '/discover/1' ? coming : undefined)
      const discover = remote('Discover', { prepare })
      const drawn = drawOutlet((name) =>
        name === 'discover' ? Promise.resolve(discover) : new Promise(() => {}),
      )
      const ask = () => act(() => drawn.history.navigator.push('/discover/1'))
      if (moment === 'is leaving') {
        await drawn.enter('discover')
        await pass()
        await drawn.leave('discover')
      }
      ask()
      await drawn.enter('discover')
      drawn.onSettled.mockClear()
      await pass(599)
      expect(page('Discover')).toBeVisible()
      expect(drawn.onSettled).not.toHaveBeenCalled()
      return { ...drawn, arrive: () => chunk.arrive(discover), fail: () => chunk.fail(new Error('lost')) }
    }

    test('is shown and settled when its script has come, with a skeleton after 600 ms', async () => {
      const { arrive, onSettled } = await going()
      await pass(1)
      expect(skeleton()).toBeInTheDocument()
      arrive()
      await pass(20)
      expect(page('Discover')).toBeVisible()
      expect(skeleton()).not.toBeInTheDocument()
      expect(onSettled).toHaveBeenCalledTimes(1)
    })

    test('is replaced by a panel when its script cannot be loaded', async () => {
      const { fail } = await going()
      fail()
      await pass()
      expect(panel()).toBeVisible()
    })
  },
)
