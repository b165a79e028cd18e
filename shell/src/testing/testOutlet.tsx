import { act, render, screen } from '@testing-library/react'
import { CONTRACT, type RemoteModule, type RemoteProps } from 'federation/contract'
import { createHistory } from 'federation/history'
import { createQueryClient } from 'federation/queryClient'
import { MemoryRouter } from 'react-router-dom'
import { OutletView } from '../chrome/OutletView'
import { createOutlet } from '../composition/outlet'

/** A fake remote that writes a text on the page. `part` overrides its lifecycles. */
export function remote(text: string, part: Partial<RemoteModule> = {}): RemoteModule {
  return {
    contract: CONTRACT,
    bootstrap: jest.fn(async () => {}),
    mount: jest.fn(async ({ container }: RemoteProps) => {
      const heading = document.createElement('h1')
      heading.textContent = text
      container.append(heading)
    }),
    unmount: jest.fn(async ({ container }: RemoteProps) => container.replaceChildren()),
    ...part,
  }
}

/** A promise for `load` that the test resolves or rejects later. */
export function later() {
  let arrive = (_module: RemoteModule) => {}
  let fail = (_error: Error) => {}
  const answer = new Promise<RemoteModule>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  return { answer, arrive, fail }
}

/** Renders the outlet, with functions that do what single-spa does. */
export function drawOutlet(
  load: (application: string) => Promise<RemoteModule>,
  rendered?: { application: string; container: HTMLElement },
) {
  const onSettled = jest.fn()
  const onFailure = jest.fn()
  const renewal = { tryReload: jest.fn(async (_isWanted: () => boolean) => false), allow: jest.fn() }
  const services = {
    history: createHistory(),
    queryClient: createQueryClient(),
    loadFragment: () => Promise.reject(new Error('Nothing is lent here')),
  }
  const outlet = createOutlet({
    services,
    load,
    owns: (application, pathname) => pathname.startsWith(`/${application}`),
    renewal,
    onSettled,
    onFailure,
    onMismatch: () => {},
    rendered,
  })
  render(<OutletView outlet={outlet} support="team@sprouts.test" />, { wrapper: MemoryRouter })
  const enter = (name: string) => act(() => outlet.application(name).mount())
  const leave = (name: string) => act(() => outlet.application(name).unmount())
  return {
    outlet,
    history: services.history,
    renewal,
    onSettled,
    onFailure,
    enter,
    leave,
    async go(from: string, to: string) {
      await leave(from)
      await enter(to)
    },
  }
}

/** Renders an outlet with this remote as `lists`, and a fake Discover for all other names. */
export const drawWithLists = (lists: RemoteModule | Promise<RemoteModule>) =>
  drawOutlet(async (name) => (name === 'lists' ? lists : remote('Discover')))

export const pass = (time = 0) => act(() => jest.advanceTimersByTimeAsync(time))
export const page = (name: string) => screen.queryByRole('heading', { name })
export const panel = () =>
  screen.queryByRole('heading', { name: 'This part of the page could not be loaded' })
export const skeleton = () => screen.queryByRole('status')
export const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click())
export const boundaries = () => [...document.querySelectorAll<HTMLElement>('[data-boundary]')]
