import assert from 'node:assert/strict'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, describe, mock, test } from 'node:test'
import { liveRelease, parseRegistry } from 'federation/registry'
import { createSite } from '../testing/testSite.ts'

// no gateway looks for releases by itself: each message below is of the request that the test makes
mock.timers.enable({ apis: ['setInterval', 'Date'], now: Date.now() })
const place = await createSite()
const gateway = place.open()
after(() => place.remove())

const get = (target: string, headers: Record<string, string> = {}) => gateway.request(target, { headers })
const html = async (target: string) => (await get(target)).text()
const registryFile = () => path.join(place.site, 'registry.json')

describe('a release while the gateway runs', () => {
  test('of a remote is in the next document', async () => {
    const { url } = await place.release.remote('discover', 'newer app')
    const document = await html('/activities')
    assert.ok(document.includes(`href="${url}"`))
  })

  test('of the shell is in the next document, and its etag is another', async () => {
    const { headers } = await get('/activities')
    const script = '<script type="module" src="/assets/index.1.js"></script>'
    await place.release.shell({ 'index.html': `<head><!--head-->${script}</head>a new shell<!--data-->` })
    const response = await get('/activities', { 'if-none-match': headers.get('etag') ?? '' })
    assert.equal(response.status, 200)
    assert.match(await response.text(), /a new shell/)
  })

  test('of the shell leaves the scripts of the one before to open tabs', async () => {
    await place.release.shell({ 'assets/old.1.js': 'only in this one' })
    await place.release.shell()
    const response = await get('/assets/old.1.js')
    assert.equal(await response.text(), 'only in this one')
    assert.match(response.headers.get('cache-control') ?? '', /immutable/)
  })

  test('that lacks a remote which the routes need is none: the last good one stays', async () => {
    const error = mock.method(console, 'error', () => {})
    const good = await html('/activities')
    const text = readFileSync(registryFile(), 'utf8')
    const { microFrontends, ...rest } = JSON.parse(text)
    for (const name of ['lists', 'shell']) {
      const { [name]: _, ...others } = microFrontends
      writeFileSync(registryFile(), JSON.stringify({ ...rest, microFrontends: others }))
      assert.equal(await html('/activities'), good)
      assert.match(
        String(error.mock.calls.at(-1)?.arguments[1]),
        new RegExp(`has no ${name}, which the routes`),
      )
    }
    writeFileSync(registryFile(), text)
    error.mock.restore()
  })

  for (const what of ['entry', 'script to preload', "shell's own script"]) {
    test(`with no digest for its ${what} is none: the last good one stays`, async () => {
      const error = mock.method(console, 'error', () => {})
      const good = await html('/activities')
      const text = readFileSync(registryFile(), 'utf8')
      const registry = parseRegistry(text)
      const [release] = registry.microFrontends[what.startsWith('shell') ? 'shell' : 'discover'] ?? []
      const { integrity = {}, preload = [] } = release?.extras ?? {}
      delete integrity[(what === 'script to preload' ? preload[0] : release?.url) ?? '']
      writeFileSync(registryFile(), JSON.stringify(registry))
      assert.equal(await html('/activities'), good)
      assert.equal(error.mock.callCount(), 1)
      writeFileSync(registryFile(), text)
      await html('/activities')
      error.mock.restore()
    })
  }

  test('that cannot be read keeps the last good one, is logged once, and is replaced by the next good one', async () => {
    const error = mock.method(console, 'error', () => {})
    const good = await html('/activities')
    const kept = `${registryFile()}.kept`
    renameSync(registryFile(), kept)
    assert.equal(await html('/activities'), good)
    assert.equal(await html('/login').then((text) => text.includes('id="registry"')), true)
    assert.equal(error.mock.callCount(), 1)

    writeFileSync(registryFile(), '{"microFrontends":{"discover":[{}]}}')
    assert.equal(await html('/activities'), good)
    assert.equal(error.mock.callCount(), 2)

    rmSync(registryFile())
    renameSync(kept, registryFile())
    const { url } = await place.release.remote('discover', 'newest app')
    assert.ok((await html('/activities')).includes(`href="${url}"`))
    assert.equal(error.mock.callCount(), 2)
    error.mock.restore()
  })
})

