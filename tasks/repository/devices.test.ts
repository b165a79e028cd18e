import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, test } from 'node:test'
import { ROOT } from 'federation/packages'

/*
 * What a phone needs and no browser of the tests shows, as rules over the sources. docs/browsers.md says what is left for a
 * person with a phone to try.
 */

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
const template = read('shell/index.html')

/** The sources that draw, without their tests. InState.tsx only reads the rules of others. */
const sources = globSync('{shell,shared-ui,mfe-*}/src/**/*.{ts,tsx,css}', { cwd: ROOT })
  .filter((file) => !/\.test\.|\/testing\/|InState\.tsx$/.test(file))
  .map((file) => ({ file, text: read(file) }))

type Place = { file: string; text: string; at: number }

/** Every place of the sources that has a pattern. */
function placesOf(pattern: RegExp): Place[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => ({ file, text, at: index })),
  )
}

/** The line of each brace that is open at a place of a template, the innermost first. */
function opened({ text, at }: Place): string[] {
  const lines: string[] = []
  let closed = 0
  for (let index = at - 1; index >= 0 && text[index] !== '`'; index -= 1) {
    if (text[index] === '}') closed += 1
    if (text[index] !== '{') continue
    if (closed > 0) closed -= 1
    else lines.push(text.slice(text.lastIndexOf('\n', index) + 1, index))
  }
  return lines
}

/** The text of the style template around a place. */
const around = ({ text, at }: Place) => text.slice(text.lastIndexOf('`', at), text.indexOf('`', at))

/** The same with the style below it: that of what is drawn inside. */
function inside(place: Place): string {
  const end = place.text.indexOf('`', place.at)
  const begin = place.text.indexOf('`', end + 1)
  return around(place) + place.text.slice(end, begin < 0 ? undefined : place.text.indexOf('`', begin + 1))
}

/** The files of the places that break a rule. */
const breaking = (places: Place[], keeps: (place: Place) => boolean) =>
  places.filter((place) => !keeps(place)).map(({ file }) => file)

