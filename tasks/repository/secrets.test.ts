import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { inTemporaryFolder } from '../runners/ending.ts'

/* npm run check looks for secret keys by .secretlintrc.json. These are made up, and joined here: it reads this file, too. */

const ROOT = path.join(import.meta.dirname, '../..')
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
const keyOf = (claims: object) =>
  [encode({ alg: 'HS256', typ: 'JWT' }), encode(claims), 'x'.repeat(43)].join('.')
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const random = 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'

for (const [what, text] of [
  ['a secret key of Supabase', `sb_secret_${random}`],
  ...[{}, { i: 1 }, { is: 1 }, { iss: 1 }].map(
    (before) =>
      ['an older one, with its role at any place', keyOf({ ...before, role: 'service_role' })] as const,
  ),
  ['the address of a database', `postgres://postgres:${random}@db.ref.supabase.co:5432/postgres`],
  ['a private key', privateKey],
  ['a token of GitHub', `ghp_${random}`],
] as const) {
  test(`${what} is found, and not shown`, async () => {
    const { status, output } = await look(text)
    assert.equal(status, 1, output)
    assert.match(output, /1 problem/)
    assert.ok(!output.includes(random) && !output.includes(text))
  })
}

test('a public key, a placeholder and an address of a test are none', async () => {
  const texts = [
    `sb_publishable_${random}`,
    keyOf({ role: 'anon' }),
    'sb_secret_...',
    'https://user:pass@evil.test',
  ]
  const { status, output } = await look(texts.join('\n'))
  assert.equal(status, 0, output)
})

function look(text: string) {
  return inTemporaryFolder('secrets', async (folder) => {
    writeFileSync(path.join(folder, 'a.txt'), text)
    const args = [
      path.join(ROOT, 'node_modules/secretlint/bin/secretlint.js'),
      '--secretlintrc',
      path.join(ROOT, '.secretlintrc.json'),
      '--format',
      'unix',
      '**/*',
    ]
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' })
    return { status, output: stdout + stderr }
  })
}
