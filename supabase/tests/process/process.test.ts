import assert from 'node:assert/strict'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { after, afterEach, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { openKeys } from '../../local/keys.ts'
import { copyOfData, localKeys, shortLived } from '../backend.ts'

const entry = fileURLToPath(new URL('./serveSample.ts', import.meta.url))
const main = fileURLToPath(new URL('../../local/main.ts', import.meta.url))

let folder: string
let running: ChildProcess[] = []

before(async () => {
  folder = await copyOfData()
})
after(() => rm(folder, { recursive: true, force: true }))
afterEach(async () => {
  await Promise.all(running.filter(isRunning).map((child) => kill(child)))
  running = []
})

const isRunning = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null

async function kill(child: ChildProcess, signal: NodeJS.Signals = 'SIGKILL') {
  const end = once(child, 'exit')
  child.kill(signal)
  await end
}

/** A process that starts the backend on the folder. Its first message says that it does. */
function spawnSample(): ChildProcess {
  const child = spawn(process.execPath, [...shortLived, entry, folder], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  running.push(child)
  return child
}

/** Starts the backend on the folder in its own process and waits until it prints its origin. */
async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawnSample()
  assert.ok(child.stdout)
  const lines = createInterface({ input: child.stdout })
  const [line] = await once(lines, 'line')
  return { child, origin: String(line) }
}

/** Runs local/main.ts with options that prevent its start. Returns the exit code and output. */
async function refused(env: Record<string, string>) {
  const child = spawn(process.execPath, [...shortLived, main], {
    // a server that the developer has named would be asked, and not the folder
    env: { ...process.env, DATABASE_URL: '', ...env },
    // as a task starts it
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  running.push(child)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said: said.trim() }
}

describe('the data folder', () => {
  test('is refused to a second process, which prints one line', async () => {
    const { child } = await start()
    const { code, said } = await refused({ DATA_DIR: folder, BACKEND_PORT: '0' })
    assert.equal(code, 1)
    assert.equal(
      said,
      `The data folder ${folder} is in use by process ${child.pid}. Stop that one, or choose another folder with DATA_DIR.`,
    )
  })

  test('has keys of its own, also if it is older than they are; those of others are no keys here', async () => {
    await rm(join(folder, 'keys.json'))
    const { origin } = await start()
    const { status } = await fetch(`${origin}/rest/v1/Listings?select=id`, {
      headers: { apikey: openKeys(folder).publishable },
    })
    assert.equal(status, 200)
    for (const apikey of Object.values(localKeys)) {
      const answer = await fetch(`${origin}/rest/v1/Listings?select=id`, { headers: { apikey } })
      assert.equal(answer.status, 401)
    }
  })

  for (const [name, stop] of Object.entries({
    'is asked to stop': (child) => child.kill('SIGTERM'),
    'loses its terminal': (child) => child.kill('SIGHUP'),
    'gets the signal of a terminal and that of its task': (child) => {
      child.kill('SIGINT')
      child.kill('SIGTERM')
    },
    'is left by the task that started it': (child) => child.disconnect(),
  } satisfies Record<string, (child: ChildProcess) => void>)) {
    test(`is released when the process ${name}`, async () => {
      const { child } = await start()
      const end = once(child, 'exit')
      stop(child)
      await end
      assert.equal(child.exitCode, 0)
      await assert.rejects(readFile(join(folder, 'lock')))
      await assert.rejects(readFile(join(folder, 'database', 'postmaster.pid')))
    })
  }

  test('is not held by a process whose task has gone while it started', async () => {
    const child = spawnSample()
    await once(child, 'message')
    const end = once(child, 'exit')
    child.disconnect()
    await end
    await start()
  })

  test('lets no other user of the machine read the database', async () => {
    await start()
    assert.equal((await stat(join(folder, 'database'))).mode & 0o777, 0o700)
  })

  test('is taken over from a process that was killed', async () => {
    const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(dead, 'exit')
    await writeFile(join(folder, 'lock'), String(dead.pid))
    const { child } = await start()
    assert.equal((await readFile(join(folder, 'lock'), 'utf8')).split(' ')[0], String(child.pid))
  })
})

describe('a failed start prints the reason in one line, with exit code 1', () => {
  test('a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    assert.ok(address && typeof address === 'object')
    const { code, said } = await refused({ DATA_DIR: folder, BACKEND_PORT: String(address.port) })
    other.close()
    assert.equal(code, 1)
    assert.equal(said, `Port ${address.port} is in use. Free it, or choose another with BACKEND_PORT.`)
  })

  test('a data folder that cannot be created or written to', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const below = await refused({ DATA_DIR: join(file, 'deep', 'down'), BACKEND_PORT: '0' })
    assert.deepEqual([below.code, below.said.split('\n').length], [1, 1])
    assert.match(below.said, /^The data folder .*down cannot be made: ENOTDIR/)
    const itself = await refused({ DATA_DIR: file, BACKEND_PORT: '0' })
    assert.deepEqual([itself.code, itself.said.split('\n').length], [1, 1])
    assert.match(itself.said, /^The data folder .*a-file cannot be written to: ENOTDIR/)
  })

  test('keys that cannot be read', async () => {
    await writeFile(join(folder, 'keys.json'), '{"publishable":"sb_publishable_1"}')
    const { code, said } = await refused({ DATA_DIR: folder, BACKEND_PORT: '0' })
    await rm(join(folder, 'keys.json'))
    assert.equal(code, 1)
    assert.match(said, /^The keys in .*keys\.json cannot be used: it does not hold the three keys\. [^\n]*$/)
  })

  test('a data folder in a place where the system allows no folder', {
    skip: !existsSync('/proc/self') && 'no /proc here',
    timeout: 60_000,
  }, async () => {
    for (const place of ['/proc/sprouts', '/proc/sprouts/deep']) {
      const { code, said } = await refused({ DATA_DIR: place, BACKEND_PORT: '0' })
      assert.equal(code, 1)
      assert.match(said, /^The data folder \/proc\/sprouts.* cannot be made: ENOENT/)
    }
  })

  for (const [what, file, bytes] of [
    ['a data folder with half of a control file', 'global/pg_control', 100],
    ['a data folder of another version', 'PG_VERSION', 1],
  ] as const) {
    test(what, async () => {
      const damaged = await copyOfData()
      await truncate(join(damaged, 'database', file), bytes)
      const { code, said } = await refused({ DATA_DIR: damaged, BACKEND_PORT: '0' })
      assert.equal(code, 1)
      assert.match(
        said,
        /^The database in .*database cannot be used: it is damaged, .*\. Nothing was deleted\. Bring a copy back, or start with a new one: mv "[^\n]*$/,
      )
      // it is as it was
      assert.equal((await stat(join(damaged, 'database', file))).size, bytes)
      await rm(damaged, { recursive: true })
    })
  }

  test('a disk without space', async (context) => {
    const disk = await mkdtemp(join(tmpdir(), 'disk-'))
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=12m', 'tmpfs', disk])
    if (status !== 0) return context.skip('no file system can be mounted here')
    try {
      const { code, said } = await refused({ DATA_DIR: disk, BACKEND_PORT: '0' })
      assert.equal(code, 1)
      assert.match(
        said,
        /^The database in [^\n]* cannot be used: no space is left on its disk\. Nothing was deleted\. Free [^\n]*$/,
      )
    } finally {
      spawnSync('umount', [disk])
      await rm(disk, { recursive: true })
    }
  })

  test('an invalid port', async () => {
    assert.deepEqual(await refused({ DATA_DIR: folder, BACKEND_PORT: 'http' }), {
      code: 1,
      said: 'BACKEND_PORT must be a port number.',
    })
  })

  test('a host that is not this machine', async () => {
    const { code, said } = await refused({ DATA_DIR: folder, BACKEND_PORT: '0', BACKEND_HOST: '192.0.2.1' })
    assert.deepEqual([code, said], [1, 'BACKEND_HOST 192.0.2.1 is no address of this machine.'])
  })

  test('addresses of mails that are none', async () => {
    const { code, said } = await refused({ DATA_DIR: folder, MAIL_FROM: 'zz', SUPPORT_EMAIL: 'x' })
    assert.equal(code, 1)
    assert.equal(said, 'MAIL_FROM must be an email address. SUPPORT_EMAIL must be an email address.')
  })

  test('an invalid factor of the limits', async () => {
    for (const AUTH_LIMIT_FACTOR of ['0', '0.5', 'off'])
      assert.deepEqual(await refused({ AUTH_LIMIT_FACTOR }), {
        code: 1,
        said: 'AUTH_LIMIT_FACTOR must be a whole number from 1.',
      })
  })

  test('a proxy that is no address and no network', async () => {
    assert.deepEqual(await refused({ BACKEND_PROXIES: '10.0.0.0/8, proxy.example' }), {
      code: 1,
      said: 'BACKEND_PROXIES: proxy.example is no address and no network, such as 10.0.0.1 or 10.0.0.0/8.',
    })
  })

  test('an invalid number of sample listings', async () => {
    const said =
      'SAMPLE_LISTINGS (or --listings) must be a whole number up to 200,000, or with DATABASE_URL up to 1,000,000.'
    const DATABASE_URL = 'postgres://127.0.0.1:1/x'
    const wrong: Record<string, string>[] = [
      { SAMPLE_LISTINGS: 'many' },
      { SAMPLE_LISTINGS: '200001' },
      { SAMPLE_LISTINGS: '1000001', DATABASE_URL },
    ]
    for (const environment of wrong) {
      assert.deepEqual(await refused(environment), { code: 1, said })
    }
  })

  test('an invalid database', async () => {
    const { code, said } = await refused({ DATABASE_URL: 'mysql://localhost/x' })
    assert.deepEqual([code, said], [1, 'DATABASE_URL must begin with postgres://'])
    const hosted = await refused({ DATABASE_URL: 'postgres://db.abc.supabase.co:5432/postgres' })
    assert.match(hosted.said, /^DATABASE_URL is a hosted project/)
    const dead = await refused({
      DATA_DIR: folder,
      BACKEND_PORT: '0',
      DATABASE_URL: 'postgres://127.0.0.1:1/x',
    })
    assert.equal(dead.code, 1)
    assert.match(dead.said, /^DATABASE_URL cannot be used: .*ECONNREFUSED.*$/)
  })
})
