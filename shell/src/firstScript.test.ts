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
  new Function(early)()
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
  element.removeAttribute('data-unsupported')
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

  beforeEach(() => jest.useFakeTimers())
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

  test('stay where they are in a browser that is too old', () => {
    parse('', { maps: true, lh: false, toSorted: false })
    expect(started()).toBeNull()
  })
})
