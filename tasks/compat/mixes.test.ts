import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { RemoteRelease } from 'federation/registry'
import { openTarget, ReleaseError } from 'federation/release'
import { mixedVersions, mixesOf, refusalOf, registryOf } from './mixes.ts'
import { copyLastTwo } from './versions.ts'

function release(version: string, contract = 1): RemoteRelease {
  return {
    url: `/${version}.js`,
    metadata: { version },
    deployment: { traffic: 0, default: false },
    extras: { container: 'c', type: 'module', preload: [], firstScreens: {}, integrity: {}, contract },
  }
}

const names = ['shell', 'discover', 'account', 'lists', 'submissions']
const pairs = names.map((name) => ({ name, versions: [release(`${name}-new`), release(`${name}-old`)] }))

test('two versions of five names are 32 different mixes, the live ones first', () => {
  const mixes = mixesOf(pairs).map((mix) => names.map((name) => mix[name]?.metadata.version).join())
  assert.equal(new Set(mixes).size, 32)
  assert.equal(mixes[0], names.map((name) => `${name}-new`).join())
  assert.equal(mixes[31], names.map((name) => `${name}-old`).join())
})

test('a name with one version does not double the mixes', () => {
  const [shell, ...others] = pairs
  const single = { name: 'shell', versions: shell?.versions.slice(0, 1) ?? [] }
  assert.equal(mixesOf([single, ...others]).length, 16)
})

test('the registry of a mix has one live version of each name', () => {
  const [mix = {}] = mixesOf(pairs)
  const { microFrontends } = registryOf(mix)
  assert.deepEqual(Object.keys(microFrontends), names)
  for (const [live, ...more] of Object.values(microFrontends)) {
    assert.deepEqual(live?.deployment, { traffic: 100, default: true })
    assert.deepEqual(more, [])
  }
})

test('a mix with another contract is refused, with the reason', () => {
  assert.equal(refusalOf({ shell: release('s'), lists: release('l') }), undefined)
  assert.equal(
    refusalOf({ shell: release('s', 2), lists: release('l') }),
    'lists: it speaks contract 1, the shell 2.',
  )
})

test('a target that lacks a part is refused with what to do, and no folder is made of it', async () => {
  const folder = path.join(tmpdir(), `no-site-${randomUUID()}`)
  await assert.rejects(copyLastTwo(await openTarget(folder), folder), {
    constructor: ReleaseError,
    message: `${folder} has no whole live version of shell: release it first (npm run release -- shell).`,
  })
  assert.equal(existsSync(folder), false)
})

test('a script of another version than that of the mix is seen', () => {
  const mix = { lists: release('l1') }
  assert.deepEqual(mixedVersions(mix, ['/remotes/lists/l1/app.js', '/assets/index.js', '/']), [])
  assert.deepEqual(
    mixedVersions(mix, ['/remotes/lists/l2/app.js', '/remotes/lists/l2/more.js', '/remotes/shop/1/app.js']),
    ['lists l2', 'shop 1'],
  )
})
