import type { Registry, RemoteRelease } from 'federation/registry'
import { createDescription, releaseOf } from './description'

const release = (version: string): RemoteRelease => ({
  url: `/${version}.js`,
  metadata: { version },
  deployment: { traffic: 100, default: true },
  extras: { container: 'x', type: 'module', preload: [], firstScreens: {}, integrity: {} },
})
const registry: Registry = {
  schema: '',
  microFrontends: { discover: [release('d1')], lists: [release('l1')], shell: [release('s1')] },
}

test.each([
  ['/activities/7/luna-park', undefined, '/activities/:id/:slug', 'discover', 'd1'],
  ['/activities/7/luna-park', 'lists', '/activities/:id/:slug', 'lists', 'l1'],
  ['/activities', 'shell', '/activities', 'shell', 's1'],
  ['/privacy-policy', undefined, '/privacy-policy', 'pages', 's1'],
])('%s with %s is told as %s of %s %s', (pathname, application, route, remote, version) => {
  expect(createDescription(registry)(pathname, application)).toEqual({ route, remote, version })
})

test('a page without a registry of releases has an unknown version', () => {
  const none = { schema: '', microFrontends: {} }
  expect(createDescription(none)('/activities').version).toBe('unknown')
})

test("the shell's own pages are of the release of the shell", () => {
  expect(releaseOf(registry, 'pages')?.metadata.version).toBe('s1')
  expect(releaseOf(registry, 'lists')?.metadata.version).toBe('l1')
})
