import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, beforeEach, describe, test } from 'node:test'
import { openKeys } from 'supabase/keys'
import { loadEnv, SettingError } from './readers.ts'
import { readSettings, remarks, siteConfig } from './settings.ts'
import { standalone } from './standalone.ts'

const before = { ...process.env }
/** The embedded backend's keys are made here. */
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'sprouts-settings-'))
beforeEach(() => {
  process.env = { ...before, DATA_DIR }
})
after(() => {
  process.env = before
  rmSync(DATA_DIR, { recursive: true })
})

const read = (settings: Record<string, string>) => {
  Object.assign(process.env, settings)
  return siteConfig(readSettings())
}

test('a .env that begins with a byte order mark keeps its first setting, and changes none that is there', () => {
  const file = path.join(DATA_DIR, 'env')
  writeFileSync(file, '\ufeffPORT=3456\nDATA_DIR=/elsewhere\n')
  loadEnv(file)
  assert.deepEqual([process.env.PORT, process.env.DATA_DIR], ['3456', DATA_DIR])
})

const refuses = (settings: Record<string, string>, message: RegExp) =>
  assert.throws(
    () => read(settings),
    (error) => error instanceof SettingError && message.test(error.message),
  )

describe('the addresses in the policies', () => {
  test('are those of the settings; letters about privacy go to the first unless there is a second', () => {
    const SUPPORT_EMAIL = 'team@sprouts.test'
    assert.deepEqual(read({ SUPPORT_EMAIL }).contact, { support: SUPPORT_EMAIL, privacy: SUPPORT_EMAIL })
    const PRIVACY_EMAIL = 'privacy@mail.sprouts.test'
    assert.deepEqual(read({ SUPPORT_EMAIL, PRIVACY_EMAIL }).contact.privacy, PRIVACY_EMAIL)
  })

  for (const address of [
    '{email}',
    'team@{host}',
    '{email}@sprouts.test',
    'team',
    'a@b.c, d@e.f',
    '<a@b.c>',
  ]) {
    test(`are never ${address}: the start fails`, () => {
      refuses({ SUPPORT_EMAIL: address }, /^SUPPORT_EMAIL=.* is no e-mail address/)
      refuses({ SUPPORT_EMAIL: '', PRIVACY_EMAIL: address }, /^PRIVACY_EMAIL=.* is no e-mail address/)
    })
  }

  test('must be named by a public site', () => {
    const PUBLIC_ORIGIN = 'https://sprouts.test'
    refuses({ SUPPORT_EMAIL: '', PUBLIC_ORIGIN }, /^SUPPORT_EMAIL is missing/)
    assert.equal(read({ SUPPORT_EMAIL: 'team@sprouts.test', PUBLIC_ORIGIN }).origin, PUBLIC_ORIGIN)
  })
})

describe('counting visits', () => {
  test('takes both settings, or neither', () => {
    assert.equal(read({}).analytics, undefined)
    refuses({ POSTHOG_HOST: 'https://eu.i.posthog.com' }, /^POSTHOG_KEY is missing/)
    refuses({ POSTHOG_HOST: '', POSTHOG_KEY: 'phc_1' }, /^POSTHOG_HOST is missing/)
    const POSTHOG_HOST = 'https://eu.i.posthog.com/'
    assert.deepEqual(read({ POSTHOG_HOST, POSTHOG_KEY: 'phc_1' }).analytics, {
      host: 'https://eu.i.posthog.com',
      key: 'phc_1',
    })
  })
})

describe('the secret of the page of releases', () => {
  test('is never in the configuration, which is public', () => {
    const RELEASES_SECRET = 'a secret of enough characters'
    assert.ok(!JSON.stringify(read({ RELEASES_SECRET })).includes(RELEASES_SECRET))
    assert.equal(readSettings().releasesSecret, RELEASES_SECRET)
  })

  test('is refused if it is short', () =>
    refuses({ RELEASES_SECRET: 'guess me' }, /too short: use at least 16/))
})

