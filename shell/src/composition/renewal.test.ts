import { stubApi } from 'shared-ui/testing'
import { createRenewal } from './renewal'

/** A document of the tab: `wasReloaded` says whether a reload has led to it. */
function open({ wasReloaded = false } = {}) {
  const reload = jest.fn()
  return { reload, ...createRenewal({ reload, wasReloaded: () => wasReloaded }) }
}

const isWanted = () => true

beforeEach(() => {
  sessionStorage.clear()
  stubApi({ 'HEAD ': {} })
})
afterEach(() => jest.restoreAllMocks())

test('the page is reloaded once: the document that follows does not reload', async () => {
  const first = open()
  await expect(first.tryReload(isWanted)).resolves.toBe(true)
  expect(first.reload).toHaveBeenCalledTimes(1)

  const second = open({ wasReloaded: true })
  await expect(second.tryReload(isWanted)).resolves.toBe(false)
  await expect(second.tryReload(isWanted)).resolves.toBe(false)
  expect(second.reload).not.toHaveBeenCalled()
})

test('two parts that fail at the same time reload the page once', async () => {
  const { reload, tryReload } = open()
  await Promise.all([tryReload(isWanted), tryReload(isWanted)])
  expect(reload).toHaveBeenCalledTimes(1)
})

test('after a page was shown, or the visitor has asked again, the next reload is allowed', async () => {
  await open().tryReload(isWanted)
  const { allow, reload, tryReload } = open({ wasReloaded: true })
  allow()
  await expect(tryReload(isWanted)).resolves.toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('offline the page is not reloaded, and may be later', async () => {
  stubApi({
    'HEAD ': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  const { reload, tryReload } = open()
  await expect(tryReload(isWanted)).resolves.toBe(false)
  stubApi({ 'HEAD ': {} })
  await expect(tryReload(isWanted)).resolves.toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  [500, false],
  [503, false],
  [404, true],
  [200, true],
])('where the site answers %s, a reload is tried: %s', async (status, isTried) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(null, { status }))
  await expect(open().tryReload(isWanted)).resolves.toBe(isTried)
})

test('a visitor who has gone on to another page stays there', async () => {
  const { reload, tryReload } = open()
  await expect(tryReload(() => false)).resolves.toBe(false)
  expect(reload).not.toHaveBeenCalled()
  await expect(tryReload(isWanted)).resolves.toBe(true)
})

describe('where storage is denied', () => {
  beforeEach(() => {
    const denied = () => {
      throw new DOMException('denied')
    }
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(denied)
  })

  test('the page is reloaded', async () => {
    await expect(open().tryReload(isWanted)).resolves.toBe(true)
  })

  test('but not a page that comes from a reload', async () => {
    const { allow, reload, tryReload } = open({ wasReloaded: true })
    allow()
    await expect(tryReload(isWanted)).resolves.toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
