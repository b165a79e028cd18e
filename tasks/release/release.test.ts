import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, describe, test } from 'node:test'
import { ROOT } from 'federation/packages'
import { liveRelease } from 'federation/registry'
import { openTarget, parseRecord, readLog, readRegistry, textOfRecord } from 'federation/release'
import { createSite } from '../../shell/server/testing/testSite.ts'

const place = mkdtempSync(path.join(tmpdir(), 'release-task-'))
after(() => rmSync(place, { recursive: true }))

const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

/** The commands as a person types them, and their output. The last word of its script names the file of a task. */
const run = (task: string, ...args: string[]) => runOn(place, task, ...args)

function runOn(
  target: string,
  task: string,
  ...args: string[]
): Promise<{ code: number; text: string; error: string }> {
  const env = { ...process.env, RELEASE_TARGET: target, RELEASED_BY: 'Robin' }
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [path.join(ROOT, 'tasks', `${scripts[task]?.split(' ').at(-1)}.ts`), ...args],
      { env, cwd: tmpdir() },
      (error, text, stderr) => resolve({ code: error ? Number(error.code) : 0, text, error: stderr }),
    ),
  )
}

const live = async () =>
  liveRelease((await readRegistry(await openTarget(place))).registry, 'lists')?.metadata.version ?? 'none'