describe('the social profiles', () => {
  const PUBLIC_SITE = { PUBLIC_ORIGIN: 'https://sprouts.test', SUPPORT_EMAIL: 'team@sprouts.test' }

  test('are samples on a local site that names none; their addresses belong to nobody', () => {
    const { socialProfiles } = read({ PUBLIC_ORIGIN: '', SOCIAL_PROFILES: '' })
    assert.ok(socialProfiles.length > 0)
    for (const { url } of socialProfiles) assert.match(new URL(url).hostname, /\.example$/)
    assert.deepEqual(remarks({ socialProfiles }), [])
  })

  test('are absent on a public site that names none, and the start says so in one line', () => {
    const { socialProfiles } = read({ ...PUBLIC_SITE, SOCIAL_PROFILES: '' })
    assert.deepEqual(socialProfiles, [])
    const [line = '', ...more] = remarks({ socialProfiles })
    assert.match(line, /^SOCIAL_PROFILES is not set: .+\.$/)
    assert.deepEqual(more, [])
  })

  test('are those of the settings wherever the site is', () => {
    const SOCIAL_PROFILES = 'Facebook=https://www.facebook.com/example, Instagram=https://www.instagram.com/e'
    const expected = [
      { name: 'Facebook', url: 'https://www.facebook.com/example' },
      { name: 'Instagram', url: 'https://www.instagram.com/e' },
    ]
    assert.deepEqual(read({ PUBLIC_ORIGIN: '', SOCIAL_PROFILES }).socialProfiles, expected)
    assert.deepEqual(read({ ...PUBLIC_SITE, SOCIAL_PROFILES }).socialProfiles, expected)
    refuses({ SOCIAL_PROFILES: 'Facebook' }, /^SOCIAL_PROFILES: "Facebook" is not like/)
  })
})

describe('an origin', () => {
  test('has a scheme and a host, and a slash at most', () => {
    const PUBLIC_ORIGIN = 'https://Sprouts.test:443/'
    assert.equal(read({ PUBLIC_ORIGIN, SUPPORT_EMAIL: 'team@sprouts.test' }).origin, 'https://sprouts.test')
  })

  for (const name of ['PUBLIC_ORIGIN', 'SUPABASE_URL', 'POSTHOG_HOST'])
    for (const more of ['/path', '/?z', '?z', '#z', '/y?z'])
      test(`${name} is refused with ${more}`, () =>
        refuses({ [name]: `https://x.test${more}` }, new RegExp(`^${name}=.* is no origin: write it like `)))

  test('is refused with a password, which is not shown', () => {
    refuses({ PUBLIC_ORIGIN: 'https://u:p@x.test' }, /^PUBLIC_ORIGIN=https:\/\/\.\.\.@x\.test is no origin/)
    refuses(
      { PUBLIC_ORIGIN: '', SUPABASE_URL: 'postgres://u:p@x.test/y' },
      /^SUPABASE_URL=postgres:\/\/\.\.\.@x\.test\/y is no origin/,
    )
  })
})

