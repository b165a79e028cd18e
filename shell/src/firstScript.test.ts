import { readFileSync } from 'node:fs'
import path from 'node:path'

const template = readFileSync(path.join(__dirname, '../index.html'), 'utf8')
const [, early = ''] = /<script>(.*?)<\/script>/s.exec(template) ?? []

type Browser = { maps: boolean; lh: boolean; toSorted: boolean }

/** Runs the document's first script in a browser with these features, and parses a module script after it. */
function start({ maps, lh, toSorted }: Browser): HTMLScriptElement {
  Reflect.set(HTMLScriptElement, 'supports', (type: string) => maps && type === 'importmap')
  Reflect.set(globalThis, 'CSS', {
    supports: (name: string, value: string) => lh && `${name}${value}` === 'height1lh',
  })
  if (!toSorted) Reflect.deleteProperty(Array.prototype, 'toSorted')
  const added = jest.spyOn(window, 'addEventListener')
  new Function(early)()
  for (const [type, listener] of added.mock.calls)
    if (type === 'error') window.reportShell = listener as EventListener
  added.mockRestore()
  const script = document.createElement('script')
  script.type = 'module'
  document.head.append(script)
  return script
}

const { toSorted } = Array.prototype
const element = document.documentElement
afterEach(() => {
  Array.prototype.toSorted = toSorted
  document.head.replaceChildren()
  document.onreadystatechange = null
  element.removeAttribute('data-unsupported')
  if (window.reportShell) window.removeEventListener('error', window.reportShell, true)
})

for (const [what, browser] of [
  ['Safari 16.4', { maps: true, lh: true, toSorted: true }],
  ['Chrome 109', { maps: true, lh: true, toSorted: false }],
  ['Firefox 115', { maps: true, lh: false, toSorted: true }],
] as const) {
  test(`${what} runs the modules of the page`, () => {
    const script = start(browser)
    document.dispatchEvent(new Event('readystatechange'))
    expect(element).not.toHaveAttribute('data-unsupported')
    expect(script.ownerDocument).toBe(document)
  })
}

for (const [what, browser] of [
  ['Safari 16.3', { maps: false, lh: false, toSorted: true }],
  ['Chrome 108', { maps: true, lh: false, toSorted: false }],
  ['Firefox 114', { maps: true, lh: false, toSorted: false }],
] as const) {
  test(`${what} is told at once that it is too old, and runs none`, () => {
    const script = start(browser)
    expect(element).toHaveAttribute('data-unsupported')
    for (const _ of ['interactive', 'complete']) document.dispatchEvent(new Event('readystatechange'))
    expect(script.ownerDocument).not.toBe(document)
  })
}

test('a browser that knows neither is told, without an error', () => {
  const script = start({ maps: false, lh: false, toSorted: false })
  Reflect.deleteProperty(HTMLScriptElement, 'supports')
  Reflect.deleteProperty(globalThis, 'CSS')
  expect(() => new Function(early)()).not.toThrow()
  expect(element).toHaveAttribute('data-unsupported')
  expect(script.type).toBe('module')
})

describe('the scripts of a page from the server', () => {
  const CURRENT = { maps: true, lh: true, toSorted: true }
  const started = () => document.querySelector('body > script[type=module]')

  /** A document that is parsed to its end, with the scripts in their template. */
  function parse(picture: string, browser: Browser = CURRENT) {
    document.body.innerHTML = `${picture}<template id="scripts"><script type="module" src="/index.js"></script></template>`
    start(browser)
    document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  }

  beforeEach(() => {
    window.earlyClicks = undefined
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    document.body.replaceChildren()
  })

  test('start at once where no picture is large', () => {
    parse('<img src="/small.webp">')
    expect(started()).toHaveAttribute('src', '/index.js')
  })

  for (const event of ['load', 'error']) {
    test(`start with the ${event} of the largest picture, once`, () => {
      parse('<img src="/large.webp" fetchpriority="high">')
      expect(started()).toBeNull()
      document.querySelector('img')?.dispatchEvent(new Event(event))
      expect(started()).not.toBeNull()
      jest.advanceTimersByTime(1_000)
      expect(document.querySelectorAll('body > script[type=module]')).toHaveLength(1)
    })
  }

  test('wait no longer than a second for a picture that hangs', () => {
    parse('<img src="/large.webp" fetchpriority="high">')
    jest.advanceTimersByTime(999)
    expect(started()).toBeNull()
    jest.advanceTimersByTime(1)
    expect(started()).not.toBeNull()
  })

  // base.css holds pictures back by this attribute
  test('start before the pictures of a phone; those below a first screen wait for the largest picture only', () => {
    parse('<img src="/large.webp" fetchpriority="high">')
    expect(element).toHaveAttribute('data-starting', 'picture')
    document.querySelector('img')?.dispatchEvent(new Event('load'))
    expect(element).toHaveAttribute('data-starting', 'scripts')
    window.dispatchEvent(new Event('load'))
    expect(element).not.toHaveAttribute('data-starting')
  })

  test('hold no picture back once the page has loaded', () => {
    parse('<img src="/large.webp" fetchpriority="high">')
    window.dispatchEvent(new Event('load'))
    document.querySelector('img')?.dispatchEvent(new Event('load'))
    expect(element).not.toHaveAttribute('data-starting')
  })

  test('stay where they are in a browser that is too old', () => {
    parse('', { maps: true, lh: false, toSorted: false })
    expect(started()).toBeNull()
  })
})

