/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { PrivacyChoices } from '../pages/PrivacyChoices'
import { frame } from '../testing/testChrome'
import { isCountingSite } from '../visits/analytics'

// the other tests take its browser's build (jest.config.js), which needs a document
jest.mock('styled-components', () => jest.requireActual('styled-components/dist/styled-components.cjs.js'))

test('the frame is rendered around a page without a browser', () => {
  const html = renderToString(frame(true, '<h1>Parks</h1>'))
  expect(typeof window).toBe('undefined')
  expect(html).toMatch(/<div id="outlet"[^>]*><h1>Parks<\/h1><\/div>/)
  expect(html).toContain('List your business')
  expect(html).toMatch(/<a [^>]*href="\/login"/)
  // the policy blocks it, and React does not repair it while it hydrates
  expect(html).not.toMatch(/<[^>]* style=/)
})

test('the frame is rendered for a page that the browser draws', () => {
  const html = renderToString(frame(false))
  expect(html).toMatch(/<div id="outlet" hidden=""[^>]*><\/div>/)
  expect(html).toMatch(/<main[^>]*><div[^>]*><div[^>]*><[^>]* role="status"/)
})

test('a server asks no browser whether visits are counted', () => {
  const config = {
    backend: { url: 'http://backend.test', key: 'key' },
    origin: 'https://sprouts.test',
    socialProfiles: [],
    contact: { support: 'team@sprouts.test', privacy: 'team@sprouts.test' },
    analytics: { host: 'https://count.test', key: 'key' },
  }
  expect(isCountingSite(config)).toBe(true)
  expect(isCountingSite({ ...config, origin: 'http://localhost:3000' })).toBe(false)
  expect(renderToString(<PrivacyChoices />)).toContain('Count my visits')
})
