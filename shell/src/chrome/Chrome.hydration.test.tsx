import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MIA, startAs } from 'shared-auth/testing'
import { chooseAppearance } from '../appearance'
import { frame } from '../testing/testChrome'

const MOMENT = new Date('2026-11-21T02:00:00Z')
const PAGE = '<h1>Parks</h1>'

beforeEach(() => jest.useFakeTimers({ now: MOMENT }))

afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  act(() => {
    startAs(null)
    chooseAppearance('system')
  })
  Reflect.deleteProperty(window, 'matchMedia')
})

function setWide(isWide: boolean) {
  Object.assign(window, {
    matchMedia: () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }),
  })
}

/** Each visitor of one document, and a text that the frame has for them afterwards. */
const visitors: [name: string, arrive: () => void, text: string][] = [
  ['in a wide window', () => setWide(true), 'Log in'],
  ['in a narrow window', () => setWide(false), 'Log in'],
  ['who is signed in', () => startAs(MIA), MIA.email],
  ['who has chosen dark', () => chooseAppearance('dark'), 'Dark'],
  [
    'who is offline',
    () => void jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
    'You are offline.',
  ],
  ['20 hours later', () => void jest.setSystemTime(MOMENT.getTime() + 20 * 3_600_000), 'Log in'],
]

// an error in the console fails a test (jest.setup.ts)
test.each(visitors.flatMap(([name, ...rest]) => [true, false].map((isShown) => ({ name, rest, isShown }))))(
  'the frame of a document is taken over by a visitor $name, with a page: $isShown',
  ({ rest: [arrive, text], isShown }) => {
    const container = document.createElement('div')
    container.innerHTML = renderToString(frame(isShown, isShown ? PAGE : undefined))
    document.body.replaceChildren(container)
    const outlet = container.querySelector('#outlet')
    const heading = outlet?.firstChild
    arrive()

    const mismatches: unknown[] = []
    const onRecoverableError = (error: unknown) => mismatches.push(error)
    render(frame(isShown), { container, hydrate: true, onRecoverableError })
    expect(mismatches).toEqual([])
    expect(document.body).toHaveTextContent(text)
    expect(container.querySelector('#outlet')).toBe(outlet)
    expect(outlet).toContainHTML(isShown ? PAGE : '')
    expect(outlet?.firstChild).toBe(heading)
  },
)

test('a choice of the visitor is shown when the frame is taken over', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(frame(true, PAGE))
  document.body.replaceChildren(container)
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
  chooseAppearance('dark')
  render(frame(true), { container, hydrate: true })
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
})
