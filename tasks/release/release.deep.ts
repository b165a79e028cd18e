import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, watch } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { openTarget, readRegistry } from 'federation/release'
import { noteChecked, readState } from '../runners/checked.ts'

// beside the repository, because linked packages are found from there
const place = mkdtempSync(path.join(path.dirname(ROOT), 'sprouts-edited-'))
after(() => rmSync(place, { recursive: true, force: true }))
const clone = path.join(place, 'clone')
const site = path.join(place, 'site')
const made = path.join(place, 'made')

test('a file that is edited while its release is built is not released, and the next release brings it', async () => {
  cloneRepository()
  // so that the test waits for the build only
  noteChecked('mfe-lists', readState(clone) ?? '', clone)
  const edited = 'mfe-lists/src/remote.ts'
  const first = await release(() => appendFileSync(path.join(clone, edited), '\n// edited\n'))
  assert.equal(
    first.error.trim(),
    `${edited} was edited while this was built and checked. Nothing was changed: release again.`,
  )
  assert.deepEqual((await readRegistry(await openTarget(site))).registry.microFrontends, {})
  const second = await release()
  assert.match(second.text, /lists \w+ is live\./, second.error)
})

function cloneRepository(): void {
  execFileSync('git', ['clone', '--quiet', ROOT, clone])
  for (const modules of globSync('{,*/}node_modules', { cwd: ROOT })) {
    const [from, to] = [path.join(ROOT, modules), path.join(clone, modules)]
    if (modules === 'node_modules') linkAll(from, to)
    // relative links: the packages of this repository are those of the clone
    else cpSync(from, to, { recursive: true, verbatimSymlinks: true })
  }
}

/** The clone has notes and caches of its own. */
function linkAll(from: string, to: string): void {
  mkdirSync(to)
  for (const name of globSync('{*,.pnpm,.bin}', { cwd: from }))
    symlinkSync(path.join(from, name), path.join(to, name))
}

/** Releases lists from the clone. `during` is called once, when the first file of the build is there. */
async function release(during?: () => void): Promise<{ text: string; error: string }> {
  rmSync(made, { recursive: true, force: true })
  mkdirSync(made)
  let act = during
  const watcher = watch(made, { recursive: true }, (_, file) => {
    if (!/sprouts-release-.*[/\\]/.test(file ?? '')) return
    act?.()
    act = undefined
  })
  const child = spawn(process.execPath, [path.join(clone, 'tasks/release/release.ts'), 'lists'], {
    env: { ...process.env, RELEASE_TARGET: site, RELEASED_BY: 'Robin', TMPDIR: made },
  })
  const said = { text: '', error: '' }
  child.stdout.on('data', (data) => {
    said.text += data
  })
  child.stderr.on('data', (data) => {
    said.error += data
  })
  await new Promise((resolve) => child.once('close', resolve))
  watcher.close()
  return said
}
