import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { LICENCES_FILE, librariesOfPages, librariesOfSite, licencesText } from './licences.ts'

/** What a site may be made with whose own code stays closed. A new one is read by a person before it stands here. */
const PERMISSIVE = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|OFL-1\.1)$/

/** On servers only: libvips, which is linked to, and not changed. For Windows it is in a package of sharp itself. */
const LINKED = /^@img\/sharp-(libvips|win32)-/

/** All that are joined by AND hold, and of those that are joined by OR we choose one. */
const isPermissive = (licence: string) =>
  licence
    .replaceAll(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => PERMISSIVE.test(one)))

const pages = librariesOfPages()
const names = pages.map(({ name }) => name)

test('the site serves the licences of its libraries: `node tasks/repository/licences.ts` writes them anew', () => {
  assert.equal(readFileSync(LICENCES_FILE, 'utf8'), licencesText())
})

test('they are those of what pages import, load late, name in style sheets, and of what these need', () => {
  const imported = ['react', 'styled-components', '@tanstack/react-query', 'dompurify', 'single-spa']
  const late = ['maplibre-gl', 'pmtiles', 'posthog-js', '@supabase/auth-js', 'workbox-core']
  const needed = ['scheduler', 'react-router', 'kdbush']
  for (const name of [...imported, ...late, ...needed, '@fontsource-variable/figtree'])
    assert.ok(names.includes(name), name)
  for (const name of ['hono', 'pino', 'sharp', '@aws-sdk/client-s3', 'jest', 'fast-check', 'shared-ui'])
    assert.ok(!names.includes(name), name)
})

test('each of them has its text', () => {
  const without = pages.filter(({ texts }) => texts.join('').length < 200).map(({ name }) => name)
  // these two are published without it, so that only the name of the licence can be told
  assert.deepEqual(without, ['@posthog/browser-common', 'pmtiles'])
})

test('nothing that runs has a licence that asks for more than its text', () => {
  const refused = librariesOfSite()
    .filter(({ name, licence }) => !isPermissive(licence) && !LINKED.test(name))
    .map(({ name, licence }) => `${name}: ${licence}`)
  assert.deepEqual(refused, [])
  assert.ok(librariesOfSite().length > pages.length)
})

for (const licence of [
  'MIT AND GPL-3.0-or-later',
  '(MIT OR ISC) AND LGPL-3.0-or-later',
  'MIT-like',
  'GPL-3.0',
])
  test(`"${licence}" is such a one`, () => assert.equal(isPermissive(licence), false))