describe('the key of the backend', () => {
  const tokenOf = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`
  const SUPABASE_URL = 'https://backend.test'

  for (const SUPABASE_PUBLISHABLE_KEY of ['sb_publishable_1', 'public-key', tokenOf({ role: 'anon' })])
    test(`may be ${SUPABASE_PUBLISHABLE_KEY}`, () =>
      assert.equal(read({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY }).backend.key, SUPABASE_PUBLISHABLE_KEY))

  for (const key of [
    'sb_secret_1',
    ' sb_secret_1',
    tokenOf({ role: 'service_role' }),
    tokenOf({ role: 'authenticated' }),
    tokenOf({}),
  ])
    test(`is never ${key}, which every document would show`, () => {
      const settings = { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY: key }
      const message = /^SUPABASE_PUBLISHABLE_KEY is a secret key, [^\n]+\.$/
      refuses(settings, message)
      assert.throws(standalone, { message })
      assert.throws(
        () => read(settings),
        (error: Error) => !error.message.includes(key.trim()),
      )
    })
})

describe('the hosts of pictures', () => {
  test('are origins, with or without spaces between them; none means no limit', () => {
    assert.deepEqual(readSettings().imageHosts, [])
    process.env.IMAGE_HOSTS = 'https://a.example.com, https://*.example.net/'
    assert.deepEqual(readSettings().imageHosts, ['https://a.example.com', 'https://*.example.net'])
  })

  test('are refused where they are no origins', () => {
    for (const host of ['a.example.com', 'https://a.example.com/path', 'https://u:p@a.example.com'])
      refuses({ IMAGE_HOSTS: host }, /^IMAGE_HOSTS: "[^"]+" is not like/)
  })
})

describe('the map', () => {
  test('has a style and the origins of its tiles, and is a sketch without', () => {
    assert.equal(readSettings().map, undefined)
    process.env.MAP_STYLE = 'https://tiles.example.com/style.json?key=1'
    assert.deepEqual(readSettings().map, { style: 'https://tiles.example.com/style.json?key=1', hosts: [] })
    process.env.MAP_HOSTS = 'https://files.example.com/'
    assert.deepEqual(siteConfig(readSettings()).map?.hosts, ['https://files.example.com'])
  })

  test('is refused where its addresses are none, or where it has hosts only', () => {
    refuses({ MAP_STYLE: 'style.json' }, /^MAP_STYLE=style.json is no URL/)
    refuses({ MAP_STYLE: 'pmtiles://files.example.com/a' }, /^MAP_STYLE=.* is no URL/)
    refuses({ MAP_STYLE: 'https://a.example.com', MAP_HOSTS: 'b.example.com' }, /^MAP_HOSTS: "b.example.com"/)
    const MAP_HOSTS = 'https://b.example.com/sydney.pmtiles'
    refuses({ MAP_STYLE: 'https://a.example.com', MAP_HOSTS }, /^MAP_HOSTS: "https:.*pmtiles" is not like/)
    refuses({ MAP_STYLE: '', MAP_HOSTS: 'https://b.example.com' }, /^MAP_STYLE is missing/)
  })
})

test('the proxies in front are addresses and networks, and are never a part of a document', () => {
  process.env.TRUSTED_PROXIES = '10.1.2.3, fd00::/8'
  assert.deepEqual(readSettings().trustedProxies, ['10.1.2.3', 'fd00::/8'])
  assert.ok(!JSON.stringify(siteConfig(readSettings())).includes('10.1.2.3'))
})

test('the level of the log is one of a few', () => {
  assert.equal(readSettings().logLevel, undefined)
  process.env.LOG_LEVEL = 'debug'
  assert.equal(readSettings().logLevel, 'debug')
  refuses({ LOG_LEVEL: 'loud' }, /^LOG_LEVEL=loud is none of debug, info, warn, error, silent\.$/)
})

describe('the secret of the debug header', () => {
  test('is read, and is never a part of a document', () => {
    process.env.DEBUG_SECRET = 'a secret of enough characters'
    assert.equal(readSettings().debugSecret, 'a secret of enough characters')
    assert.ok(!JSON.stringify(siteConfig(readSettings())).includes('a secret'))
  })

  test('is refused where it could be guessed', () => {
    refuses({ DEBUG_SECRET: 'short' }, /^DEBUG_SECRET is too short/)
  })
})

describe('the embedded backend', () => {
  test('is asked with the public key of its data folder, and with nothing else of it', () => {
    const { publishable, secret, jwt } = openKeys(DATA_DIR)
    const config = read({})
    assert.deepEqual(config.backend, { url: 'http://127.0.0.1:54321', key: publishable })
    for (const hidden of [secret, jwt]) assert.ok(!JSON.stringify(config).includes(hidden))
    const alone = JSON.parse(standalone())
    assert.equal(alone.backend.key, publishable)
    assert.ok(alone.account)
  })

  test('is not taken by a remote that runs alone where half of another backend is named', () => {
    process.env.SUPABASE_URL = 'https://x.supabase.co'
    assert.throws(standalone, /SUPABASE_PUBLISHABLE_KEY is missing/)
    process.env.SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_x'
    assert.deepEqual(JSON.parse(standalone()), {
      backend: { url: 'https://x.supabase.co', key: 'sb_publishable_x' },
    })
  })
})

describe('a certificate', () => {
  const text = path.join(DATA_DIR, 'text.pem')
  const missing = path.join(DATA_DIR, 'missing.pem')
  const both = (file: string) => ({ TLS_CERT: file, TLS_KEY: file })

  test('comes with its key, in files that can be read, or the start fails with one line', () => {
    writeFileSync(text, 'no certificate')
    refuses({ TLS_CERT: text, TLS_KEY: '' }, /^TLS_KEY is missing: set it beside TLS_CERT, or remove both\.$/)
    refuses({ TLS_CERT: '', TLS_KEY: text }, /^TLS_CERT is missing: set it beside TLS_KEY, or remove both\.$/)
    refuses(both(missing), /^TLS_CERT=.*missing\.pem cannot be read \(ENOENT\)/)
    refuses(both(DATA_DIR), /cannot be read \(EISDIR\)/)
    refuses(both(text), /^TLS_CERT and TLS_KEY are no certificate with its key, in PEM: /)
  })
})
