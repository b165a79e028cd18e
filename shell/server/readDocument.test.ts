import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { allowOverrides } from 'federation/release'
import { matchRoute } from '../src/composition/applications.ts'
import { renderDocument } from './document.ts'
import { readDocument } from './readDocument.ts'
import { config, createSite } from './testing/testSite.ts'

const place = await createSite()
after(() => place.remove())
const html = async (target: string) => (await place.open().request(target)).text()

for (const [what, target] of [
  ['a page of a remote, with its preloads', '/activities'],
  ["a page of the shell's own", '/privacy-policy'],
] as const) {
  test(`${what} is taken apart, and put together again is the same`, async () => {
    const document = await html(target)
    const { template, ...rest } = readDocument(document)
    assert.deepEqual(rest.config, config)
    assert.equal(renderDocument({ template, ...rest, route: matchRoute(target) }).html.toString(), document)
  })
}

test('the panel of a site that allows overrides is left out', async () => {
  const plain = readDocument(await html('/activities'))
  await allowOverrides([], { target: place.target, who: 'Robin' })
  const document = await html('/activities')
  assert.match(document, /_tryout/)
  assert.deepEqual(readDocument(document), plain)
})

test('a document of another site is refused', () => {
  assert.throws(() => readDocument('<!doctype html><title>Hello</title>'), /No gateway of this project/)
})

test('a document whose shell would be kept in another folder is refused', async () => {
  const document = await html('/activities')
  const { version } = place.releases.shell.metadata
  const forged = document.replaceAll(`"version":"${version}"`, '"version":"../../.."')
  assert.notEqual(forged, document)
  assert.throws(() => readDocument(forged), /no valid metadata\.version/)
})
