import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { summary } from '../../e2e/run/leftOut.ts'
import { locatorIn, stepsOf } from '../../e2e/run/owner.ts'
import { obstacle, selectionOf, titleOf } from '../../e2e/run/run.ts'
import { withOverrides } from '../../e2e/run/visitor.ts'

/** Tests as Playwright names them to `grep`: project, file, title, tags. */
const hearts = 'desktop lists/hearts.spec.ts mfe-lists is down @discover'
const shifts = 'desktop discover/still.spec.ts nothing moves @lists'
const listStates = 'desktop discover/listStates.spec.ts the list loads'
const smoke = 'mobile shell/shell.spec.ts the footer is on every page @smoke'
const smokeOfLists = 'desktop lists/saving.spec.ts hearts are drawn @smoke @discover'
const all = [hearts, shifts, listStates, smoke, smokeOfLists]

const selections: [only: string[], isSmoke: boolean, chosen: string[]][] = [
  [[], false, all],
  [['lists'], false, [hearts, shifts, smokeOfLists]],
  [['discover'], false, [hearts, shifts, listStates, smokeOfLists]],
  [['lists', 'shell'], false, [hearts, shifts, smoke, smokeOfLists]],
  [['account'], false, []],
  [[], true, [smoke, smokeOfLists]],
  [['lists'], true, [smokeOfLists]],
]

describe('a run chooses', () => {
  for (const [only, isSmoke, chosen] of selections) {
    test(`${only.join(' and ') || 'everything'}${isSmoke ? ', smoke only' : ''}`, () => {
      const selection = selectionOf({ only, isSmoke })
      assert.deepEqual(
        all.filter((name) => selection.test(name)),
        chosen,
      )
    })
  }
})

const site = {
  origin: 'https://staging.example',
  publicOrigin: 'https://staging.example',
  backend: { url: 'https://backend.example', key: 'key' },
  hasSample: false,
  hasGateway: true,
}

test('what needs the local site, the sample catalogue, a gateway or live versions is left out elsewhere only', () => {
  const outcomes = [['@local'], ['@sample'], ['@gateway'], ['@live'], ['@lists']].map((tags) => [
    obstacle(tags, {}),
    obstacle(tags, { site }),
    obstacle(tags, { site: { ...site, hasSample: true } }),
    obstacle(tags, { site: { ...site, hasGateway: false } }),
    obstacle(tags, { site, overrides: ['lists@1a2b3c4d'] }),
  ])
  assert.deepEqual(outcomes, [
    [undefined, 'the local site', 'the local site', 'the local site', 'the local site'],
    [undefined, 'the sample catalogue', undefined, 'the sample catalogue', 'the sample catalogue'],
    [undefined, undefined, undefined, 'a gateway', undefined],
    [undefined, undefined, undefined, undefined, 'what is live, without --mfe'],
    [undefined, undefined, undefined, undefined, undefined],
  ])
})

test('what was left out is counted by its reason, and nothing is said where nothing was', () => {
  assert.equal(summary(12, []), '')
  assert.equal(
    summary(412, ['need the local site', 'need a mailbox (--mail)', 'need the local site']),
    '  412 tests, 3 left out: 2 need the local site, 1 need a mailbox (--mail)',
  )
})

test('a report says at its head what was tested', () => {
  const versions = { lists: '1a2b3c4d', shell: '5e6f7a8b' }
  assert.equal(titleOf({ versions }), 'The local site: lists 1a2b3c4d, shell 5e6f7a8b')
  assert.equal(
    titleOf({ versions, site, bucket: 3 }),
    'https://staging.example (bucket 3): lists 1a2b3c4d, shell 5e6f7a8b',
  )
})

test('a document is asked for with each of the versions, beside its own query', () => {
  assert.equal(
    withOverrides('https://staging.example/activities?search=zoo', ['lists@1a', 'account@2b']),
    'https://staging.example/activities?search=zoo&mfe=lists%401a&mfe=account%402b',
  )
})

describe('the locator of a failed step', () => {
  const errors: [error: string, locator: string | undefined][] = [
    [
      "Error: expect(locator).toBeVisible() failed\n\nLocator:  getByRole('dialog').getByLabel('List name')\nExpected: visible",
      "getByRole('dialog').getByLabel('List name')",
    ],
    [
      "locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001B[2m  - waiting for getByRole('button', { name: 'Save' })\u001B[22m\n",
      "getByRole('button', { name: 'Save' })",
    ],
    ['Error: expect(received).toBe(expected)', undefined],
  ]
  for (const [error, locator] of errors) test(String(locator), () => assert.equal(locatorIn(error), locator))

  test('is narrowed down step by step', () => {
    assert.deepEqual(stepsOf("getByRole('main').getByRole('button', { name: 'Save (1).' }).first()"), [
      "getByRole('main').getByRole('button', { name: 'Save (1).' }).first()",
      "getByRole('main').getByRole('button', { name: 'Save (1).' })",
      "getByRole('main')",
    ])
  })
})
