/** @jest-environment node */
import { createQueryClient } from 'federation/queryClient'
import { renderToString } from 'react-dom/server'
import styled from 'styled-components'
import { Chrome } from './chrome/Chrome'
import { createChromes } from './chromeOnServer'
import type { SiteConfig } from './config'
import { historyAt } from './historyAt'

// the other tests take its browser's build (jest.config.js), which needs a document
jest.mock('styled-components', () => jest.requireActual('styled-components/dist/styled-components.cjs.js'))
const { ServerStyleSheet } = jest.requireMock<typeof import('styled-components')>('styled-components')

const config: SiteConfig = {
  backend: { url: 'http://backend.test', key: 'key' },
  origin: 'https://sprouts.test',
  socialProfiles: [{ name: 'Facebook', url: 'https://facebook.example' }],
  contact: { support: 'team@sprouts.test', privacy: 'team@sprouts.test' },
}

const Page = styled.h1`
  color: red;
`

/** A page with the frame around it as React draws both, without anything that is kept. */
function drawnWhole(pathname: string, search: string, hasPage: boolean) {
  const sheet = new ServerStyleSheet()
  const markup = hasPage ? renderToString(sheet.collectStyles(<Page>Zoo</Page>)) : undefined
  const state = hasPage ? ({ kind: 'shown' } as const) : ({ kind: 'waiting' } as const)
  const outlet = { subscribe: () => () => {}, getState: () => state, getInitialState: () => state, markup }
  const chrome = (
    <Chrome
      history={historyAt(pathname, search)}
      queryClient={createQueryClient()}
      outlet={outlet}
      socialProfiles={config.socialProfiles}
      support={config.contact.support}
      isCounting={false}
    />
  )
  const body = renderToString(sheet.collectStyles(chrome), { identifierPrefix: 'shell-' })
  return { body, styles: sheet.getStyleTags() }
}

test.each([
  ['/', '', true],
  ['/activities', '', true],
  ['/activities', '?search=zoo&page=2', true],
  ['/Activities', '', true],
  ['/activities/11111111-1111-4111-8111-111111111111/zoo', '', true],
  ['/login', '', false],
  ['/shared/:id', '', false],
  ['/submit-listing', '', false],
  ['/404', '', false],
])('%s%s has the bytes that it has when the frame is drawn with it', (pathname, search, hasPage) => {
  const chromeOf = createChromes(config)
  const whole = drawnWhole(pathname, search, hasPage)
  for (const turn of ['first', 'again']) {
    const sheet = new ServerStyleSheet()
    const page = hasPage ? renderToString(sheet.collectStyles(<Page>Zoo</Page>)) : ''
    const chrome = chromeOf(pathname, hasPage)
    chrome.addStyles(sheet.instance)
    expect([turn, chrome.around(page)]).toEqual([turn, whole.body])
    expect(sheet.getStyleTags()).toBe(whole.styles)
  }
})

test('the same frame is drawn once for all activities', () => {
  const chromeOf = createChromes(config)
  expect(chromeOf('/activities/1/zoo', true)).toBe(chromeOf('/activities', true))
  expect(chromeOf('/activities', true)).not.toBe(chromeOf('/', true))
})
