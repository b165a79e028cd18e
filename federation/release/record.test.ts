import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { describe, test } from 'node:test'
import { startMirror } from './mirror.ts'
import { openTarget } from './openTarget.ts'
import { REGISTRY_KEY } from './pointer.ts'
import { folderOf, parseStoredRecord, RECORD_FILE, type ReleaseRecord, textOfRecord } from './record.ts'
import { releasePackage } from './release.ts'
import { sha384 } from './sha384.ts'
import type { Target } from './target.ts'
import { openPlaces } from './testing/places.ts'

/* Who can write to a bucket writes nothing but releases on the gateway that copies it. */

const { kinds, pack, inFolder } = await openPlaces()
const [, [, openBucket]] = kinds

const FORGED = Buffer.from('not a release')
const naming = (record: ReleaseRecord, path: string) => ({
  ...record,
  files: [...record.files, { path, size: FORGED.length, integrity: sha384(FORGED) }],
})

describe('a record that names a file outside of its folder', () => {
  for (const path of ['../x', 'a/../../x', '..', '/etc/x', 'a//x', './x', '..\\x', ''])
    test(`such as "${path}" is refused`, async () => {
      const { record } = await pack('one')
      const text = textOfRecord(naming(record, path))
      assert.throws(() => parseStoredRecord(text, record.name, record.version), {
        message: /which is not in its folder\.$/,
      })
    })

  test('is not copied from a bucket', async () => {
    const bucket = await openBucket()
    const { record } = await releasePackage(await pack('one'), { target: bucket })
    await assertRefused(bucket, record, naming(record, '../../../../outside.txt'))
  })

  test('nor one that is outside by its version', async () => {
    const bucket = await openBucket()
    const { record } = await releasePackage(await pack('one'), { target: bucket })
    const version = '../../../outside'
    const text = JSON.stringify({ ...record, version }).replaceAll(
      folderOf('lists', record.version),
      folderOf('lists', version),
    )
    const forged: ReleaseRecord = JSON.parse(text)
    forged.release.metadata.version = version
    const registry = { schema: '', microFrontends: { lists: [forged.release] } }
    await bucket.write(REGISTRY_KEY, Buffer.from(JSON.stringify(registry)))
    await assertRefused(bucket, record, forged)
  })
})

describe('a record that is about something else is refused', () => {
  const OTHER = '0000000000000000'
  const inEntry = (record: ReleaseRecord) => ({ ...record.release.metadata, version: OTHER })
  const cases: [what: string, change: (record: ReleaseRecord) => Partial<ReleaseRecord>, fault: RegExp][] = [
    ['another remote', () => ({ name: 'discover' }), /: it is about discover /],
    ['another version', () => ({ version: OTHER }), /: it is about lists 0{16}\.$/],
    [
      'by its entry',
      (record) => ({ release: { ...record.release, metadata: inEntry(record) } }),
      /: its entry is that of 0{16}\.$/,
    ],
  ]
  for (const [what, change, message] of cases)
    test(what, async () => {
      const { record } = await pack('one')
      const text = textOfRecord({ ...record, ...change(record) })
      assert.throws(() => parseStoredRecord(text, record.name, record.version), { message })
    })
})

/** Lets a gateway's copy read a forged record, and a file that no path may lead to. */
async function assertRefused(bucket: Target, record: ReleaseRecord, forged: ReleaseRecord): Promise<void> {
  const key = folderOf(forged.name, forged.version) + RECORD_FILE
  const source: Target = {
    ...bucket,
    async read(asked) {
      if (asked === key) return { body: Buffer.from(textOfRecord(forged)), tag: '1' }
      // as a service of others may answer for any key
      const real = asked.replace(forged.version, record.version)
      return (await bucket.read(real)) ?? { body: FORGED, tag: '2' }
    },
  }
  const folder = inFolder('gateway/copy')
  await assert.rejects(startMirror(source, { folder, needed: ['lists'] }))
  for (const name of ['outside', 'outside.txt', 'gateway/outside', 'gateway/outside.txt'])
    assert.equal(existsSync(inFolder(name)), false, name)
  const target = await openTarget(folder)
  assert.equal(await target.read(REGISTRY_KEY), undefined)
}
