import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { createRsbuild } from '@rsbuild/core'
import { ROOT, remoteNames } from './packages.ts'
import { remoteConfig } from './remote.ts'
import { LENT_PARTS } from './server.ts'
import { checkShared, sharedVersions } from './shared.ts'

test('the remotes have the versions of the shared packages that the page lends', () => {
  for (const name of remoteNames) checkShared(path.join(ROOT, `mfe-${name}`))
})

test('a remote with another version of a shared package is not built', async (context) => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'sprouts-remote-'))
  context.after(() => rmSync(cwd, { recursive: true }))
  const react = path.join(cwd, 'node_modules/react')
  mkdirSync(react, { recursive: true })
  const message = `${path.basename(cwd)} has its own react 18.3.1 (the page lends ${sharedVersions.react}), `
  writeFileSync(path.join(react, 'package.json'), JSON.stringify({ version: '18.3.1' }))
  const builder = await createRsbuild({ cwd, config: remoteConfig({ name: 'old' }) })
  await assert.rejects(builder.build(), ({ message: said }: Error) => said.startsWith(message))

  writeFileSync(path.join(react, 'package.json'), JSON.stringify({ version: sharedVersions.react }))
  checkShared(cwd)
})

test('what a bundled field takes from the page is in the facade by the same name', () => {
  const source = (file: string) => readFileSync(path.join(ROOT, 'shared-ui/src', file), 'utf8')
  const facade = source('index.ts')
  for (const request of LENT_PARTS) {
    const file = request.replace('../', './')
    const names = [...source(`${file}.ts`).matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
    assert.ok(names.length > 0)
    for (const name of names) assert.match(facade, new RegExp(`\\b${name}\\b.* from '${file}'`))
  }
})
