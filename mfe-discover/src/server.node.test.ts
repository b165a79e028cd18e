/** @jest-environment node */
import { startBackend } from 'shared-auth'
import { stubApi } from 'shared-ui/testing'
import { PAGES } from './testing/testPages'
import { renderOnServer } from './testing/testServer'

// the other tests take its browser's build (jest.config.js), which needs a document
jest.mock('styled-components', () => jest.requireActual('styled-components/dist/styled-components.cjs.js'))

beforeEach(() => {
  startBackend({ url: 'https://backend.test', key: 'key', siteUrl: 'https://sprouts.test' })
})

test.each(PAGES)('$page is rendered without a browser', async ({ url, text, network }) => {
  stubApi(network)
  const { html } = await renderOnServer(url, new Date('2026-11-21T02:00:00Z'))
  expect(typeof window).toBe('undefined')
  expect(html).toContain(text)
  // the policy blocks it, and React does not repair it while it hydrates
  expect(html).not.toMatch(/<[^>]* style=/)
  expect(html).not.toContain('file:')
})
