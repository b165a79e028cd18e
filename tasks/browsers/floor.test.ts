import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { before, describe, test } from 'node:test'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { parse } from 'acorn'
import { SITE } from 'federation/packages'
import { liveRelease, parseRegistry, SHELL } from 'federation/registry'
import { buildSite } from '../build.ts'
import { floor, lacking, since } from './floor.ts'
import { GUARDED } from './guarded.ts'
import { scanScript, scanStyle } from './scan.ts'

test('the floor is what the documents say', () => {
  assert.deepEqual(Object.fromEntries(floor), { safari: 16.4, safari_ios: 16.4, chrome: 109, firefox: 115 })
})

test('each browser of the floor reads ES2022, with what it needs for the site', () => {
  const { classes, operators, regular_expressions } = data.javascript
  const needed = {
    'static blocks': classes?.static?.initialization_blocks,
    'private fields': classes?.private_class_fields,
    'private methods': classes?.private_class_methods,
    '#field in': classes?.private_class_fields_in,
    'top-level await': operators?.await?.top_level,
    lookbehind: regular_expressions?.lookbehind_assertion,
    'import maps': data.html.elements?.script?.type?.importmap,
  }
  for (const [name, identifier] of Object.entries(needed)) {
    assert.ok(identifier?.__compat, name)
    assert.deepEqual(lacking(identifier.__compat), [], name)
  }
})

test('the test in the document lets exactly the browsers of the floor in', () => {
  const maps = data.html.elements?.script?.type?.importmap?.__compat
  const lh = data.css.types?.length?.lh?.__compat
  const toSorted = data.javascript.builtins?.Array?.toSorted?.__compat
  assert.ok(maps && lh && toSorted)
  for (const [engine, version] of floor) {
    const either = Math.min(since(lh, engine), since(toSorted, engine))
    assert.equal(Math.max(since(maps, engine), either), version, engine)
  }
})

describe('the built site', () => {
  before(() => buildSite(() => {}))

  test('has a script in its document that also older browsers can read', () => {
    const document = builtFiles().find(({ file }) => file === 'index.html')
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(document?.text ?? '') ?? []
    assert.match(script, /dataset\.unsupported/)
    parse(script, { ecmaVersion: 5 })
  })

  test('has no name that is newer than the floor without a guard', () => {
    const found = new Map<string, string>()
    for (const { file, text } of builtFiles())
      for (const name of scan(file, text)) if (!found.has(name)) found.set(name, file)
    const guarded = GUARDED.flatMap(({ names }) => names)
    const unguarded = [...found].filter(([name]) => !guarded.includes(name))
    assert.deepEqual(unguarded, [], 'newer than the floor, and in which file')
    assert.deepEqual(
      guarded.filter((name) => !found.has(name)),
      [],
      'in guarded.ts, but no longer in the site',
    )
  })

  // what a page would do that was built for newer browsers only
  for (const [line, fault] of [
    ['x.replace(/[a--b]/v, "")', /Invalid regular expression flag/],
    ['/(?<a>x)|(?<a>y)/', /Duplicate capture group name/],
    ['import a from "./a.json" with { type: "json" }', /Unexpected token/],
    ['{ using a = b }', /Unexpected token/],
    ['new RegExp("[a--b]", "v")', /RegExp with flags v/],
  ] as const) {
    test(`would fail with ${line} in one of its files`, () => {
      const { text } = oneScript()
      assert.throws(() => scanScript(`${text};${line}`), fault)
    })
  }

  for (const [line, name] of [
    ['Object.groupBy([], (a) => a)', 'Object.groupBy'],
    ['URL.canParse("a")', 'URL.canParse'],
    ['[].toSorted()', '.toSorted'],
    ['new Set()["isSubsetOf"]([])', '.isSubsetOf'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['const { fromAsync } = Array', 'Array.fromAsync'],
    ['globalThis.scheduler', 'scheduler'],
    ['addEventListener("scrollend", () => {})', 'event scrollend'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a script
    ['css`a{field-sizing: content;${b}}`', 'field-sizing:'],
  ] as const) {
    test(`would fail with ${line} in one of its files`, () => {
      const { text } = oneScript()
      assert.ok(!scanScript(text).includes(name))
      assert.ok(scanScript(`${text};${line}`).includes(name))
    })
  }
})

test('a style sheet says what is too new in it', () => {
  const text =
    '@starting-style{a{interpolate-size:allow-keywords}}b:popover-open{color:light-dark(#000,#fff)}'
  assert.deepEqual(scanStyle(text), ['interpolate-size:', '@starting-style', ':popover-open', 'light-dark()'])
})

function builtFiles() {
  const registry = parseRegistry(readFileSync(path.join(SITE, 'registry.json'), 'utf8'))
  const folders = Object.keys(registry.microFrontends).map((name) => {
    const version = liveRelease(registry, name)?.metadata.version ?? ''
    return path.join(SITE, name === SHELL ? '' : 'remotes', name, version)
  })
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|css|html)$/.test(file) && !file.startsWith('server'))
      .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') })),
  )
}

function scan(file: string, text: string): string[] {
  if (file.endsWith('.js')) return scanScript(text)
  if (file.endsWith('.css')) return scanStyle(text)
  // the script of the document asks for what is newer; it is read as ECMAScript 5 above
  return [...text.matchAll(/<style>(.*?)<\/style>/gs)].flatMap(([, style = '']) => scanStyle(style))
}

function oneScript() {
  const script = builtFiles().find(({ file }) => file.startsWith('app.') && file.endsWith('.js'))
  assert.ok(script)
  return script
}
