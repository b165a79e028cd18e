import { format } from 'node:util'
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino'
import { openOutput } from './output.ts'

export type Log = Logger

export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const

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

/** Ends the process with a last line, which stands after a line that is still being written. */
export function endWith(log: Log, sentence: string): void {
  log.info(sentence)
  log.flush(() => process.exit())
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
