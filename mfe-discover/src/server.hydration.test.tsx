import type { QueryClient } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { startAs } from 'shared-auth/testing'
import { configureSite } from 'shared-ui'
import { stubApi } from 'shared-ui/testing'
import { App, preparePage } from './App'
import { answerActivity, path, zoo } from './testing/testActivity'
import { pagesOf } from './testing/testData'
import { forgetPage, setWide } from './testing/testPage'
import { PAGES } from './testing/testPages'
import { page, renderOnServer } from './testing/testServer'

const MOMENT = new Date('2026-11-21T02:00:00Z')
const HOUR = 3_600_000

beforeEach(() => {
  jest.useFakeTimers({ now: MOMENT })
  startAs(null)
})

afterEach(() => {
  jest.useRealTimers()
  forgetPage()
})

/** Puts the markup of a server into the page, lets something happen, and then starts the browser's App on it. */
async function takeOver(url: string, html: string, queryClient: QueryClient, between = () => {}) {
  await preparePage(url.split('?')[0] ?? '')
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  between()
  const mismatches: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(container, page(url, queryClient, <App />), {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  )
  return { mismatches, root }
}

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
    const { mismatches, root } = await takeOver(url, html, queryClient, () =>
      jest.setSystemTime(MOMENT.getTime() + hours * HOUR),
    )
    expect(mismatches).toEqual([])
    expect(document.body).toHaveTextContent(text)
    await act(async () => root.unmount())
  },
)

test('the links below a wide list do not change when the browser takes it over', async () => {
  stubApi({ 'GET Listings': pagesOf([zoo]) })
  setWide(true)
  const { html, queryClient } = await renderOnServer('/activities', MOMENT)
  const links = () => screen.getByRole('navigation', { name: 'Browse activities' }).innerHTML
  let before = ''
  const { root } = await takeOver('/activities', html, queryClient, () => {
    before = links()
  })
  expect(before).toContain('Parks &amp; Gardens')
  expect(links()).toBe(before)
  await act(async () => root.unmount())
})

test("the structured data of a document are the page's, and leave with it", async () => {
  configureSite({ origin: 'https://sprouts.test' })
  answerActivity([zoo])
  const { html, queryClient, prepared } = await renderOnServer(path, MOMENT)
  const script = document.createElement('script')
  script.type = 'application/ld+json'
  script.dataset.server = ''
  script.text = JSON.stringify(prepared.kind === 'page' && prepared.structuredData)
  document.head.append(script)
  const all = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')]
  const { root } = await takeOver(path, html, queryClient)
  expect(all()).toEqual([script])
  expect(script.text).toContain('Taronga Zoo')
  await act(async () => root.unmount())
  expect(all()).toEqual([])
})
