import { useQueryClient } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Link, Route, Routes, useLocation } from 'react-router-dom'
import { CONTRACT } from './contract'
import { createRemote } from './createRemote'
import { shellServices } from './services'
import { propsFor } from './testing/propsFor'

function BreaksLater() {
  const [isBroken, setIsBroken] = useState(false)
  if (isBroken) throw new Error('Broken later')
  return (
    <button type="button" onClick={() => setIsBroken(true)}>
      Break
    </button>
  )
}

function BreaksInAnEffect() {
  useEffect(() => {
    throw new Error('Broken in an effect')
  }, [])
  return null
}

function LinkFromTheCache() {
  return <Link to="/profile">{useQueryClient().getQueryData<string>(['lists'])}</Link>
}

/** Waits for React's next render: these tests do not use `act`, so React renders on its own, as in the browser. */
const nextDrawing = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => document.body.replaceChildren())

test('a remote states the contract that it was built against', () => {
  expect(createRemote(() => null).contract).toBe(CONTRACT)
})

test('its mount is over when the page is on screen', async () => {
  const props = propsFor('lists')
  const { mount } = createRemote(() => <h1>Saved Lists</h1>)
  await mount(props)
  expect(props.container).toHaveTextContent('Saved Lists')
})

test('the scripts of its page are loaded before the first render', async () => {
  const props = propsFor('discover')
  let arrive = () => {}
  const coming = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const prepare = jest.fn(() => coming)
  const remote = createRemote(() => <h1>Zoo</h1>, prepare)
  const mounted = remote.mount(props)
  await nextDrawing()
  expect(prepare).toHaveBeenCalledWith('/')
  expect(props.container).toBeEmptyDOMElement()

  prepare.mockReturnValue(undefined as never)
  arrive()
  await mounted
  expect(props.container).toHaveTextContent('Zoo')
})

test('a visitor who goes on while they load gets the page of the new address', async () => {
  const props = propsFor('discover')
  const arrivals = new Map<string, () => void>()
  const loaded = new Set<string>()
  const prepare = (pathname: string) => {
    if (loaded.has(pathname)) return undefined
    return new Promise<void>((resolve) => {
      arrivals.set(pathname, () => {
        loaded.add(pathname)
        resolve()
      })
    })
  }
  const remote = createRemote(() => <h1>{useLocation().pathname}</h1>, prepare)
  const mounted = remote.mount(props)
  props.services.history.navigator.push('/activities/7')
  arrivals.get('/')?.()
  await nextDrawing()
  expect(props.container).toBeEmptyDOMElement()
  arrivals.get('/activities/7')?.()
  await mounted
  expect(props.container).toHaveTextContent('/activities/7')
})

test('when that cannot be loaded, the mount rejects', async () => {
  const remote = createRemote(
    () => null,
    async () => Promise.reject(new Error('lost')),
  )
  await expect(remote.mount(propsFor('discover'))).rejects.toThrow('lost')
})

test('its first render that throws rejects the mount with that error', async () => {
  const props = propsFor('lists')
  const { mount } = createRemote(() => {
    throw new Error('Broken at the first render')
  })
  await expect(mount(props)).rejects.toThrow('Broken at the first render')
  expect(props.onError).not.toHaveBeenCalled()
  expect(props.container).toBeEmptyDOMElement()
})

test('an error after that is reported once, and the root is unmounted', async () => {
  const props = propsFor('lists')
  await createRemote(BreaksLater).mount(props)
  await userEvent.click(screen.getByRole('button', { name: 'Break' }))
  await waitFor(() => expect(props.onError).toHaveBeenCalledTimes(1))
  expect(props.onError).toHaveBeenCalledWith(new Error('Broken later'))
  expect(props.container).toBeEmptyDOMElement()
})

test('an error of the first effects is reported, before or after the mount is over', async () => {
  const props = propsFor('lists')
  const heard: unknown[] = []
  await createRemote(BreaksInAnEffect)
    .mount({ ...props, onError: (error) => heard.push(error) })
    .catch((error: unknown) => heard.push(error))
  await nextDrawing()
  expect(heard).toEqual([new Error('Broken in an effect')])
})

test('of two roots of one remote only the one in the given container is unmounted', async () => {
  const remote = createRemote(() => <h1>Saved Lists</h1>)
  const old = propsFor('lists')
  const fresh = propsFor('lists')
  await remote.mount(old)
  await remote.mount(fresh)

  await remote.unmount(old)
  expect(old.container).toBeEmptyDOMElement()
  expect(fresh.container).toHaveTextContent('Saved Lists')

  await remote.unmount(fresh)
  expect(fresh.container).toBeEmptyDOMElement()
})

test('unmounting twice, or without a mount, does no harm', async () => {
  const remote = createRemote(() => <h1>Saved Lists</h1>)
  const props = propsFor('lists')
  await remote.unmount(props)
  await remote.mount(props)
  await remote.unmount(props)
  await expect(remote.unmount(props)).resolves.toBeUndefined()
})

test('a page that is leaving keeps its last own location while the address is already another', async () => {
  window.history.replaceState(null, '', '/saved-listings')
  const props = propsFor('lists', { owns: (pathname) => pathname === '/saved-listings' })
  const { mount } = createRemote(() => (
    <Routes>
      <Route path="/saved-listings" element={<h1>Saved Lists</h1>} />
    </Routes>
  ))
  await mount(props)
  props.services.history.navigator.push('/login')
  await nextDrawing()
  expect(screen.getByRole('heading', { name: 'Saved Lists' })).toBeVisible()
})

test("its links move the shell's history, and its queries are in the shell's cache", async () => {
  const props = propsFor('lists')
  props.services.queryClient.setQueryData(['lists'], 'Rainy days')
  await createRemote(LinkFromTheCache).mount(props)
  await userEvent.click(screen.getByRole('link', { name: 'Rainy days' }))
  expect(props.services.history.getSnapshot().location.pathname).toBe('/profile')
})

test('the services of the shell are known once the remote has been started', async () => {
  const props = propsFor('lists')
  expect(shellServices).toThrow('before the shell started it')
  await createRemote(() => null).bootstrap(props)
  expect(shellServices()).toBe(props.services)
})
