import { SHELL } from 'federation/registry'
import type { Analytics } from './analytics'
import type { Facts } from './posthog'
import { type FailureKind, sendReport } from './report'

declare global {
  interface Window {
    /** Reports that the shell's script has not started. The document's first script has it. */
    reportShell?: (event: Event) => void
  }
}

export type Failure = {
  kind: FailureKind
  error: unknown
  /** The application that could not be loaded. Without it the remote is read from the error's stack. */
  application?: string
}

type ReporterOptions = {
  analytics: Analytics
  /** Describes the page of a path, or an application on it. */
  describe(pathname: string, application?: string): Facts
  /** The start of the canary that a remote of this page is. */
  moveOf(remote: string): string | undefined
}

/** The maximum number of different failures that one page reports. */
const MOST = 20
const LONGEST = 200
/** The maximum length of a message that is read: a hostile one may be megabytes long. */
const MOST_READ = 1000

/**
 * Reports failures to the team, with remote, release and route. Each failure is reported once: to the analytics if
 * that is allowed, otherwise in one line of the console. The gateway gets the first failure of each remote, with
 * nothing about the visitor or the page.
 */
export function createReporter({ analytics, describe, moveOf }: ReporterOptions) {
  const told = new Set<string>()
  const reported = new Set<string>()

  function report({ kind, error, application }: Failure): void {
    try {
      const place = placeOf(error)
      const owner = application ?? ownerOf(error)
      const facts = { ...describe(window.location.pathname, owner), kind, message: messageOf(error), place }
      const key = [kind, facts.remote, facts.message, place].join(' ')
      if (told.has(key) || told.size >= MOST) return
      told.add(key)
      if (analytics.isOn()) analytics.send('site_error', facts)
      else console.warn(`${sentence(facts)}:`, error)
      const { remote, version } = facts
      if (!reported.has(remote)) sendReport({ kind, remote, version }, moveOf(remote))
      reported.add(remote)
    } catch {
      // A report that fails must not become a failure to report.
    }
  }

  return {
    report,
    /** Reports all uncaught errors and rejections. Returns the function that stops it. */
    watch(): () => void {
      const handleError = ({ error, message }: ErrorEvent) =>
        report({ kind: 'error', error: error ?? message })
      const handleRejection = ({ reason }: PromiseRejectionEvent) =>
        report({ kind: 'rejection', error: reason })
      if (window.reportShell) window.removeEventListener('error', window.reportShell, true)
      window.addEventListener('error', handleError)
      window.addEventListener('unhandledrejection', handleRejection)
      return () => {
        window.removeEventListener('error', handleError)
        window.removeEventListener('unhandledrejection', handleRejection)
      }
    },
  }
}

function sentence({ kind, remote, version, route }: Facts & { kind: FailureKind }): string {
  const part = `The part "${remote}" (${version}) of the page`
  return `${part} ${kind === 'load' ? 'could not be loaded' : 'failed'} at ${route}`
}

/**
 * Removes from an error message what may be personal or secret: quoted text, queries, hashes, e-mail addresses, and
 * words that are as long as a key. Reads only the first whole words of a long text. A quote that does not end takes the
 * rest with it, because half a secret would not look like one.
 */
export function scrub(text: string): string {
  return firstWords(text)
    .replace(/(?<!\w)(["'`“‘])[^"'`”’]*(["'`”’]|$)/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/[?#]\S*/g, '')
    .replace(/[\w.+/=-]{32,}/g, (word) => (/^(https?:)?\//.test(word) ? word : '…'))
    .slice(0, LONGEST)
}

function firstWords(text: string): string {
  if (text.length <= MOST_READ) return text
  const words = text.slice(0, MOST_READ + 1)
  return words.slice(0, words.search(/\s\S*$/) + 1)
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return scrub(text)
}

/** The first position in our own code in the stack: /remotes/lists/1a2b3c4d/app.js:1:204. */
function placeOf(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  const origin = window.location.origin.replace(/[.]/g, '\\.')
  const [, path = '', position = ''] =
    new RegExp(`${origin}(/[^\\s?#:]*)(?:[?#][^\\s:]*)?(:\\d+:\\d+)`).exec(stack) ?? []
  return path + position
}

/** The remote that owns the first remote file in the stack; `shell` if there are only files of the shell. */
function ownerOf(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  return /\/remotes\/([\w-]+)\//.exec(stack)?.[1] ?? (stack.includes('/assets/') ? SHELL : undefined)
}
