import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createSite } from '../server/testing/testSite.ts'

/** A shell's server build, as far as a renderer needs it. Each page says which process has rendered it. */
export const SHELL_BUNDLE = `
export const shared = { lent: 'by the shell' }
let origin
export function start(config) { origin = config.origin }
export async function render(remote, { application, version, pathname, search, now }, signal) {
  const text = remote ? await remote.prepare({ pathname, search, signal }) : application ? 'own ' + pathname : 'frame only'
  if (text?.kind === 'moved') return text
  const outlet = '<div id="outlet"><div data-boundary="discover">' + text + '</div></div>'
  return {
    kind: 'page',
    status: ['unknown', 'own /404'].includes(text) ? 404 : 200,
    title: 'Page of ' + pathname,
    head: '<meta name="description" content="rendered">',
    body: '<header>' + process.pid + '</header><main>' + outlet + '</main>',
    styles: '<style data-styled="true">.a{color:red}</style>',
    state: { application, version, pathname, now, queries: { mutations: [], queries: [] } },
  }
}
`

/**
 * A remote's server build: what the address asks for is what goes wrong, at once or "the second time". `mark` tells two
 * versions apart.
 */
export const remoteBundle = (mark = 'first') => `
const kept = []
const seen = new Set()
const AGAIN = ' the second time'
export const contract = 1
export const App = null
export async function prepare({ pathname, search, signal }) {
  const asked = new URLSearchParams(search).get('search')
  const isFirst = asked?.endsWith(AGAIN) && !seen.has(asked)
  if (isFirst) seen.add(asked)
  const fault = isFirst ? undefined : asked?.replace(AGAIN, '')
  if (fault === 'throws') throw new Error('It is broken')
  if (fault === 'rejects late') await new Promise((_, reject) => setTimeout(reject, 1_000, new Error('Late')))
  if (fault === 'exits') process.exit(3)
  if (fault === 'throws late') setTimeout(() => { throw new Error('Too late') })
  if (fault === 'never settles' || fault === 'throws late') await new Promise(() => {})
  if (fault === 'loops') for (;;);
  if (fault === 'fills the heap') for (;;) kept.push(new Array(100_000).fill(Math.random()))
  if (fault === 'fills buffers') for (;;) kept.push(Buffer.alloc(10_000_000, 1))
  if (fault === 'fills buffers slowly') {
    setInterval(() => kept.push(Buffer.alloc(4_000_000, 1)), 10)
    await new Promise(() => {})
  }
  if (fault === 'waits') await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  if (fault === 'reads a file') return (await import('node:fs')).readFileSync('/etc/hostname', 'utf8')
  if (fault === 'starts a program') return (await import('node:child_process')).execSync('id').toString()
  if (fault === 'tells its environment') return Object.keys(process.env).sort().join()
  if (pathname.startsWith('/activities/old/')) return { kind: 'moved', to: '/activities/new/name' }
  if (pathname.startsWith('/activities/unknown')) return 'unknown'
  if (pathname.startsWith('/activities/closed')) return seen.size === seen.add(pathname).size ? 'unknown' : 'open'
  return globalThis.SPROUTS.shared.lent + ' ' + globalThis.SPROUTS.base + ' ${mark} ' + search
}
`

/** The files of a release that has a server build. */
export const server = (code: string) => ({ 'server/server.mjs': code })

/**
 * A released site whose shell and discover have the server builds above. The list reads these parameters; of its own pages the
 * shell renders the terms and the 404 page.
 */
export async function createRenderedSite(parameters: string[]) {
  const place = await createSite()
  const describe = (folder: string, parameters: Record<string, string[]>) =>
    writeFileSync(path.join(place.folder, folder, 'package.json'), JSON.stringify({ parameters }))
  describe('mfe-discover', { '/activities': parameters })
  describe('.', { '/terms-of-use': [], '/404': [] })
  await place.release.shell(server(SHELL_BUNDLE))
  return {
    ...place,
    discover: await place.release.remote('discover', 'app', undefined, server(remoteBundle())),
  }
}
