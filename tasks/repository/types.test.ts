import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { ROOT } from 'federation/packages'
import { PACKAGES } from '../check.ts'
import { files } from './documents.ts'

/** What Deno checks: the functions as they are hosted. */
const OF_DENO = /^supabase\/functions\/[^/]+\/index\.ts$/

/** The patterns of files whose types the check of one package reads. */
const patterns = PACKAGES.flatMap((folder) => {
  const { include } = JSON.parse(readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8'))
  return include.map((entry: string) => {
    const place = path.posix.join(folder, entry)
    return /\.ts$/.test(entry) ? place : `${place}/**`
  })
})

test('the check of one package reads the types of all its files', () => {
  const unread = files.filter(
    (file) =>
      /^[^/]+\/.+\.tsx?$/.test(file) &&
      !OF_DENO.test(file) &&
      !patterns.some((pattern) => path.matchesGlob(file, pattern)),
  )
  assert.deepEqual(unread, [])
})
