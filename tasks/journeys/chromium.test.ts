import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium } from '@playwright/test'
import { featuresOff, OFF_IN_PLAYWRIGHT } from '../../e2e/chromium.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-chromium-'))
})
after(() => rm(folder, { recursive: true }))

test('the features that Playwright turns off stay off, and the argument with them is the last one', async () => {
  // a browser that only writes down how it was started
  const browser = join(folder, 'browser')
  await writeFile(browser, `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/arguments'\n`, { mode: 0o755 })
  await assert.rejects(chromium.launch({ executablePath: browser, args: [featuresOff] }))
  const started = (await readFile(join(folder, 'arguments'), 'utf8')).split('\n')
  assert.deepEqual(
    started.filter((argument) => argument.startsWith('--disable-features=')),
    [`--disable-features=${OFF_IN_PLAYWRIGHT.join(',')}`, featuresOff],
  )
})