/** The rules: which places are looked at, and what each of them must have. */
const rules: { rule: string; pattern: RegExp; keeps: (place: Place) => boolean }[] = [
  {
    rule: 'a style for hover counts only where a pointer can hover: after a tap it would stay',
    pattern: /[\w\])}&]:hover\b/,
    keeps: (place) => opened(place).some((line) => /media\.hover|\(hover: hover\)/.test(line)),
  },
  {
    rule: 'a box at the lower edge of the window keeps clear of the home bar',
    pattern: /position: (?:fixed|sticky);\n\s+bottom: (?!calc\(-)/,
    keeps: (place) => inside(place).includes('env(safe-area-inset-bottom)'),
  },
  {
    rule: 'a box that is as wide as the window, or at one of its sides, keeps clear of the camera of a phone on its side',
    pattern: /position: (?:fixed;\n(?!\s+inset: auto)|sticky;\n\s+bottom: (?!calc\(-))/,
    // the page's column does, and what is only a colour has nothing to cover
    keeps: (place) =>
      /env\(safe-area-inset-left\)|\$\{covered\}|scrim/.test(inside(place)) ||
      /styled\(Container\)|<Container>/.test(place.text),
  },
  {
    rule: 'a bar at the upper edge of the window keeps clear of the clock',
    pattern: /position: fixed;\n\s+inset: 0 0 auto/,
    keeps: (place) => around(place).includes('env(safe-area-inset-top)'),
  },
  {
    rule: 'a dialog is above the keyboard of a phone',
    pattern: /styled\.dialog\b/,
    // photos have no field
    keeps: (place) =>
      /height: calc\(100dvh - var\(--keyboard, 0px\)\)/.test(place.text) ||
      place.file.endsWith('/Lightbox.tsx'),
  },
  {
    rule: "a box is as high as what can be seen: 100vh is higher while the phone's bars are there",
    pattern: /(?<!min-)height: (?:calc\()?\d+vh/,
    keeps: () => false,
  },
  {
    rule: 'what is not to be selected is not in Safari either',
    pattern: /(?<!-webkit-)user-select: none/,
    keeps: (place) => around(place).includes('-webkit-user-select: none'),
  },
  {
    rule: 'a field has text of 16 px or more, so that iOS does not zoom in; or it has no text',
    pattern: /styled\.(?:input|textarea|select)(?:<[^>]*>)?`/,
    keeps: (place) => {
      const style = place.text.slice(place.at, place.text.indexOf('\n`', place.at))
      // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
      const sizes = ['${box}', 'font-size: ${theme.text.base}']
      return [...sizes, 'opacity: 0', 'appearance: none', 'accent-color'].some((one) => style.includes(one))
    },
  },
  {
    rule: 'the page can be pulled down to load it again, and swiped back from its edge',
    pattern: /touch-action: none|overscroll-behavior(?:-[xy])?: none|passive: false/,
    // a finger moves the map, and beside it the page
    keeps: (place) => place.file === 'mfe-discover/src/map/MapFrame.ts',
  },
  {
    rule: 'the page behind a box that scrolls by itself stays where it is',
    pattern: /overflow-y: auto/,
    keeps: (place) =>
      // beside the page, not over it
      /position: sticky/.test(around(place)) ||
      place.file === 'mfe-lists/src/saved/ListSidebar.tsx' ||
      opened(place).some((line) => line.includes('max-height')) ||
      around(place).includes('overscroll-behavior: contain'),
  },
]

for (const { rule, pattern, keeps } of rules) {
  test(rule, () => assert.deepEqual(breaking(placesOf(pattern), keeps), []))
}

describe('a rule finds what breaks it', () => {
  const broken = [
    ['a style for hover', '`\n  &:hover {\n    color: red;\n  }\n`'],
    ['a style for hover', 'a:hover {\n  color: red;\n}\n'],
    ['a box at the lower', '`\n  position: fixed;\n  bottom: 0;\n`'],
    [
      'a box at the lower',
      '`\n  position: sticky;\n  bottom: 0;\n` `\n` `\n  padding-bottom: env(safe-area-inset-bottom);\n`',
    ],
    ['a box that is as wide', '`\n  position: fixed;\n  inset: 0;\n`'],
    ['a dialog is above', 'styled.dialog`\n  height: 100dvh;\n`'],
    ['a bar at the upper', '`\n  position: fixed;\n  inset: 0 0 auto;\n`'],
    ['a box is as high', '`\n  max-height: calc(100vh - 4px);\n`'],
    ['what is not to be', '`\n  user-select: none;\n`'],
    ['a field has text', 'styled.input`\n  font-size: 14px;\n`'],
    ['the page can be', '`\n  overscroll-behavior: none;\n`'],
    ['the page behind', '`\n  overflow-y: auto;\n`'],
  ] as const
  const ruleOf = (begin: string) => rules.find((one) => one.rule.startsWith(begin))
  test('each of them', () => assert.equal(new Set(broken.map(([begin]) => ruleOf(begin))).size, rules.length))
  for (const [begin, text] of broken) {
    test(`${begin}: ${text.replaceAll(/\s+/g, ' ')}`, () => {
      const rule = ruleOf(begin)
      assert.ok(rule)
      const at = text.search(rule.pattern)
      assert.ok(at >= 0)
      assert.deepEqual(breaking([{ file: 'a.tsx', text, at }], rule.keeps), ['a.tsx'])
    })
  }
})

test('the page uses the whole screen, and can be made larger', () => {
  const [, viewport = ''] = /<meta name="viewport" content="([^"]*)"/.exec(template) ?? []
  assert.match(viewport, /viewport-fit=cover/)
  // where a phone asks the page, its keyboard makes it lower; useKeyboard.ts is for iOS, which does not
  assert.match(viewport, /interactive-widget=resizes-content/)
  assert.doesNotMatch(viewport, /maximum-scale|user-scalable/)
})

test('the column of the page keeps clear of the camera of a phone on its side', () => {
  const widths = [...read('shared-ui/src/parts/Container.ts').matchAll(/ width: (.*);/g)].map(
    ([, one]) => one,
  )
  assert.equal(widths.length, 3)
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a source
  for (const width of widths) assert.ok(width?.includes('${covered}'), width)
})

test('iOS offers to add a calendar file: it has the type and the ending, and lives until it is read', () => {
  const calls = sources.filter(({ file, text }) => /saveFile\(/.test(text) && !file.endsWith('saveFile.ts'))
  assert.equal(calls.length, 1)
  for (const { file, text } of calls) assert.match(text, /saveFile\(`[^`]+\.ics`, .*'text\/calendar/, file)
  const saving = read('mfe-lists/src/calendar/saveFile.ts')
  // Safari follows a link, and reads the file after it has asked
  assert.match(saving, /link\.download = name/)
  const [, wait = ''] = /setTimeout\(\(\) => URL\.revokeObjectURL\(url\), ([\d_]+)\)/.exec(saving) ?? []
  assert.ok(Number(wait.replaceAll('_', '')) >= 10_000)
})

test('the body of text is 16 px', () => {
  assert.match(read('shared-ui/src/theme/tokens.ts'), /base: '1rem'/)
})
