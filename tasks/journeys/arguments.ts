import { remoteNames } from 'federation/packages'
import { SHELL } from 'federation/registry'

/** What `npm run e2e` was asked for. */
export type Asked = {
  /** Remotes, the shell, or `platform`. */
  only: string[]
  site?: string
  mail?: string
  overrides: string[]
  bucket?: number
  isSmoke: boolean
  hasReport: boolean
  /** Whether the browser is on screen. */
  isOnScreen: boolean
  /** Whether to print which spec shows which row of the specification. */
  hasRows: boolean
  /** What Playwright gets as it is. */
  rest: string[]
}

/** An argument that a person can correct: its message is one line. */
export class ArgumentError extends Error {}

/** What has versions. */
const RELEASED: readonly string[] = [...remoteNames, SHELL]

/** The folders of e2e/specs. */
export const NAMES = [...RELEASED, 'platform']

/** Playwright's own options of two words, whose second word is no name of ours. */
const WITH_VALUE =
  /^(-[cgj]|--(config|global-timeout|grep|grep-invert|gv|max-failures|output|project|repeat-each|reporter|retries|shard|timeout|workers))$/

const USAGE =
  'Usage: npm run e2e -- [NAME ...] [--smoke] [--site ADDRESS [--mail ADDRESS] [--mfe NAME@VERSION] [--bucket NUMBER]] [--report], and more in e2e/README.md. Options of Playwright go to it: npx playwright test --help.'

/** Reads the arguments of `npm run e2e`. What is not listed in e2e/README.md goes to Playwright as it is. */
export function readArguments(words: readonly string[]): Asked {
  const asked: Asked = {
    only: [],
    overrides: [],
    isSmoke: false,
    hasReport: false,
    isOnScreen: false,
    hasRows: false,
    rest: [],
  }
  const left = [...words]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    const [option = '', joined] = word.startsWith('--') ? word.split(/=(.*)/s) : [word]
    const value = (example: string) => joined ?? valueAfter(option, left, example)
    if (['--help', '-h'].includes(word)) throw new ArgumentError(USAGE)
    if (option === '--site') asked.site = originOf(value('https://staging.example'))
    else if (option === '--mail') asked.mail = addressOf(value('https://staging.example/mail.json'))
    else if (option === '--mfe') asked.overrides.push(overrideOf(value('lists@1a2b3c4d')))
    else if (option === '--bucket') asked.bucket = bucketOf(value('3'))
    else if (option === '--smoke') asked.isSmoke = true
    else if (option === '--report') asked.hasReport = true
    else if (option === '--rows') asked.hasRows = true
    else if (option === '--trace') asked.rest.push('--trace', joined ?? traceMode(left))
    else if (option === '--headed' || option === '--ui') {
      asked.isOnScreen = true
      asked.rest.push(word)
    } else if (NAMES.includes(word)) asked.only.push(word)
    else if (/^[a-z]+$/i.test(word))
      throw new ArgumentError(
        `There is no part called ${word}. The parts: ${NAMES.join(', ')}. Write the value of an option with =.`,
      )
    else {
      asked.rest.push(word)
      const next = left[0]
      if (WITH_VALUE.test(word) && next !== undefined) asked.rest.push(String(left.shift()))
    }
  }
  refuseWithoutSite(asked)
  return { ...asked, hasReport: asked.hasReport || asked.site !== undefined }
}

function refuseWithoutSite({ site, mail, overrides, bucket }: Asked) {
  if (site) return
  const given = { '--mail': mail, '--mfe': overrides[0], '--bucket': bucket }
  const option = Object.entries(given).find(([, value]) => value !== undefined)?.[0]
  if (option) throw new ArgumentError(`${option} needs a site that runs: add --site https://staging.example.`)
}

function valueAfter(option: string, left: string[], example: string): string {
  const next = left.shift()
  if (next === undefined || next.startsWith('-'))
    throw new ArgumentError(`${option} needs a value: ${option} ${example}.`)
  return next
}

/** Playwright's modes; `--trace` alone means that every test has one. */
const TRACE_MODES = /^(on|off|on-first-retry|on-all-retries|retain-on-\S+)$/

const traceMode = (left: string[]) => (TRACE_MODES.test(left[0] ?? '') ? String(left.shift()) : 'on')

function addressOf(text: string): string {
  if (/^https?:\/\/./.test(text) && URL.canParse(text)) return new URL(text).href
  throw new ArgumentError(`${text} is no address: write it like https://staging.example.`)
}

function originOf(text: string): string {
  const { origin, pathname, search, hash } = new URL(addressOf(text))
  if (pathname + search + hash === '/') return origin
  throw new ArgumentError(`${text} is a page of a site: write --site ${origin}.`)
}

function overrideOf(text: string): string {
  const [, name = '', version = ''] = /^([\w-]+)@(\S+)$/.exec(text) ?? []
  if (!version) throw new ArgumentError(`--mfe ${text} names no version: write it like lists@1a2b3c4d.`)
  if (RELEASED.includes(name)) return text
  throw new ArgumentError(`No part with versions is called ${name}. They are: ${RELEASED.join(', ')}.`)
}

function bucketOf(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text)
  throw new ArgumentError(`--bucket ${text} is no bucket: use a number from 0 to 99.`)
}