describe('a button that is pressed before the scripts have come', () => {
  const busy = () => [...document.querySelectorAll('[aria-busy]')].map((button) => button.textContent)
  const press = (name: string) =>
    document.getElementById(name)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))

  beforeEach(() => {
    window.earlyClicks = undefined
    document.body.innerHTML =
      '<button type="button"><i id="filters">Filters</i></button><button type="button" id="menu">Menu</button><p id="text"></p>'
  })
  afterEach(() => {
    window.earlyClicks = undefined
    document.body.replaceChildren()
  })

  test('is busy until something else is pressed', () => {
    start({ maps: true, lh: true, toSorted: true })
    press('filters')
    expect(busy()).toEqual(['Filters'])
    press('menu')
    expect(busy()).toEqual(['Menu'])
    press('text')
    expect(busy()).toEqual([])
  })

  for (const [what, words, left] of [
    ['no longer once the document says that the shell is late', '<p class="late"></p>', []],
    ['as long as the shell wants, which has taken those words away', '', ['Menu']],
  ] as const)
    test(`is busy ${what}`, () => {
      jest.useFakeTimers()
      document.body.innerHTML += words
      start({ maps: true, lh: true, toSorted: true })
      press('menu')
      jest.advanceTimersByTime(7_999)
      expect(busy()).toEqual(['Menu'])
      jest.advanceTimersByTime(1)
      expect(busy()).toEqual(left)
      jest.useRealTimers()
    })

  test('is not busy where React has it already, and answers itself', () => {
    start({ maps: true, lh: true, toSorted: true })
    Object.assign(document.getElementById('menu') ?? {}, { __reactProps: {} })
    press('menu')
    expect(busy()).toEqual([])
  })

  test('waits for nothing in a browser that is too old for them', () => {
    start({ maps: false, lh: false, toSorted: false })
    press('menu')
    expect(busy()).toEqual([])
  })
})

describe('a shell whose script does not start', () => {
  const sendBeacon = jest.fn<boolean, [string, Blob]>(() => true)
  Object.assign(navigator, { sendBeacon })
  const shellData = (deployment: { move?: string }) =>
    JSON.stringify({ microFrontends: { shell: [{ metadata: { version: '1a2b3c4d' }, deployment }] } })
  const lose = (script: HTMLScriptElement, src: string) => {
    script.src = src
    script.dispatchEvent(new Event('error'))
  }

  const hold = (data: string) => {
    document.body.innerHTML = `<script type="application/json" id="registry">${data}</script>`
  }

  beforeEach(() => hold(shellData({})))
  afterEach(() => {
    document.body.replaceChildren()
    sendBeacon.mockClear()
  })

  const CURRENT = { maps: true, lh: true, toSorted: true }

  test('is reported once, with its version and nothing else', async () => {
    const script = start(CURRENT)
    lose(script, '/assets/index.1.js')
    lose(script, '/assets/index.1.js')
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    const [address, report] = sendBeacon.mock.calls[0] ?? []
    expect(address).toBe('/_reports?move=')
    expect(report?.type).toBe('application/json')
    expect(JSON.parse((await report?.text()) ?? '')).toEqual({
      kind: 'load',
      remote: 'shell',
      version: '1a2b3c4d',
    })
  })

  test('is reported with the start of the canary that it is', () => {
    hold(shellData({ move: 'the-start' }))
    lose(start(CURRENT), '/assets/index.1.js')
    expect(sendBeacon.mock.calls[0]?.[0]).toBe('/_reports?move=the-start')
  })

  test('is reported when it throws', () => {
    start(CURRENT)
    window.dispatchEvent(new ErrorEvent('error', { filename: 'https://site.test/assets/index.1.js' }))
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  test('is not meant by a picture, by the script of a remote, or by an extension', () => {
    const script = start(CURRENT)
    const picture = document.body.appendChild(document.createElement('img'))
    picture.src = '/assets/hero.1.webp'
    picture.dispatchEvent(new Event('error'))
    lose(script, '/remotes/lists/1a2b3c4d/app.js')
    window.dispatchEvent(new ErrorEvent('error', { filename: 'extension://abc/content.js' }))
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  test('is nobody to blame in a browser that is too old', () => {
    lose(start({ ...CURRENT, lh: false, toSorted: false }), '/assets/index.1.js')
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
