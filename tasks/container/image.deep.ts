import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { DockerfileParser, type Instruction } from 'dockerfile-ast'
import { ROOT } from 'federation/packages'
import { freePort } from '../../e2e/sites/freePort.ts'
import { makeCertificate, skipCertificate } from '../../shell/front/testCertificate.ts'
import { createSite } from '../../shell/server/testing/testSite.ts'

/*
 * The steps of the Containerfile without an engine for containers: the files of the repository in an empty folder, its RUN lines,
 * then the commands of its images, as a user without rights who may write to the data folder and to /tmp only.
 */

/** A user that every system has, if the tests run as root. Otherwise the user who runs them. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined
const place = mkdtempSync(path.join(tmpdir(), 'sprouts-image-'))
const code = path.join(place, 'sprouts')
const bin = path.join(place, 'bin')
const running: ChildProcess[] = []

/** The instructions of a stage. */
function stageOf(name: string): Instruction[] {
  const all = DockerfileParser.parse(readFileSync(path.join(ROOT, 'Containerfile'), 'utf8')).getInstructions()
  const begin = all.findIndex((one) => new RegExp(`^FROM \\S+ AS ${name}$`).test(one.getTextContent()))
  assert.notEqual(begin, -1, name)
  const length = all.slice(begin + 1).findIndex((one) => one.getKeyword() === 'FROM')
  return all.slice(begin + 1, length < 0 ? undefined : begin + 1 + length)
}

/** The arguments of an instruction that is there once. */
function argumentsOf(stage: Instruction[], keyword: string): string {
  const [found, ...others] = stage.filter((one) => one.getKeyword() === keyword)
  assert.ok(found && others.length === 0, keyword)
  return found.getArgumentsContent() ?? ''
}

const listOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')))

const PATH = `${bin}${path.delimiter}/usr/local/bin${path.delimiter}/usr/bin${path.delimiter}/bin`

