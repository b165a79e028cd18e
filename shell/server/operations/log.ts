import { writeSync } from 'node:fs'
import { format } from 'node:util'
import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

/** The signs of lines that wait while they cannot be written. Further lines are lost. */
const MOST_WAITING = 1_000_000

/** A log of one JSON object a line, on the standard output or in `stream`. */
export function createLog(level: (typeof LOG_LEVELS)[number], stream?: DestinationStream): Log {
  const options = {
    level,
    // neither the process nor the host
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, stream ?? openOutput())
}

/** The standard output, which may be a file on a full disk: the site goes on, and so does the log when there is room again. */
function openOutput(): DestinationStream {
  const output = destination({ dest: 1, sync: true, maxLength: MOST_WAITING })
  let isFailing = false
  output.on('error', (error: Error) => {
    if (!isFailing) tellError(`The log cannot be written: ${error.message}. The site goes on; make room.`)
    isFailing = true
  })
  output.on('write', () => {
    isFailing = false
  })
  // of a fatal error: it would try without end. What can be written is written already
  output.flushSync = () => {}
  return output
}

/** The standard error may be the same file. */
function tellError(sentence: string): void {
  try {
    writeSync(2, `${sentence}\n`)
  } catch {
    // nobody can be told
  }
}

/** What any package tells the operator through the console becomes lines of the log, so that all lines have one form. */
export function takeConsole(log: Log): void {
  for (const [method, level] of [
    ['log', 'info'],
    ['info', 'info'],
    ['warn', 'warn'],
    ['error', 'error'],
  ] as const)
    console[method] = (...words: unknown[]) => log[level](format(...words))
}
