import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readlinkSync, rmSync } from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { lockFolder, removeStale, renew } from '../../local/lock.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const claim = () => lockFolder(folder)
const left = (text: string) => writeFile(join(folder, 'lock'), text)

for (const [what, text] of [
  ['this process id, which was killed and started again, as in a container', `${process.pid} 1`],
  ['this process id, in the form of earlier versions', String(process.pid)],
  ['a process that has ended', '4194303 17'],
  ['this process id on this machine, without a namespace', `${process.pid} 1 ${hostname()}`],
  ['nothing: its process was killed while it wrote', ''],
  ['nonsense', 'lists'],
] as const) {
  test(`the lock of ${what} is taken over`, async () => {
    await left(text)
    const unlock = await claim()
    assert.match(
      await readFile(join(folder, 'lock'), 'utf8'),
      new RegExp(`^${process.pid} \\d* \\S+( pid:\\S+)?$`),
    )
    await unlock()
    assert.equal(existsSync(join(folder, 'lock')), false)
  })
}

test('a lock that this process holds is refused', async () => {
  const unlock = await claim()
  await assert.rejects(claim(), { message: /is in use by process \d+\./ })
  await unlock()
  await (await claim())()
})

/** Makes the lock one that was renewed so long ago, in milliseconds. */
const renewedBefore = async (age: number) => {
  const at = new Date(Date.now() - age)
  await utimes(join(folder, 'lock'), at, at)
}

for (const [where, text] of [
  ['another container', `${process.pid} 1 another-container`],
  ['a container with the same host name', `4194303 17 ${hostname()} pid:[1]`],
] as const) {
  test(`a lock of ${where} is refused once it is renewed`, async () => {
    await left(text)
    let isWaiting = true
    const refused = assert
      .rejects(claim(), { message: /another machine or container\. Stop the backend there\.$/ })
      .finally(() => {
        isWaiting = false
      })
    for (let age = 5_000; isWaiting; age--) await renewedBefore(age)
    await refused
  })

  test(`a lock of ${where} that was killed is waited for and taken over`, async () => {
    await left(text)
    // it is old enough in a moment
    await renewedBefore(29_900)
    await (await claim())()
    await left(text)
    await renewedBefore(31_000)
    await (await claim())()
  })

  test(`a lock of ${where} that ends meanwhile is taken`, async () => {
    await left(text)
    await renewedBefore(0)
    const unlock = claim()
    await rm(join(folder, 'lock'))
    await (await unlock)()
  })
}

test('a lock of a running process is refused', async () => {
  await left(String(process.ppid))
  await assert.rejects(claim(), { message: new RegExp(`in use by process ${process.ppid}\\.`) })
})

test('a lock of a process whose id another one has by now is taken over', {
  skip: !existsSync('/proc/self/stat'),
}, async () => {
  await left(`${process.ppid} 1`)
  await (await claim())()
})

test('a lock of this container is seen at once', {
  skip: !existsSync('/proc/self/ns/pid'),
}, async () => {
  await left(`4194303 17 ${hostname()} ${readlinkSync('/proc/self/ns/pid')}`)
  await (await claim())()
})

test('a lock that was taken over after it was judged stale is put back', async () => {
  await left('1 2 fresh')
  await removeStale(join(folder, 'lock'), '1 1 stale')
  assert.deepEqual(await readdir(folder), ['lock'])
  assert.equal(await readFile(join(folder, 'lock'), 'utf8'), '1 2 fresh')
  await removeStale(join(folder, 'lock'), '1 2 fresh')
  assert.deepEqual(await readdir(folder), [])
  await removeStale(join(folder, 'lock'), '1 2 fresh')
})

test('a lock that another process has by now is neither renewed nor removed', async ({ mock }) => {
  // the lock's own renewal would end this process
  mock.timers.enable({ apis: ['setInterval'] })
  const file = join(folder, 'lock')
  const renewed = async () => {
    await utimes(file, 1, 1)
    await renew(file)
    return (await stat(file)).mtimeMs > 1000
  }
  const unlock = await claim()
  assert.equal(await renewed(), true)
  await left('1 2 another')
  assert.equal(await renewed(), false)
  await unlock()
  assert.equal(await readFile(file, 'utf8'), '1 2 another')
})

test('a process that was paused until another one took over ends at once, and leaves the lock', {
  timeout: 30_000,
}, async () => {
  const child = fork(new URL('takeLock.ts', import.meta.url), [folder], { silent: true })
  child.send('lock')
  assert.deepEqual(await once(child, 'message'), ['locked', undefined])
  child.kill('SIGSTOP')
  await left('1 2 another')
  child.kill('SIGCONT')
  const [[said], [code]] = await Promise.all([once(child.stderr ?? child, 'data'), once(child, 'exit')])
  assert.equal(code, 1)
  assert.match(String(said), /Another process has taken the data folder .* while this one was paused/)
  assert.equal(await readFile(join(folder, 'lock'), 'utf8'), '1 2 another')
})

test('of two starts in this process at the same moment, one takes a stale lock', async () => {
  await left('4194303 17')
  const starts = await Promise.allSettled([claim(), claim()])
  assert.deepEqual(
    starts.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  )
})

test('of four processes at the same moment, at most one takes a stale lock', async (context) => {
  const children = Array.from({ length: 4 }, () => fork(new URL('takeLock.ts', import.meta.url), [folder]))
  context.after(() => Promise.all(children.map((child) => child.kill() && once(child, 'exit'))))
  const all = async (message: string) => {
    const answers = Promise.all(children.map((child) => once(child, 'message')))
    for (const child of children) child.send(message)
    return (await answers).flat()
  }
  let taken = 0
  await all('hello')
  for (let round = 0; round < 100; round += 1) {
    await left('4194303 17')
    const holders = (await all('lock')).filter((answer) => answer === 'locked').length
    assert.ok(holders <= 1, `${holders} hold the lock in round ${round}`)
    taken += holders
    await all('unlock')
  }
  assert.ok(taken > 0, 'no lock was ever taken')
})