describe('a registry that cannot be read at first', () => {
  for (const [when, file, change] of [
    ['after a second', 'late', 1_000],
    ['when the clock was set back', 'back', -3_600_000],
  ] as const)
    test(`is read again ${when}, although it has not changed, and is logged once`, async () => {
      const error = mock.method(console, 'error', () => {})
      const good = await html('/activities')
      const { metadata } = await place.release.shell({ [`assets/${file}.1.js`]: 'comes late' })
      const document = path.join(place.site, 'shell', metadata.version, 'index.html')
      renameSync(document, `${document}.late`)
      assert.equal(await html('/activities'), good)
      mock.timers.tick(1_000)
      assert.equal(await html('/activities'), good)
      assert.equal(error.mock.callCount(), 1)
      renameSync(`${document}.late`, document)
      assert.equal(await html('/activities'), good, 'not for every request')
      mock.timers.setTime(Date.now() + change)
      assert.ok((await html('/activities')).includes(`assets/${file}.1.js`))
      error.mock.restore()
    })

  test('because it names another site keeps the last good one', async () => {
    const error = mock.method(console, 'error', () => {})
    const good = await html('/activities')
    const text = readFileSync(registryFile(), 'utf8')
    for (const name of ['lists', 'shell']) {
      const registry = parseRegistry(text)
      const [release] = registry.microFrontends[name] ?? []
      const { url = '', extras } = release ?? {}
      const foreign = `https://evil.test${url}`
      Object.assign(extras?.integrity ?? {}, { [foreign]: extras?.integrity[url] })
      Object.assign(release ?? {}, { url: foreign })
      writeFileSync(registryFile(), JSON.stringify(registry))
      assert.equal(await html('/activities'), good)
      assert.match(
        String(error.mock.calls.at(-1)?.arguments[1]),
        /names https:\/\/evil\.test\/.*of another site/,
      )
      assert.throws(() => place.open(), /of another site/)
    }
    writeFileSync(registryFile(), text)
    await html('/activities')
    error.mock.restore()
  })
})

