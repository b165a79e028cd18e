import { act, render, screen } from '@testing-library/react'
import type { RemoteModule, RemoteProps } from 'federation/contract'
import { NeedsReload } from 'federation/needsReload'
import { MemoryRouter } from 'react-router-dom'
import { OutletView } from '../chrome/OutletView'
import { boundaries, drawOutlet, page, panel, pass, remote, skeleton } from '../testing/testOutlet'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  document.body.replaceChildren()
})

/** The page of discover, as a server has rendered it. */
function renderedPage() {
  const container = document.createElement('div')
  container.dataset.boundary = 'discover'
  container.innerHTML = '<h1>Rendered</h1>'
  return { application: 'discover', container }
}

/** An outlet in whose document a page is. */
function drawRendered(load: Parameters<typeof drawOutlet>[0]) {
  const rendered = renderedPage()
  const drawn = drawOutlet(load, rendered)
  document.getElementById('outlet')?.append(rendered.container)
  return { ...drawn, ...rendered }
}

test('a rendered page is on screen from the start, and its own container is taken over', async () => {
  const discover = remote('Discover', { mount: jest.fn(async () => {}) })
  const { enter, onSettled, container } = drawRendered(async () => discover)
  expect(screen.getByText('Rendered')).toBeVisible()
  expect(skeleton()).not.toBeInTheDocument()
  await enter('discover')
  await pass()
  expect(discover.mount).toHaveBeenCalledWith(expect.objectContaining({ container, isRendered: true }))
  expect(boundaries()).toEqual([container])
  expect(container).toHaveTextContent('Rendered')
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('a rendered page stays while its remote loads and when it cannot be loaded', async () => {
  const { enter, onFailure } = drawRendered(() => Promise.reject(new Error('Down')))
  await enter('discover')
  await pass(5_000)
  expect(screen.getByText('Rendered')).toBeVisible()
  expect(panel()).not.toBeInTheDocument()
  expect(onFailure.mock.calls).toEqual([['discover', new Error('Down')]])
})

test('a notice says that a rendered page can only be read, until Try again has loaded its remote', async () => {
  const discover = remote('Discover', { mount: jest.fn(async () => {}) })
  const load = jest.fn<Promise<RemoteModule>, [string]>(() => Promise.reject(new Error('Down')))
  const { enter, container } = drawRendered(load)
  await enter('discover')
  await pass()
  expect(screen.getByRole('alert')).toHaveTextContent('You can read it and follow its links')
  load.mockImplementation(async () => discover)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass()
  expect(discover.mount).toHaveBeenCalledWith(expect.objectContaining({ container, isRendered: true }))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('Rendered')).toBeVisible()
})

test('a rendered page whose own script is lost can still be read', async () => {
  const prepare = jest.fn(() => Promise.reject(new Error('Lost')))
  const { enter, container, onSettled } = drawRendered(async () => ({ ...remote('Discover'), prepare }))
  await enter('discover')
  await pass()
  expect(screen.getByRole('alert')).toHaveTextContent('You can read it and follow its links')
  expect(boundaries()).toEqual([container])
  expect(panel()).not.toBeInTheDocument()
  // focus and scroll are set for the next page
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('while a rendered page is tried again there is no second button, until that fails too', async () => {
  const second = Promise.withResolvers<RemoteModule>()
  const load = jest.fn<Promise<RemoteModule>, [string]>(() => Promise.reject(new Error('Down')))
  const { enter } = drawRendered(load)
  await enter('discover')
  await pass()
  load.mockImplementation(() => second.promise)
  act(() => screen.getByRole('button', { name: 'Try again' }).click())
  await pass()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByText('Rendered')).toBeVisible()
  second.reject(new Error('Down'))
  await pass()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a rendered page that only another document can load is loaded again, or can be read', async () => {
  const { enter, renewal } = drawRendered(() => Promise.reject(new NeedsReload('Asked too often')))
  const isReloading = Promise.withResolvers<boolean>()
  renewal.tryReload.mockReturnValue(isReloading.promise)
  await enter('discover')
  await pass()
  // while the site is asked whether it has another document
  expect(skeleton()).not.toBeInTheDocument()
  isReloading.resolve(false)
  await pass()
  expect(screen.getByText('Rendered')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('You can read it and follow its links')
  expect(panel()).not.toBeInTheDocument()
})

test('a page that throws while it is taken over is replaced by the panel', async () => {
  const { enter } = drawRendered(async () =>
    remote('Discover', { mount: () => Promise.reject(new Error('No')) }),
  )
  await enter('discover')
  await pass()
  expect(panel()).toBeVisible()
  expect(boundaries()).toEqual([])
})

test('the next page takes the place of a rendered one', async () => {
  const { enter, go, container } = drawRendered(async (name) =>
    name === 'discover' ? new Promise(() => {}) : remote('Lists'),
  )
  await enter('discover')
  await pass()
  await go('discover', 'lists')
  await pass()
  expect(boundaries().map(({ dataset }) => dataset.boundary)).toEqual(['lists'])
  expect(container).not.toBeInTheDocument()
})

test('a rendered page that is left while it is taken over is loaded anew by Back', async () => {
  let takeOver = () => {}
  const held = new Promise<void>((resolve) => {
    takeOver = resolve
  })
  const mount = jest.fn(async ({ container, isRendered }: RemoteProps) => {
    if (isRendered) return held
    container.innerHTML = '<h1>Drawn anew</h1>'
  })
  const discover = remote('Discover', { mount })
  const { enter, go, container } = drawRendered((name) =>
    name === 'discover' ? Promise.resolve(discover) : new Promise(() => {}),
  )
  await enter('discover')
  await pass()
  await go('discover', 'lists')
  await go('lists', 'discover')
  await pass()
  await act(async () => takeOver())
  await pass()
  expect(mount.mock.calls.map(([{ isRendered }]) => isRendered)).toEqual([true, false])
  expect(screen.getByText('Drawn anew')).toBeVisible()
  expect(container).not.toBeInTheDocument()
})

test('after the frame was drawn again the page is in its new outlet', async () => {
  const { enter, outlet } = drawRendered(async () => remote('Discover', { mount: async () => {} }))
  await enter('discover')
  await pass()
  act(() => document.body.replaceChildren())
  render(<OutletView outlet={outlet} support="team@sprouts.test" />, { wrapper: MemoryRouter })
  expect(boundaries()).toEqual([])
  outlet.reattach()
  expect(screen.getByText('Rendered')).toBeVisible()
})

test.each<[string, () => Promise<RemoteModule>, number]>([
  ['still loads', () => new Promise(() => {}), 0],
  ['could not be loaded', () => Promise.reject(new Error('Down')), 1],
])(
  'a link within a rendered page whose remote %s leaves the page where it is',
  async (_name, first, more) => {
    const load = jest.fn(first)
    const { enter, outlet, onSettled } = drawRendered(load)
    await enter('discover')
    await pass()
    const settled = onSettled.mock.calls.length
    outlet.showPage(window.location.pathname)
    await pass(5_000)
    expect(screen.getByText('Rendered')).toBeVisible()
    expect(load).toHaveBeenCalledTimes(1)
    expect(onSettled).toHaveBeenCalledTimes(settled + more)
  },
)

test('a link within a rendered page does not settle it before it is taken over', async () => {
  const loaded = Promise.withResolvers<RemoteModule>()
  const discover = remote('Discover', { mount: jest.fn(async () => {}) })
  const { enter, outlet, onSettled, container } = drawRendered(() => loaded.promise)
  await enter('discover')
  outlet.showPage(window.location.pathname)
  await pass()
  expect(onSettled).not.toHaveBeenCalled()
  loaded.resolve(discover)
  await pass()
  expect(discover.mount).toHaveBeenCalledWith(expect.objectContaining({ container, isRendered: true }))
  expect(onSettled).toHaveBeenCalledTimes(1)
})

test('a search on a rendered page that still loads does not show what was searched before', async () => {
  const { enter, outlet, history, container } = drawRendered(() => new Promise(() => {}))
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {})
  await enter('discover')
  await pass()
  const { pathname } = window.location
  history.navigator.push(`${pathname}?search=zoo`, undefined)
  outlet.showPage(pathname)
  await pass()
  expect(container).not.toBeInTheDocument()
  window.history.replaceState(null, '', pathname)
})

test.each<[string, () => Promise<RemoteModule>]>([
  ['still loads', () => new Promise(() => {})],
  ['could not be loaded', () => Promise.reject(new Error('Down'))],
])(
  'another page of the same remote that %s is loaded anew, without the rendered one',
  async (_name, first) => {
    const discover = remote('Discover')
    const load = jest.fn(first)
    const { enter, outlet, container } = drawRendered(load)
    const data = document.createElement('script')
    data.dataset.server = ''
    document.head.append(data)
    await enter('discover')
    await pass()
    expect(data).toBeInTheDocument()
    load.mockImplementation(async () => discover)
    expect(outlet.shows('discover')).toBe(true)
    outlet.showPage('/discover/other')
    await pass()
    expect(data).not.toBeInTheDocument()
    expect(discover.mount).toHaveBeenCalledWith(expect.objectContaining({ isRendered: false }))
    expect(page('Discover')).toBeVisible()
    expect(container).not.toBeInTheDocument()
  },
)
