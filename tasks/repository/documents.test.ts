import assert from 'node:assert/strict'
import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ROOT, remoteNames } from 'federation/packages'
import { SHELL } from 'federation/registry'
import { storageKeys } from '../../shared-auth/src/storageKeys.ts'
import { layers } from '../rooms.ts'
import {
  anchorsOf,
  codeOf,
  decisionsOf,
  documents,
  files,
  fragmentsOf,
  linksOf,
  read,
  tableOf,
} from './documents.ts'

/** Files that a command creates. They are not in the repository. */
const MADE = [
  'site/',
  'site/registry.json',
  'registry.json',
  'release.json',
  'keys.json',
  'e2e/playwright-report/index.html',
]

const packages = globSync('*/package.json', { cwd: ROOT }).map((file) => path.dirname(file))
const manifest = (folder: string) => JSON.parse(read(path.join(folder, 'package.json')))
const scriptsOf = (folder: string): string[] => Object.keys(manifest(folder).scripts ?? {})
const contracts = read('docs/contracts.md')

/** Entries of packages, and packages from npm, also look like paths. */
const doors = packages.flatMap((folder) =>
  Object.keys(manifest(folder).exports ?? {}).map((door) => folder + door.slice(1)),
)
const isPackage = (name: string) => read('pnpm-workspace.yaml').includes(`\n  ${name}:`)

/** Whether an existing file has this path, ends with it, or is in this folder. `*` stands for any name. */
function isThere(named: string): boolean {
  if (MADE.includes(named) || doors.includes(named) || isPackage(named)) return true
  const end = named.endsWith('/') ? '' : '$'
  const pattern = new RegExp(`(^|/)${named.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}${end}`)
  return files.some((file) => pattern.test(file))
}

/** Whether a text is a path: a folder and an extension, a folder with a slash at its end, or a file name. */
const isPath = (code: string) =>
  /^[\w.*-]+(\/[\w.*-]+)*\/$|^([\w.*-]+\/)*[\w.*-]+\.(ts|tsx|js|mjs|json|md|css|csv|sql|toml|yaml|html)$/.test(
    code,
  ) && !code.startsWith('/')

for (const document of documents) {
  describe(document.file, () => {
    test('names only paths that exist', () => {
      const paths = codeOf(document)
        .flatMap((code) => code.replace(/^(node|npx biome \S+) /, '').split(' ')[0] ?? [])
        .filter(isPath)
      assert.deepEqual(
        paths.filter((named) => !isThere(named)),
        [],
      )
    })

    test('names only commands that exist', () => {
      assert.deepEqual(
        codeOf(document).filter((code) => !isCommand(code.trim())),
        [],
      )
    })

    test('links only to what is there', () => {
      const broken = linksOf(document).filter(({ target, anchor }) => {
        const file = target ? path.join(path.dirname(document.file), target) : document.file
        if (!existsSync(path.join(ROOT, file))) return true
        return anchor !== '' && !anchorsOf(read(file)).includes(anchor)
      })
      assert.deepEqual(broken, [])
    })
  })
}

/** Whether the script, package or file of a command exists. Returns true for a text that is not a command. */
function isCommand(code: string): boolean {
  const [, script] = /^npm (?:run )?(?:-s )?([\w:]+)/.exec(code) ?? []
  if (script) return scriptsOf('.').includes(script)
  const [, folder = '', own] = /^pnpm --filter (\S+)(?: ([\w:]+))?/.exec(code) ?? []
  if (folder) return packages.includes(folder) && (!own || scriptsOf(folder).includes(own))
  const [, tool] = /^pnpm exec (\S+)/.exec(code) ?? []
  if (tool) return tool in manifest('.').devDependencies
  const [, root] = /^pnpm ([\w:]+)/.exec(code) ?? []
  if (root) return scriptsOf('.').includes(root)
  const [, version] = /^npx (pnpm@[\w.]+)/.exec(code) ?? []
  if (version) return version === manifest('.').packageManager
  const [, file] = /^node (?:--test )?(\S+\.\w+)/.exec(code) ?? []
  return !file || existsSync(path.join(ROOT, file))
}

