import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { startBackend } from 'shared-auth'
import { stubApi } from 'shared-ui/testing'
import { App, preparePage } from './App'
import { forgetPage, setWide } from './testing/testPage'
import { PAGES } from './testing/testPages'
import { page, renderOnServer } from './testing/testServer'

const MOMENT = new Date('2026-11-21T02:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  jest.useFakeTimers({ now: MOMENT })
  startBackend({ url: 'https://backend.test', key: 'key', siteUrl: 'https://sprouts.test' })
})

afterEach(() => {
  jest.useRealTimers()
  forgetPage()
})

const cases = PAGES.flatMap((each) =>
  [true, false].flatMap((isWide) => [0, 20].map((hours) => ({ ...each, isWide, hours }))),
)

// an error in the console fails a test (jest.setup.ts)
test.each(cases)(
  '$page hydrates after $hours hours, wide: $isWide',
  async ({ url, text, network, isWide, hours }) => {
    stubApi(network)
    setWide(isWide)
    const { html, queryClient } = await renderOnServer(url, MOMENT)
    await preparePage(url.split('?')[0] ?? '')
    const container = document.createElement('div')
    container.innerHTML = html
    document.body.replaceChildren(container)

    jest.setSystemTime(MOMENT.getTime() + hours * HOUR)
    const mismatches: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(container, page(url, queryClient, <App />), {
        onRecoverableError: (error) => mismatches.push(error),
      }),
    )
    expect(mismatches).toEqual([])
    expect(document.body).toHaveTextContent(text)
    await act(async () => root.unmount())
  },
)
