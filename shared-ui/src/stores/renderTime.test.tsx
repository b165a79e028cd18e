import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepRenderTime, renderTime } from './renderTime'
import { useSydneyTime, useSydneyToday } from './useSydneyTime'

function Clock() {
  const { day, minutes } = useSydneyTime()
  return `${useSydneyToday()} ${day} ${minutes}`
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-22T01:30:00Z') })
})

afterEach(() => {
  jest.useRealTimers()
})

test('without a document it is the present', async () => {
  // a module of its own, because the moment of a document is never taken back
  await jest.isolateModulesAsync(async () => {
    const fresh = await import('./renderTime')
    expect(fresh.renderTime()).toEqual(new Date('2026-11-22T01:30:00Z'))
  })
})

test('markup shows the moment of its document until it is hydrated, then the present', async () => {
  keepRenderTime(new Date('2026-11-20T22:05:00Z'))
  expect(renderTime()).toEqual(new Date('2026-11-20T22:05:00Z'))
  const page = document.createElement('div')
  page.innerHTML = renderToString(<Clock />)
  expect(page).toHaveTextContent('2026-11-21 2026-11-21 545')

  const mismatches: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(page, <Clock />, { onRecoverableError: (error) => mismatches.push(error) }),
  )
  expect(mismatches).toEqual([])
  expect(page).toHaveTextContent('2026-11-22 2026-11-22 750')
  act(() => root.unmount())
})
