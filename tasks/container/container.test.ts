import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { DockerfileParser } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { ROOT } from 'federation/packages'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const text = read('Containerfile')

type Service = {
  image?: string
  build?: { dockerfile: string; target: string }
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
  tmpfs?: string[]
  volumes: string[]
  stop_grace_period: string
  environment: Record<string, string>
}
const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
const own = Object.entries(services).filter(([, { build }]) => build)

describe('Containerfile', () => {
  test('has no mistakes', () => {
    assert.deepEqual(validate(text), [])
  })

  test('each image that is started has a user without rights, a health check and a command', () => {
    const file = DockerfileParser.parse(text)
    const stages = text
      .split(/^(?=FROM )/m)
      .slice(1)
      .map((stage) => ({
        name: / AS (\w+)$/m.exec(stage)?.[1],
        from: /^FROM (\S+)/.exec(stage)?.[1],
        stage,
      }))
    assert.equal(stages.length, file.getFROMs().length)
    const base = stages.find(({ name }) => name === 'base')
    assert.match(base?.stage ?? '', /^USER node$/m)
    for (const [name] of own) {
      const found = stages.find((stage) => stage.name === name)
      assert.equal(found?.from, 'base')
      assert.match(found?.stage ?? '', /^HEALTHCHECK /m)
      assert.match(found?.stage ?? '', /^CMD \["node", "\S+\.ts"\]$/m)
      assert.doesNotMatch(found?.stage ?? '', /^USER /m)
    }
  })

  test('what git ignores is not copied into an image', () => {
    const linesOf = (file: string) =>
      read(file)
        .split('\n')
        .filter((line) => line && !line.startsWith('#'))
    // git takes a name without a folder before it for one in any folder; the other file has two stars for that
    const patterns = linesOf('.gitignore').map((line) => {
      const name = line.replace(/\/$/, '')
      return name.includes('/') ? name.replace(/^\//, '') : `**/${name}`
    })
    assert.ok(patterns.length > 10)
    assert.deepEqual(linesOf('.dockerignore').sort(), ['.git', ...patterns].sort())
  })
})

describe('compose.yaml', () => {
  const known = [...read('.env.example').matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name = '']) => name)
  const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)

  test('our services cannot write but to their data, and have no rights', () => {
    assert.deepEqual(
      own.map(([name]) => name),
      ['backend', 'gateway'],
    )
    for (const [, { read_only, cap_drop, security_opt, tmpfs, build, volumes }] of own) {
      assert.deepEqual(
        [read_only, cap_drop, security_opt, tmpfs, build?.dockerfile],
        [true, ['ALL'], ['no-new-privileges:true'], ['/tmp'], 'Containerfile'],
      )
      for (const volume of volumes) assert.match(volume, /:\/data$|:ro$/)
    }
  })

  test('each variable stands in .env.example', () => {
    assert.ok(used.length > 10)
    assert.deepEqual(
      used.filter((name) => !known.includes(name)),
      [],
    )
  })

  test('each setting in .env.example is passed on, but for those that the images set and that no service reads', () => {
    const setByImage = [
      'SITE_URL',
      'PORT',
      'HOST',
      'BACKEND_PORT',
      'BACKEND_HOST',
      'DATA_DIR',
      'DATABASE_URL',
    ]
    const ofTasks = ['RELEASED_BY', 'SUPABASE_SECRET_KEY', 'REMOTE_PORT']
    const ofTests = [
      'AUTH_LIMIT_FACTOR',
      'SAMPLE_LISTINGS',
      'PLAYWRIGHT_CHROMIUM',
      'E2E_SERVICE_KEY',
      'TEAM_ROUNDS',
    ]
    assert.deepEqual(
      known.filter((name) => !used.includes(name)),
      [...setByImage, ...ofTasks, ...ofTests].sort((a, b) => known.indexOf(a) - known.indexOf(b)),
    )
  })

  test('a service has the time to end before it is killed', () => {
    const seconds = Object.fromEntries(
      own.map(([name, { stop_grace_period }]) => [name, Number(/^(\d+)s$/.exec(stop_grace_period)?.[1])]),
    )
    // DRAIN_DELAY is 60 s at most, requests under way have 10 s, and so has the database (backendProcess.ts)
    assert.ok((seconds.gateway ?? 0) > 60 + 10)
    assert.ok((seconds.backend ?? 0) > 10)
  })
})
