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
    const copied = read('.dockerignore').split('\n')
    for (const ignored of ['node_modules', 'dist', '.env', '.data', 'site', '.git'])
      assert.ok(copied.includes(ignored) || copied.includes(`**/${ignored}`), ignored)
  })
})

describe('compose.yaml', () => {
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
    const known = [...read('.env.example').matchAll(/^#?([A-Z_\d]+)=/gm)].map(([, name]) => name)
    const used = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name)
    assert.ok(used.length > 10)
    assert.deepEqual(
      used.filter((name) => !known.includes(name)),
      [],
    )
  })
})
