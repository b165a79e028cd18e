import { createReporter, scrub } from './errors'
import type { Facts } from './posthog'

const describeAt = (_pathname: string, remote = 'discover'): Facts => ({
  route: '/activities/:id/:slug',
  remote,
  version: '1a2b',
})

/** Lists is a canary. */
const moveOf = (remote: string) => (remote === 'lists' ? 'the-start' : undefined)

let warn: jest.SpyInstance
let stop = () => {}

function start({ isOn = false } = {}) {
  const send = jest.fn()
  const reporter = createReporter({ analytics: { isOn: () => isOn, send }, describe: describeAt, moveOf })
  stop = reporter.watch()
  return { send, report: reporter.report }
}

/** An error with the stack of a remote's file. */
function thrown(message: string, path = '/remotes/lists/9f8e/app.js') {
  const error = new TypeError(message)
  error.stack = `TypeError: ${message}\n    at save (${window.location.origin}${path}?r=1:1:204)\n    at other.js`
  return error
}

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  stop()
  // twice would count as one listener less for jest, which then takes the next error as its own
  stop = () => {}
  // each further start would remove it once more, which counts in the same way
  Reflect.deleteProperty(window, 'reportShell')
  jest.restoreAllMocks()
})

test('an uncaught error is reported with remote, release, position and route', () => {
  const { send } = start({ isOn: true })
  window.dispatchEvent(new ErrorEvent('error', { error: thrown('x is not a function') }))
  expect(send.mock.calls).toEqual([
    [
      'site_error',
      {
        kind: 'error',
        route: '/activities/:id/:slug',
        remote: 'lists',
        version: '1a2b',
        message: 'TypeError: x is not a function',
        place: '/remotes/lists/9f8e/app.js:1:204',
      },
    ],
  ])
  expect(warn).not.toHaveBeenCalled()
})

test('once the shell watches, the first script no longer says that it has not started', () => {
  const reportShell = jest.fn()
  window.reportShell = reportShell
  window.addEventListener('error', reportShell, true)
  start()
  window.dispatchEvent(new Event('error'))
  expect(reportShell).not.toHaveBeenCalled()
})

test('an unhandled rejection is reported, with a reason of any type', () => {
  const { send } = start({ isOn: true })
  for (const reason of [thrown('gone'), 'a word', undefined, { toString: null }]) {
    const event = new Event('unhandledrejection')
    window.dispatchEvent(Object.assign(event, { reason }))
  }
  expect(send.mock.calls.map(([, { kind, message }]) => [kind, message])).toEqual([
    ['rejection', 'TypeError: gone'],
    ['rejection', 'a word'],
    ['rejection', 'undefined'],
  ])
})

test('if nothing may be sent, one line is logged', () => {
  const { send, report } = start()
  const error = new Error('Down')
  report({ kind: 'load', error, application: 'lists' })
  report({ kind: 'load', error, application: 'lists' })
  expect(warn.mock.calls).toEqual([
    ['The part "lists" (1a2b) of the page could not be loaded at /activities/:id/:slug:', error],
  ])
  expect(send).not.toHaveBeenCalled()
})

describe('the gateway', () => {
  const reports: [string, Blob][] = []
  const bodies = () => Promise.all(reports.map(async ([, body]) => JSON.parse(await body.text())))
  beforeEach(() => {
    reports.length = 0
    const sendBeacon = (url: string, body: Blob) => Boolean(reports.push([url, body]))
    Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  })
  afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'))

  test.each([true, false])(
    'gets kind, remote, version and start of a failure and nothing else: analytics %s',
    async (isOn) => {
      const { report } = start({ isOn })
      report({ kind: 'error', error: thrown('the secret of mia@example.com') })
      expect(await bodies()).toEqual([{ kind: 'error', remote: 'lists', version: '1a2b' }])
      expect(reports.map(([url, { type }]) => [url, type])).toEqual([
        ['/_reports?move=the-start', 'application/json'],
      ])
    },
  )

  test('gets the first failure of each remote', async () => {
    const { report } = start()
    for (const message of ['one', 'two']) {
      report({ kind: 'error', error: thrown(message) })
      report({ kind: 'load', error: new Error(message), application: 'account' })
    }
    expect((await bodies()).map(({ kind, remote }) => [kind, remote])).toEqual([
      ['error', 'lists'],
      ['load', 'account'],
    ])
    expect(reports.map(([url]) => url)).toEqual(['/_reports?move=the-start', '/_reports?move='])
  })

  test('is told of the shell where only its files were running', async () => {
    const { report } = start()
    report({ kind: 'error', error: thrown('x is undefined', '/assets/index.9f8e.js') })
    report({ kind: 'rejection', error: 'a word' })
    expect((await bodies()).map(({ remote }) => remote)).toEqual(['shell', 'discover'])
  })
})

test('of many failures only the first ones are reported, each one once', () => {
  const { send, report } = start({ isOn: true })
  for (let round = 0; round < 3; round += 1) {
    for (let index = 0; index < 50; index += 1) report({ kind: 'error', error: thrown(`Failure ${index}`) })
  }
  expect(send).toHaveBeenCalledTimes(20)
  expect(new Set(send.mock.calls.map(([, { message }]) => message)).size).toBe(20)
})

test('a report that fails causes no further error', () => {
  const { report } = createReporter({
    analytics: {
      isOn: () => true,
      send: () => {
        throw new Error('Blocked')
      },
    },
    describe: describeAt,
    moveOf,
  })
  expect(() => report({ kind: 'error', error: new Error('Down') })).not.toThrow()
})

test.each([
  [
    'Failed to fetch https://sprouts.test/activities?search=my+secret',
    'Failed to fetch https://sprouts.test/activities',
  ],
  ['No page at /reset-password#access_token=abc&type=recovery', 'No page at /reset-password'],
  ['mia@example.com is taken', '… is taken'],
  ['Unexpected token \'m\', "my secret words" is not valid JSON', 'Unexpected token …, … is not valid JSON'],
  [`Bad key ${'k'.repeat(40)}`, 'Bad key …'],
  ["can't read 'secret'", "can't read …"],
  ['x'.repeat(31).concat(' ').repeat(20), `${'x'.repeat(31).concat(' ').repeat(20).slice(0, 200)}`],
  ['Bad answer "my secret words', 'Bad answer …'],
])('%s is told as %s', (text, told) => {
  expect(scrub(text)).toBe(told)
})

test.each([
  // the quotation is cut down to one sign, so that what follows it would be told
  ['an address', `"${'q'.repeat(980)}" the.secret@${'example'.repeat(9)}.com`],
  ['a quotation', `Bad answer "${'secret '.repeat(1000)}"`],
  ['a query', `"${'q'.repeat(960)}" /activities?search=the+secret+${'word'.repeat(20)}`],
  ['one long word', 'secret'.repeat(1000)],
])('%s that a long message is cut in says nothing', (_, text) => {
  expect(scrub(text)).not.toMatch(/secret/)
})

test('of a long message only the beginning is read, so that a hostile one costs nothing', () => {
  const quotes = `"${'q'.repeat(97)}" `.repeat(2000)
  expect(scrub(`${quotes}the end`)).toBe('… '.repeat(10))
})
