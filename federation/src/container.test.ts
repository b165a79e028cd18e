import { createContainer, type ShareScope } from './container'

const version = (exports: object, from = 'shell') => ({
  get: () => () => exports,
  loaded: 1 as const,
  eager: true as const,
  from,
})

afterEach(() => Reflect.deleteProperty(globalThis, '_FEDERATION_SHARED'))

test('a remote reads the packages that its page lends, also beside those of a development build', () => {
  const react = { createElement() {} }
  const shared: ShareScope = {
    react: { '19.9.9': version({}, 'mfe_lists'), '19.3.1': version(react) },
    'shared-ui': { '1.0.0': version({ theme: {} }) },
    zod: { '4.0.0': version({}, 'mfe_lists') },
  }
  createContainer({}).init(shared)
  expect(Object.keys(globalThis._FEDERATION_SHARED)).toEqual(['react', 'shared-ui'])
  expect(globalThis._FEDERATION_SHARED.react).toBe(react)
})

test('a remote loads what it exposes when it is asked for it', async () => {
  const app = { contract: 2 }
  const load = jest.fn(async () => app)
  const { get } = createContainer({ './app': load, './SaveButton': () => Promise.reject(new Error('gone')) })
  expect(load).not.toHaveBeenCalled()
  expect((await get('./app'))()).toBe(app)
  await expect(get('./SaveButton')).rejects.toThrow('gone')
  await expect(get('./Other')).rejects.toThrow('The container has no ./Other')
})