describe('the commands of a release, as they are typed', () => {
  test('release builds a remote and makes it live, releases lists it, and a second time changes nothing', async () => {
    const { code, text, error } = await run('release', 'lists', '--no-checks')
    assert.equal(code, 0, error)
    assert.match(text, /s {2}built\n/)
    assert.match(text, /copied to .* and compared: \d+ files, \d+\.\d kB/)
    assert.match(text, new RegExp(`lists ${await live()} is live\\.`))
    assert.match(text, /\S has no shell, discover, account, submissions yet: it is no site before .*\n$/)
    const [move] = await readLog(await openTarget(place))
    assert.equal(move?.who, 'Robin')
    assert.match(move?.commit ?? '', /^([0-9a-f]{40}|unknown)\+?$/)

    const listed = await run('releases', 'lists')
    assert.match(listed.text, /^version {3}built +who +size +traffic +live\n/)
    assert.match(
      listed.text,
      new RegExp(
        `${await live()}  \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d UTC  Robin +\\d+\\.\\d kB  100 % +live`,
      ),
    )
    assert.match((await run('release', 'lists', '--no-checks')).text, /was live already: nothing has changed/)
  })

  test('releases names a live version whose record was lost, and a release of the same source mends it', async () => {
    const record = path.join(place, `remotes/lists/${await live()}/release.json`)
    writeFileSync(record, readFileSync(record, 'utf8').slice(0, 100))
    const lost = new RegExp(`\nlists ${await live()}, which visitors get, has no whole release.json: `)
    assert.match((await run('releases', 'lists')).text, lost)
    await run('release', 'lists', '--no-checks')
    assert.doesNotMatch((await run('releases', 'lists')).text, /which visitors get/)
  })

  test('rollback makes an earlier version live, by its name or the one before', async () => {
    const first = await live()
    const second = copyVersion(first)
    const { text } = await run('rollback', 'lists', second)
    assert.equal(text, `lists ${second} is live again, in the place of ${first}.\n`)
    assert.equal(await live(), second)
    assert.equal(
      (await run('rollback', 'lists')).text,
      `lists ${first} is live again, in the place of ${second}.\n`,
    )
    assert.equal(await live(), first)
    assert.deepEqual(
      (await readLog(await openTarget(place))).map(({ action, who }) => [action, who]),
      [
        ['release', 'Robin'],
        ['rollback', 'Robin'],
        ['rollback', 'Robin'],
      ],
    )
  })

  test('release --traffic starts a canary, a second share changes it, promote and stop end it', async () => {
    // another version is live, so that the one of the sources is new
    await run('rollback', 'lists', copyVersion(await live()))
    const before = await live()
    const release = (traffic: string) => run('release', 'lists', '--no-checks', '--traffic', traffic)
    const { text, error } = await release('10')
    const [, tried] =
      /lists (\w+) is a canary for 10 % of the visitors; the others get the live version\./.exec(text) ?? []
    assert.ok(tried, text + error)
    assert.equal(await live(), before)
    assert.match((await release('25')).text, new RegExp(`${tried} is a canary for 25 % of the visitors;`))
    const { text: listed } = await run('releases', 'lists')
    assert.match(listed, new RegExp(`${tried} .* 25 % +canary`))
    assert.match(listed, new RegExp(`${before} .* 75 % +live`))

    const back = await run('rollback', 'lists', copyVersion(before))
    assert.match(back.text, new RegExp(`\nThe canary ${tried} keeps its 25 %: .*promote -- lists`))
    const now = await live()
    assert.equal(
      (await run('promote', 'lists')).text,
      `lists ${tried} is live for all visitors, in the place of ${now}.\n`,
    )
    assert.equal(await live(), tried)

    await run('rollback', 'lists', before)
    await release('10')
    assert.equal(
      (await run('stop', 'lists')).text,
      `lists ${tried} is no longer a canary: all visitors get the live version.\n`,
    )
    assert.equal(await live(), before)
  })

  test('release --traffic 0 copies a version and shows it to nobody', async () => {
    await run('rollback', 'lists', copyVersion(await live()))
    const before = await live()
    const { text, error } = await run('release', 'lists', '--no-checks', '--traffic', '0')
    const [, copied] = /lists (\w+) is copied\. No visitor gets it: .* \?mfe=lists@\1\./.exec(text) ?? []
    assert.ok(copied, text + error)
    assert.equal(await live(), before)
    assert.match((await run('releases', 'lists')).text, new RegExp(`${copied} .* 0 %`))
  })

  test('overrides says what may be tried out, in the registry and in the log', async () => {
    const origin = 'http://localhost:3003'
    const allowed = async () => (await readRegistry(await openTarget(place))).registry.overrides
    const said = async (...args: string[]) => (await run('overrides', ...args)).text
    assert.match(
      await said(origin),
      /now lets visitors try out: released versions, http:\/\/localhost:3003\.\n$/,
    )
    assert.deepEqual(await allowed(), { origins: [origin] })
    assert.match(await said(origin), /already lets/)
    assert.match(await said('--versions'), /now lets visitors try out: released versions\.\n$/)
    assert.deepEqual(await allowed(), { origins: [] })
    assert.match(await said('--none'), /now lets visitors try out: nothing\.\n$/)
    assert.equal(await allowed(), undefined)
    const moves = (await readLog(await openTarget(place))).filter(({ action }) => action === 'overrides')
    assert.deepEqual(
      moves.map(({ who, origins }) => [who, origins]),
      [
        ['Robin', [origin]],
        ['Robin', []],
        ['Robin', undefined],
      ],
    )
  })

  test('a folder that cannot be written to is named in one line', async () => {
    const { site, remove } = await createSite()
    after(remove)
    // where the lock would be
    rmSync(path.join(site, '.pending'), { recursive: true })
    writeFileSync(path.join(site, '.pending'), '')
    const { code, error } = await runOn(site, 'overrides', '--versions')
    assert.equal(code, 1)
    assert.match(error, /^.*\/registry\.json cannot be written: EEXIST: .*\/\.pending'\. Try again .*\n$/)
  })

  test('a folder that cannot be read is named in one line', async () => {
    const looped = path.join(place, 'looped')
    mkdirSync(path.join(looped, 'remotes'), { recursive: true })
    writeFileSync(path.join(looped, 'registry.json'), '{"microFrontends":{}}')
    symlinkSync('lists', path.join(looped, 'remotes/lists'))
    const { code, error } = await runOn(looped, 'releases', 'lists')
    assert.equal(code, 1)
    assert.match(error, /^ELOOP: .*'.*\/looped\/remotes\/lists\/'\n$/)
  })

  for (const [task, args, message] of [
    ['overrides', [], /^Usage: npm run overrides -- ORIGIN/],
    ['overrides', ['--none', 'http://localhost:3003'], /^Usage/],
    ['overrides', ['localhost:3003'], /^"localhost:3003" is no origin: write it like/],
    ['overrides', ['http://localhost:3003/'], /is no origin/],
    ['overrides', ['--nothing'], /is no origin/],
    ['rollback', ['lists', ''], /^Usage: npm run rollback -- NAME/],
    ['dev', ['shop'], /^There is no remote called "shop"\. The remotes are discover, account, lists, /],
    ['dev', ['shell'], /^There is no remote called "shell"/],
    ['dev', ['lists', '--sites'], /^Usage: npm run dev -- NAME/],
    ['dev', ['lists', '--site', 'staging'], /^--site staging is no URL: write it like/],
    ['dev', ['lists', '--site'], /^--site .*is no URL/],
    ['dev', ['lists', '--site', 'http://localhost:9'], /^--site: http:\/\/localhost:9 does not answer\./],
    [
      'release',
      ['lists', '--traffic', '100'],
      /^--traffic 100 is no share: write a whole number from 0 to 99/,
    ],
    ['release', ['lists', '--traffic', '0.5'], /^--traffic 0\.5 is no share/],
    ['release', ['lists', '--trafic', '5'], /^Unknown option '--trafic'\. Usage: npm run release -- NAME \[/],
    ['release', ['lists', '--traffic', '10', '--traffic', '20'], /^--traffic is given more than once/],
    ['release', ['lists', '--traffic', '-5'], /^Option '--traffic' argument is ambiguous\. .*\n$/],
    ['release', ['lists', '--traffic=-5'], /^--traffic -5 is no share/],
    ['rollback', ['lists', 'a', 'b'], /^Usage: npm run rollback -- NAME \[VERSION\]/],
    ['promote', ['account'], /^No canary of account is running\. `npm run release -- account --traffic 10`/],
    ['stop', ['account'], /^No canary of account is running/],
    ['stop', [], /^Usage: npm run stop -- NAME/],
    ['release', [], /^Usage: npm run release -- NAME/],
    ['release', ['shop'], /The names are shell, discover, account, lists, submissions/],
    ['rollback', ['lists', '00000000'], /^There is no version 00000000 of lists in .*: `npm run releases /],
    ['rollback', ['account'], /^No version of account was live before/],
    ['releases', ['../lists'], /^Usage/],
  ] as const) {
    test(`${[task, ...args].join(' ')} ends with one clear line and exit code 1`, async () => {
      const { code, error } = await run(task, ...args)
      assert.equal(code, 1)
      assert.match(error, message)
      assert.doesNotMatch(error, /\n {4}at /)
    })
  }
})

describe('a target that is no site is refused in one line', () => {
  const inPlace = (name: string) => path.join(place, name)
  const refuses = async (target: string, message: RegExp, task: string, ...args: string[]) => {
    const { code, text, error } = await runOn(target, task, ...args)
    assert.deepEqual([code, text], [1, ''])
    assert.match(error, message)
    assert.match(error, /^.+\n$/)
  }

  for (const [task, argument] of [
    ['releases', 'lists'],
    ['rollback', 'lists'],
    ['stop', 'lists'],
    ['promote', 'lists'],
    ['overrides', '--none'],
  ] as const)
    test(`by ${task}, which does not make one`, async () => {
      await refuses(inPlace('nowhere'), /\/nowhere holds no site: release it first, or set /, task, argument)
      assert.ok(!existsSync(inPlace('nowhere')))
    })

  const isNone = /^RELEASE_TARGET=.* is no target: name a folder, or a bucket like s3:/
  for (const [what, target, message] of [
    ['a file', import.meta.filename, isNone],
    ['below a file', path.join(import.meta.filename, 'site'), /\/site holds no site: /],
    ['an address', 'http://x/y', isNone],
    ['a bucket without a name', 's3://', isNone],
    ['an empty folder', inPlace('empty'), /\/empty holds no site: /],
    ['damaged', inPlace('damaged'), /\/damaged\/registry\.json is damaged: The registry is not JSON\. /],
    ['without a file as its registry', inPlace('odd'), /\/odd\/registry\.json cannot be read: EISDIR: /],
  ] as const)
    test(`where it is ${what}`, async () => {
      for (const folder of ['empty', 'damaged', 'odd/registry.json'])
        mkdirSync(inPlace(folder), { recursive: true })
      writeFileSync(inPlace('damaged/registry.json'), '{')
      await refuses(target, message, 'releases', 'lists')
    })
})

/** Copies a version under another name, as if from another build. Returns the name. */
function copyVersion(version: string): string {
  const folder = path.join(place, 'remotes/lists')
  const text = readFileSync(path.join(folder, version, 'release.json'), 'utf8')
  const { files } = parseRecord(text)
  const other = version.replace(/^./, (digit) => ((Number.parseInt(digit, 16) + 1) % 16).toString(16))
  for (const file of files) {
    const to = path.join(folder, other, file.path)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, readFileSync(path.join(folder, version, file.path)))
  }
  writeFileSync(
    path.join(folder, other, 'release.json'),
    textOfRecord(parseRecord(text.replaceAll(version, other))),
  )
  return other
}
