import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { REGISTRY_SCHEMA, type RemoteRelease, SHELL } from 'federation/registry'
import { matchRoute } from '../src/composition/applications.ts'
import { requestOf } from './requests.ts'

const release = (name: string, extras: Partial<RemoteRelease['extras']>): RemoteRelease => ({
  url: `/${name}.js`,
  metadata: { version: '1', integrity: 'sha384-x' },
  deployment: { traffic: 100, default: true },
  extras: { container: name, type: 'module', preload: [], firstScreens: {}, integrity: {}, ...extras },
})

/** What is asked of a renderer for an address, where the shell and discover speak these contracts. */
function asked(address: string, contracts = { shell: 1, discover: 1 }) {
  const server = { file: 'server.mjs', integrity: 'sha384-x', parameters: { '/activities': ['search'] } }
  const registry = {
    schema: REGISTRY_SCHEMA,
    microFrontends: {
      [SHELL]: [release(SHELL, { contract: contracts.shell })],
      discover: [release('discover', { contract: contracts.discover, server })],
    },
  }
  const { pathname, search } = new URL(address, 'https://sprouts.test')
  const live = { whole: registry, registry, template: '' }
  return requestOf(live, matchRoute(pathname), { pathname, search }, '2026-11-30')?.request
}

describe('the page of an address', () => {
  for (const [address, pathname, search] of [
    ['/', '/', ''],
    ['/activities?search=zoo&utm_source=mail', '/activities', '?search=zoo'],
    ['/activities/?search=zoo', '/activities', '?search=zoo'],
    ['/activities///', '/activities', ''],
  ] as const)
    test(`${address} is that of ${pathname}${search}, without slashes at its end`, () => {
      const request = asked(address)
      assert.deepEqual([request?.pathname, request?.search], [pathname, search])
    })

  test('is not drawn by a release that the shell refuses, or without a server build', () => {
    assert.equal(asked('/activities', { shell: 1, discover: 2 }), undefined)
    assert.equal(asked('/saved-listings'), undefined)
  })
})