describe('decisions', () => {
  const decisions = documents.filter(({ file }) => file.startsWith('docs/decisions/')).flatMap(decisionsOf)

  test('have a number of their own each', () => {
    const numbers = decisions.map(({ number }) => number)
    assert.deepEqual(
      numbers.filter((number, index) => numbers.indexOf(number) !== index || Number.isNaN(number)),
      [],
    )
  })

  test('have a date, a status, a context, a decision and what follows', () => {
    for (const { number, title, date, status, body } of decisions) {
      const name = `${number}. ${title}`
      assert.ok(title && date, `${name} has no title or no line with its date and status`)
      assert.match(status ?? '', /^(accepted|superseded)\b/, name)
      for (const line of ['Context', 'Decision', 'What follows'])
        assert.match(body, new RegExp(`^- ${line}: \\S`, 'm'), name)
    }
  })

  test('that are superseded link to what replaces them', () => {
    const silent = decisions.filter(
      ({ status = '' }) => status.startsWith('superseded') && !/superseded .*\]\(.*#\d+-/.test(status),
    )
    assert.deepEqual(silent, [])
  })

  test('that supersede another are named there', () => {
    for (const { number, status = '' } of decisions) {
      const [, replaced = ''] = /supersedes \[(\d+)\]/.exec(status) ?? []
      const other = decisions.find((decision) => decision.number === Number(replaced))
      if (other)
        assert.match(
          other.status ?? '',
          new RegExp(`superseded .*\\[${number}\\]`),
          `${other.number}. ${other.title}`,
        )
    }
  })

  test('stand in DECISIONS.md on the row of their page, and nothing else does', () => {
    const index = tableOf(read('DECISIONS.md'), 'page').map(([page = '', , numbers = '']) => [
      /\((.+)\)/.exec(page)?.[1],
      numbers.split(', ').map(Number),
    ])
    const pages = Object.groupBy(decisions, ({ file }) => file)
    const found = Object.entries(pages).map(([file, entries = []]) => [
      file,
      entries.map(({ number }) => number),
    ])
    assert.deepEqual(new Map(index as [string, number[]][]), new Map(found as [string, number[]][]))
    assert.doesNotMatch(read('DECISIONS.md'), /^\*\*/m, 'a decision waits to be filed on its page')
  })
})

describe('contracts', () => {
  test('list every fragment with its props', () => {
    const rows = tableOf(contracts, 'name').map(([name, , , props = '']) => [
      name,
      props.replaceAll('`', '').split(', '),
    ])
    assert.deepEqual(Object.fromEntries(rows), fragmentsOf(read('federation/src/contract.ts')))
  })

  test('list every key of the storage as the code does', () => {
    const rows = Object.entries(storageKeys).map(([key, { area, writer, lasts, cleared }]) => [
      key,
      area,
      writer,
      lasts,
      cleared,
    ])
    assert.deepEqual(tableOf(contracts, 'key'), rows)
  })

  test('say the number of the contract', () => {
    const [, number] = /CONTRACT = (\d+)/.exec(read('federation/src/contract.ts')) ?? []
    assert.ok(contracts.includes(`\`CONTRACT\` in \`federation/src/contract.ts\` is ${number};`))
  })
})

describe('the README of every package', () => {
  for (const folder of packages) {
    test(folder, () => {
      const text = read(`${folder}/README.md`)
      const { exports = {}, dependencies = {}, devDependencies = {} } = manifest(folder)
      assert.match(text, /\bDoors:|\bno door\b/, 'says which doors it has')
      assert.match(
        text,
        /^Commands?\b|^## Run$|\bno command\b|What the commands of/m,
        'says which commands it has',
      )
      assert.match(text, /\bimports?\b/, 'says what it may import')

      const fragments = Object.keys(fragmentsOf(read('federation/src/contract.ts')))
      const rooms = layers.find((layer) => layer.folder === `${folder}/src`)?.rooms ?? {}
      const expected = [
        ...Object.keys(rooms).map((room) => `${room}/\``),
        ...fragments.filter((name) => `mfe-${name.split('/')[0]}` === folder),
        ...Object.entries({ ...dependencies, ...devDependencies }).flatMap(([name, version]) =>
          version === 'workspace:*' ? [name] : [],
        ),
        // federation has too many doors to name
        ...(folder === 'federation' ? [] : Object.keys(exports))
          .filter((door) => door !== '.')
          .map((door) => folder + door.slice(1)),
      ]
      assert.deepEqual(
        expected.filter((word) => !text.includes(word)),
        [],
        'names its rooms, fragments, packages and doors',
      )
    })
  }
})

test('every part has each command of a release in its own folder', () => {
  for (const folder of [SHELL, ...remoteNames.map((name) => `mfe-${name}`)])
    for (const command of ['release', 'rollback', 'releases', 'promote', 'stop'])
      assert.equal(
        manifest(folder).scripts[command],
        `node ../bootstrap.mjs release/${command} ${folder.replace('mfe-', '')}`,
      )
})

test('CODEOWNERS names folders that exist', () => {
  const folders = [...read('CODEOWNERS').matchAll(/^\/(\S+)/gm)].map(([, folder = '']) => folder)
  assert.deepEqual(
    folders.filter((folder) => !existsSync(path.join(ROOT, folder))),
    [],
  )
})

test('every mend of the embedded backend says when it can go, by a test that exists', () => {
  const mends = files.filter((file) => file.startsWith('supabase/local/mends/'))
  for (const file of mends) {
    const text = read(file)
    assert.match(text, /@supabase\/lite 0\.10\.0/, file)
    assert.match(text, /No upstream issue found|Known: https:/, file)
    assert.match(text, /It can go /, file)
    const tests = [...text.matchAll(/supabase\/tests\/[\w/.]+\.test\.ts/g)].map(([named]) => named)
    assert.deepEqual(
      tests.filter((named) => !files.includes(named)),
      [],
      file,
    )
  }
})
