import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, watch } from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { openTarget, packRemote, readLog, readRegistry, releasePackage, rollBack } from 'federation/release'
import { startS3Server } from 'federation/testing'
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

test('a clone that has checked nothing repeats what can have broken since the last release to the same target', async () => {
  const [move] = await readLog(await openTarget(site))
  assert.equal(move?.checked, readState(clone))
  const forget = () => rmSync(path.join(clone, 'node_modules/.checked'), { recursive: true })
  forget()
  const same = await release()
  assert.match(same.text, /checked before, on the same files/, same.error)
  forget()
  appendFileSync(path.join(clone, 'mfe-lists/src/calendar/dayHint.ts'), '\n// edited\n')
  const edited = await release()
  assert.match(
    edited.text,
    /lint of mfe-lists, the [1-9]\d* tests that 1 changed files can break/,
    edited.error,
  )
})

const server = await startS3Server()
after(() => server.stop())

for (const [kind, open] of [
  ['a folder', async () => path.join(place, 'timed')],
  ['a bucket', () => server.place('timed')],
] as const) {
  test(`a rollback in ${kind} takes less than two seconds, and builds nothing`, async (t) => {
    Object.assign(process.env, server.env)
    const target = await openTarget(await open())
    const source = { who: 'Robin', commit: 'none' }
    const folder = path.join(ROOT, 'mfe-lists')
    const dist = path.join(place, 'dist')
    cpSync(path.join(folder, 'dist'), dist, { recursive: true })
    const first = await packRemote('lists', dist, source, folder)
    appendFileSync(
      path.join(dist, [...first.files.keys()].find((file) => file.startsWith('app.')) ?? ''),
      '// two',
    )
    const second = await packRemote('lists', dist, source, folder)
    await releasePackage(first, { target })
    const released = await timed(() => releasePackage(second, { target }))
    const rolledBack = await timed(() => rollBack('lists', undefined, { target, who: 'Robin' }))
    assert.ok(rolledBack < 2_000, `${rolledBack} ms`)
    const { files } = second.record
    const bytes = files.reduce((sum, { size }) => sum + size, 0)
    t.diagnostic(
      `${kind}: ${files.length} files, ${bytes} bytes; release ${released} ms, rollback ${rolledBack} ms`,
    )
  })
}

/** Milliseconds. */
async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await act()
  return Math.round(performance.now() - started)
}

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