describe("the shell's document with one other bit", () => {
  const flip = (file: string, word: string) => {
    const bytes = readFileSync(file)
    const place = bytes.indexOf(word)
    bytes[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(file, bytes)
  }
  const templateOf = (version: string) => path.join(place.site, 'shell', version, 'index.html')

  test('never goes live: the last good one stays, and no gateway starts on it', async () => {
    const error = mock.method(console, 'error', () => {})
    const good = await html('/activities')
    const { metadata } = await place.release.shell({ 'assets/other.1.js': 'other' })
    flip(templateOf(metadata.version), 'earlyClicks')
    assert.equal(await html('/activities'), good)
    assert.match(String(error.mock.calls.at(-1)?.arguments[1]), /document of the shell \w+ has other bytes/)
    assert.throws(() => place.open(), /has other bytes than were released/)
    flip(templateOf(metadata.version), 'darlyClicks')
    await place.release.remote('lists', 'after that')
    assert.ok((await html('/activities')).includes('assets/other.1.js'))
    error.mock.restore()
  })

  test('is taken as it is where its release has no digest of it yet', async () => {
    const text = readFileSync(path.join(place.site, 'registry.json'), 'utf8')
    const registry = parseRegistry(text)
    const [shell] = registry.microFrontends.shell ?? []
    assert.ok(shell?.extras.template)
    delete shell.extras.template
    writeFileSync(path.join(place.site, 'registry.json'), JSON.stringify(registry))
    const file = templateOf(shell.metadata.version)
    flip(file, 'earlyClicks')
    assert.match(await (await place.open().request('/activities')).text(), /darlyClicks/)
    flip(file, 'darlyClicks')
    writeFileSync(path.join(place.site, 'registry.json'), text)
  })

  test('has a digest that no visitor gets', async () => {
    assert.doesNotMatch(await html('/activities'), /"template"/)
  })
})

describe('a live version that does not fit the shell', () => {
  /** Edits the entry of the live version, in one step as a release does. */
  function speakContract(name: string, contract: number) {
    const registry = parseRegistry(readFileSync(registryFile(), 'utf8'))
    Object.assign(liveRelease(registry, name)?.extras ?? {}, { contract })
    writeFileSync(`${registryFile()}.new`, JSON.stringify(registry))
    renameSync(`${registryFile()}.new`, registryFile())
  }

  test('is replaced by the one before, and the log says so once', async () => {
    const warn = mock.method(console, 'warn', () => {})
    const older = await place.release.remote('discover', 'fits')
    const newer = await place.release.remote('discover', 'does not fit')
    assert.ok((await html('/activities')).includes(newer.url))
    speakContract('discover', 99)

    const document = await html('/activities')
    assert.ok(document.includes(`href="${older.url}"`))
    assert.ok(!document.includes(newer.url), 'also not in the import map')
    await place.release.remote('lists', 'another release')
    await html('/activities')
    const [said, ...more] = warn.mock.calls.map(({ arguments: [sentence] }) => String(sentence))
    assert.match(
      said ?? '',
      /^discover \w+ does not fit the shell \w+: it speaks contract 99, the shell \d\./,
    )
    assert.ok(said?.endsWith(`Visitors get discover ${older.metadata.version} in its place.`))
    assert.deepEqual(more, [])
    warn.mock.restore()
  })

  test('stays where none fits, but nothing of it is preloaded', async () => {
    const warn = mock.method(console, 'warn', () => {})
    const registry = parseRegistry(readFileSync(registryFile(), 'utf8'))
    const [only] = registry.microFrontends.discover ?? []
    registry.microFrontends.discover = only ? [only] : []
    writeFileSync(registryFile(), JSON.stringify(registry))
    const document = await html('/activities')
    assert.match(document, /"contract":99/)
    assert.doesNotMatch(document, /<link rel="modulepreload" href="\/remotes\/discover/)
    assert.match(String(warn.mock.calls[0]?.arguments[0]), /No earlier version fits: visitors see a panel\.$/)
    await place.release.remote('discover', 'fits again')
    assert.match(await html('/activities'), /<link rel="modulepreload" href="\/remotes\/discover/)
    warn.mock.restore()
  })
})

describe('the last good registry is kept on disk:', () => {
  test('a gateway that starts on a broken one serves the last good one, and says so', async () => {
    const error = mock.method(console, 'error', () => {})
    const lastGood = path.join(place.site, '../kept/registry.json')
    const good = await (await place.open({}, { lastGood }).request('/activities')).text()
    const file = path.join(place.site, 'registry.json')
    const text = readFileSync(file, 'utf8')
    for (const broken of ['{', '', JSON.stringify({ microFrontends: {} })]) {
      writeFileSync(file, broken)
      assert.equal(await (await place.open({}, { lastGood }).request('/activities')).text(), good)
      assert.throws(() => place.open(), /registry/)
    }
    rmSync(file)
    assert.equal(await (await place.open({}, { lastGood }).request('/activities')).text(), good)
    writeFileSync(file, text)
    assert.equal(error.mock.callCount(), 4)
    error.mock.restore()
  })
})

test('a gateway that starts before the files of a release have come follows a second after them', async () => {
  const error = mock.method(console, 'error', () => {})
  const lastGood = path.join(place.site, '../kept/registry.json')
  const good = await (await place.open({}, { lastGood }).request('/activities')).text()
  const { metadata } = await place.release.shell({ 'assets/later.1.js': 'comes later' })
  const document = path.join(place.site, 'shell', metadata.version, 'index.html')
  renameSync(document, `${document}.late`)
  const started = place.open({}, { lastGood })
  const answer = async () => (await started.request('/activities')).text()
  assert.equal(await answer(), good)
  renameSync(`${document}.late`, document)
  mock.timers.tick(1_000)
  assert.ok((await answer()).includes('assets/later.1.js'))
  error.mock.restore()
})

test('a site that was never released is refused at start, and the error names the missing file', async () => {
  const empty = await createSite()
  rmSync(path.join(empty.site, 'registry.json'))
  assert.throws(() => empty.open(), /registry\.json is missing: build and release the site first/)
  empty.remove()
})
