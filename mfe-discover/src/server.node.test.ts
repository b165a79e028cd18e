/** @jest-environment node */
import { startBackend } from 'shared-auth'
import { stubApi } from 'shared-ui/testing'
import { answerActivity, path, zoo } from './testing/testActivity'
import { pagesOf } from './testing/testData'
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

test('the texts of an activity are in the markup, with nothing in them that is not allowed', async () => {
  const hostile =
    '<p onclick="alert(1)">By ferry.<img src=x onerror=alert(1)></p></div><iframe src="//evil.example">'
  answerActivity([{ ...zoo, tips: hostile }])
  const { html } = await renderOnServer(path, new Date('2026-11-21T02:00:00Z'))
  expect(html).toContain('<p>Giraffes by the harbour.</p>')
  expect(html).toContain('<p>By ferry.</p></div>')
  expect(html).not.toMatch(/alert|evil|onclick|<script|<iframe/)
})

test('the list is rendered for a window of any width', async () => {
  stubApi({ 'GET Listings': pagesOf([zoo]) })
  const { html } = await renderOnServer('/activities', new Date('2026-11-21T02:00:00Z'))
  // CSS shows the button in a narrow window, and keeps the room of the panel in a wide one
  expect(html).toMatch(/<button[^>]*aria-haspopup="dialog"/)
  expect(html).not.toContain('<aside')
})
