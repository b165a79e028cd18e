import { followSite } from './followSite'

afterEach(() => {
  Reflect.deleteProperty(window, 'caches')
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** A browser with these caches, and with a worker or without one. Returns what it was asked to remove. */
function stubBrowser(names: string[], { hasWorker }: { hasWorker: boolean }): string[] {
  const removed: string[] = []
  const stub = (owner: object, name: string, value: object) =>
    Object.defineProperty(owner, name, { value, configurable: true })
  const remove = async (name: string) => {
    removed.push(name)
    return true
  }
  stub(window, 'caches', { keys: async () => names, delete: remove })
  const registration = { unregister: () => remove('the worker') }
  stub(navigator, 'serviceWorker', { getRegistration: async () => (hasWorker ? registration : undefined) })
  return removed
}

test('a release without a worker removes an earlier one and all that the site has kept', async () => {
  const removed = stubBrowser(['sprouts-lists', 'of-somebody-else', 'sprouts-site-12ab'], { hasWorker: true })
  await followSite(() => {})
  expect(removed).toEqual(['sprouts-lists', 'sprouts-site-12ab', 'the worker'])
})

test('where no worker was, what the page keeps itself stays', async () => {
  const removed = stubBrowser(['sprouts-lists'], { hasWorker: false })
  await followSite(() => {})
  expect(removed).toEqual([])
})
