import assert from 'node:assert/strict'
import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { after, describe, test } from 'node:test'

const place = mkdtempSync(path.join(tmpdir(), 'sprouts-test-ending-'))
after(() => rmSync(place, { recursive: true }))

let tasks = 0
/** Writes a task with a folder for its temporary files. */
function taskOf(script: string) {
  const folder = path.join(place, String(++tasks))
  mkdirSync(folder)
  const file = path.join(folder, 'task.ts')
  const imports = ['ending', '../build'].map((name) => path.join(import.meta.dirname, `${name}.ts`))
  writeFileSync(
    file,
    `import { inTemporaryFolder, stoppable } from '${imports[0]}'
     import { buildPackage } from '${imports[1]}'
     ${script}`,
  )
  const TMPDIR = path.join(folder, 'tmp')
  mkdirSync(TMPDIR)
  return { file, folder, env: { ...process.env, TMPDIR, NODE_DISABLE_COMPILE_CACHE: '1' }, TMPDIR }
}

/** Waits in a temporary folder, with a file in it, for something that takes a turn to stop. */
const WAITING = `
  import { writeFileSync } from 'node:fs'
  await inTemporaryFolder('waiting', async (folder) => {
    writeFileSync(folder + '/file', '')
    const { promise, resolve } = Promise.withResolvers()
    const stop = async () => {
      resolve()
      await new Promise(setImmediate)
      console.log('stopped')
    }
    setInterval(() => {}, 1000)
    await stoppable(stop, () => (console.log('waits'), promise))
    console.log('went on')
  })`

describe('a task that is ended', () => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    test(`by ${signal} stops what it has begun, goes on with nothing and leaves no folder`, async () => {
      const { file, env, TMPDIR } = taskOf(WAITING)
      const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      let said = ''
      child.stdout.on('data', (piece) => {
        said += piece
        if (said === 'waits\n') child.kill(signal)
      })
      assert.deepEqual(await once(child, 'close'), [1, null])
      assert.equal(said, 'waits\nstopped\n')
      assert.deepEqual(readdirSync(TMPDIR), [])
    })

  test('stops what another part of it begins meanwhile, too', async () => {
    const { file, env, TMPDIR } = taskOf(`
      const ending = Promise.withResolvers()
      const stop = async () => {
        ending.resolve()
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      const begin = (folder) => stoppable(() => console.log('stopped'), () => new Promise(() => {}))
      setInterval(() => {}, 1000)
      setTimeout(() => process.kill(process.pid, 'SIGTERM'))
      await Promise.all([
        stoppable(stop, () => new Promise(() => {})),
        ending.promise.then(() => inTemporaryFolder('late', begin)),
      ])`)
    const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const said = text(child.stdout)
    assert.deepEqual(await once(child, 'exit'), [1, null])
    assert.equal(await said, 'stopped\n')
    assert.deepEqual(readdirSync(TMPDIR), [])
  })

  test('because bootstrap.mjs is gone does the same', async () => {
    const { file, env, TMPDIR } = taskOf(WAITING)
    const child = fork(file, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    child.stdout?.on('data', () => child.connected && child.disconnect())
    assert.deepEqual(await once(child, 'exit'), [1, null])
    assert.deepEqual(readdirSync(TMPDIR), [])
  })

  test('by SIGKILL leaves its folder, which the next one of its kind removes', async () => {
    const { file, env, TMPDIR } = taskOf(WAITING)
    for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
      const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
      child.stdout.once('data', () => child.kill(signal))
      await once(child, 'exit')
      assert.equal(readdirSync(TMPDIR).length, signal === 'SIGKILL' ? 1 : 0)
    }
  })

  test('ends the bundler, too', async () => {
    const { file, folder, env, TMPDIR } = taskOf(
      `await inTemporaryFolder('built', (dist) => buildPackage('mfe-lists', { root: process.argv[2], dist }))`,
    )
    const bundler = path.join(folder, 'mfe-lists/node_modules/@rsbuild/core/bin')
    mkdirSync(bundler, { recursive: true })
    // ends the task as soon as it works, and works on
    writeFileSync(
      path.join(bundler, 'rsbuild.js'),
      `require('node:fs').writeFileSync('${folder}/pid', String(process.pid))
       process.kill(process.ppid, 'SIGTERM')
       setInterval(() => {}, 1000)`,
    )
    const child = spawn(process.execPath, [file, folder], { env, stdio: 'inherit' })
    assert.deepEqual(await once(child, 'exit'), [1, null])
    const pid = Number(readFileSync(path.join(folder, 'pid'), 'utf8'))
    assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' })
    assert.deepEqual(readdirSync(TMPDIR), [])
  })
})

test('a task that was not ended leaves no folder either, and does not wait for bootstrap.mjs', async () => {
  const { file, env, TMPDIR } = taskOf(
    `await inTemporaryFolder('short', (folder) => stoppable(() => {}, async () => console.log(folder)))`,
  )
  const child = fork(file, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [folder] = await once(child.stdout ?? child, 'data')
  assert.match(String(folder), /\/tmp\/sprouts-short-\S+\n$/)
  assert.deepEqual(await once(child, 'exit'), [0, null])
  assert.deepEqual(readdirSync(TMPDIR), [])
})
