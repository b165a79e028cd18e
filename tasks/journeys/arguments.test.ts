import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { ArgumentError, type Asked, readArguments } from './arguments.ts'

const nothing: Asked = {
  only: [],
  overrides: [],
  isSmoke: false,
  hasReport: false,
  isOnScreen: false,
  hasRows: false,
  rest: [],
}
const site = { site: 'https://staging.example', hasReport: true }

const read: [line: string, asked: Partial<Asked>][] = [
  ['', {}],
  ['lists', { only: ['lists'] }],
  ['lists discover --smoke', { only: ['lists', 'discover'], isSmoke: true }],
  ['shell --report', { only: ['shell'], hasReport: true }],
  ['--site https://staging.example', site],
  ['--site=https://staging.example/', site],
  [
    '--site https://staging.example --mail http://localhost:54321/mail.json',
    { ...site, mail: 'http://localhost:54321/mail.json' },
  ],
  [
    '--site https://staging.example --mfe lists@1a2b3c4d --mfe=account@5e6f7a8b',
    { ...site, overrides: ['lists@1a2b3c4d', 'account@5e6f7a8b'] },
  ],
  [
    '--site https://staging.example --mfe shell@1a2b3c4d --mfe lists@http://localhost:3003',
    { ...site, overrides: ['shell@1a2b3c4d', 'lists@http://localhost:3003'] },
  ],
  ['--site https://staging.example --bucket 0', { ...site, bucket: 0 }],
  ['--headed lists', { isOnScreen: true, only: ['lists'], rest: ['--headed'] }],
  ['--ui', { isOnScreen: true, rest: ['--ui'] }],
  ['--trace lists', { only: ['lists'], rest: ['--trace', 'on'] }],
  ['--trace retain-on-failure', { rest: ['--trace', 'retain-on-failure'] }],
  ['--rows', { hasRows: true }],
  // Playwright's own
  [
    'specs/lists/saving.spec.ts --project=desktop',
    { rest: ['specs/lists/saving.spec.ts', '--project=desktop'] },
  ],
  ['-g lists --repeat-each=5', { rest: ['-g', 'lists', '--repeat-each=5'] }],
  ['--reporter list lists', { only: ['lists'], rest: ['--reporter', 'list'] }],
  ['--workers 1 lists', { only: ['lists'], rest: ['--workers', '1'] }],
  [
    '--update-snapshots=changed specs/platform/looks',
    { rest: ['--update-snapshots=changed', 'specs/platform/looks'] },
  ],
]

const refused: [line: string, message: RegExp][] = [
  ['--help', /^Usage: npm run e2e -- .*\[--site ADDRESS .*e2e\/README\.md/],
  ['lists -h', /^Usage: /],
  ['list', /^There is no part called list\. The parts: .*lists/],
  ['--site', /^--site needs a value: --site https:\/\/staging\.example\.$/],
  ['--site --smoke', /^--site needs a value/],
  ['--site staging.example', /^staging\.example is no address: write it like/],
  ['--site ftp://staging.example', /is no address/],
  [
    '--site https://staging.example/activities',
    /is a page of a site: write --site https:\/\/staging\.example\.$/,
  ],
  ['--mail http://localhost/mail.json', /^--mail needs a site that runs: add --site/],
  ['--bucket 3', /^--bucket needs a site that runs/],
  ['--bucket 0', /^--bucket needs a site that runs/],
  ['--mfe lists@1a2b3c4d', /^--mfe needs a site that runs/],
  ['--site https://a.example --mfe lists', /^--mfe lists names no version: write it like lists@1a2b3c4d\.$/],
  [
    '--site https://a.example --mfe cats@1a2b3c4d',
    /^No part with versions is called cats\. They are: .*lists/,
  ],
  ['--site https://a.example --bucket 100', /is no bucket: use a number from 0 to 99\.$/],
  ['--site https://a.example --bucket -1', /^--bucket needs a value|is no bucket/],
]

const words = (line: string) => line.split(' ').filter(Boolean)

describe('the arguments of npm run e2e', () => {
  for (const [line, asked] of read) {
    test(line || 'none', () => assert.deepEqual(readArguments(words(line)), { ...nothing, ...asked }))
  }

  for (const [line, message] of refused) {
    test(`${line} is refused with one line`, () => {
      assert.throws(
        () => readArguments(words(line)),
        (error) => error instanceof ArgumentError && message.test(error.message) && !/\n/.test(error.message),
      )
    })
  }
})