before(() => {
  // the files of the base image, and those that are not ignored
  mkdirSync(bin)
  mkdirSync(code)
  copyFileSync(process.execPath, path.join(bin, 'node'))
  chmodSync(place, 0o755)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  })
  execFileSync('tar', ['--create', '--null', '--files-from=-', '--file', path.join(place, 'code.tar')], {
    cwd: ROOT,
    input: files,
  })
  execFileSync('tar', ['--extract', '--no-same-owner', '--file', path.join(place, 'code.tar')], { cwd: code })
  for (const step of stageOf('code')) {
    if (step.getKeyword() !== 'RUN') continue
    const { status, stdout, stderr } = spawnSync('sh', ['-c', step.getArgumentsContent() ?? ''], {
      cwd: code,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
    })
    assert.equal(status, 0, `${step.getTextContent()}\n${stdout}${stderr}`)
  }
  execFileSync('chmod', ['-R', 'a+rX,a-w', code])
})
after(async () => {
  for (const child of running) {
    if (child.exitCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  execFileSync('chmod', ['-R', 'u+w', place])
  rmSync(place, { recursive: true, force: true })
})

/** Starts the command of an image with its environment, and waits until it says these words. */
async function start(image: string, words: string, settings: Record<string, string>) {
  const stage = stageOf(image)
  const data = mkdtempSync(path.join(place, `data-${image}-`))
  if (NOBODY) chownSync(data, NOBODY, NOBODY)
  const own = Object.fromEntries(
    argumentsOf(stage, 'ENV')
      .split(' ')
      .map((setting) => setting.split('=') as [string, string]),
  )
  const env = { PATH, HOME: data, ...own, DATA_DIR: data, ...settings }
  const options = { cwd: code, env, uid: NOBODY, gid: NOBODY }
  const [command = '', ...given] = listOf(argumentsOf(stage, 'CMD'))
  const child = spawn(path.join(bin, command), given, options)
  running.push(child)
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const ended = once(child, 'exit').then(() => assert.fail(`It has ended: ${said}`))
  ended.catch(() => {})
  child.stdout.on('data', (text) => {
    said += text
  })
  while (!said.includes(words)) await Promise.race([once(child.stdout, 'data'), ended])
  return {
    data,
    /** Runs the image's health check. Returns its exit code. */
    check() {
      const [, ...args] = listOf(argumentsOf(stage, 'HEALTHCHECK'))
      return spawnSync(path.join(bin, 'node'), args, options).status
    },
    async end() {
      child.kill('SIGTERM')
      const [status] = await once(child, 'exit')
      return { status, healthy: this.check() }
    },
  }
}

describe('the steps of the Containerfile, for a user without rights', { timeout: 300_000 }, () => {
  test('nothing may be written to the code', () => {
    const write = `require('fs').writeFileSync(${JSON.stringify(path.join(code, 'tasks/new.ts'))}, '')`
    const { status, stderr } = spawnSync(path.join(bin, 'node'), ['--eval', write], {
      uid: NOBODY,
      gid: NOBODY,
      encoding: 'utf8',
    })
    // a user who owns the folder has no right either
    assert.notEqual(status, 0)
    assert.match(stderr, /EACCES/)
  })

  test('the backend serves, says that it is well, and ends when it is asked to', async () => {
    const port = String(await freePort())
    const backend = await start('backend', 'Backend ready', {
      BACKEND_PORT: port,
      BACKEND_HOST: '127.0.0.1',
    })
    assert.equal(backend.check(), 0)
    const { publishable } = JSON.parse(readFileSync(path.join(backend.data, 'keys.json'), 'utf8'))
    const answer = await fetch(`http://127.0.0.1:${port}/rest/v1/Listings?select=id&limit=1`, {
      headers: { apikey: publishable },
    })
    assert.equal((await answer.json()).length, 1)
    assert.deepEqual(await backend.end(), { status: 0, healthy: 1 })
  })

  test('the gateway serves a release that it may only read, and ends when it is asked to', async (context) => {
    const released = await createSite()
    context.after(() => released.remove())
    execFileSync('chmod', ['-R', 'a+rX', released.folder])
    const port = String(await freePort())
    const gateway = await start('gateway', ' is served', {
      PORT: port,
      HOST: '127.0.0.1',
      RELEASE_TARGET: released.site,
      PUBLIC_ORIGIN: 'https://sprouts.test',
      SUPABASE_URL: 'http://127.0.0.1:9',
      SUPABASE_PUBLISHABLE_KEY: 'public-key',
      SUPPORT_EMAIL: 'team@sprouts.test',
    })
    assert.equal(gateway.check(), 0)
    const page = await fetch(`http://127.0.0.1:${port}/terms-of-use`)
    assert.equal(page.status, 200)
    assert.ok((await page.text()).includes(released.releases.discover.url))
    assert.deepEqual(await gateway.end(), { status: 0, healthy: 1 })
  })
})

test('the health check also knows a gateway with a certificate', {
  skip: skipCertificate,
}, async (context) => {
  const released = await createSite()
  context.after(() => released.remove())
  const { certFile, keyFile } = makeCertificate(released.folder)
  execFileSync('chmod', ['-R', 'a+rX', released.folder])
  chmodSync(keyFile, 0o644)
  const gateway = await start('gateway', ' is served', {
    ...{ PORT: String(await freePort()), HOST: '127.0.0.1', RELEASE_TARGET: released.site },
    ...{ PUBLIC_ORIGIN: 'https://sprouts.test', SUPPORT_EMAIL: 'team@sprouts.test' },
    ...{ SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_PUBLISHABLE_KEY: 'public-key' },
    ...{ TLS_CERT: certFile, TLS_KEY: keyFile },
  })
  assert.equal(gateway.check(), 0)
  assert.deepEqual(await gateway.end(), { status: 0, healthy: 1 })
})

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['info']).status === 0)

test('an engine for containers builds both images', {
  skip: engine ? false : 'need docker or podman',
  timeout: 600_000,
}, () => {
  for (const target of ['backend', 'gateway'])
    execFileSync(engine ?? '', ['build', '--file', 'Containerfile', '--target', target, '.'], { cwd: ROOT })
})
