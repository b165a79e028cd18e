import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** The bytes of lines that wait while they cannot be written. Further lines are lost. */
const MOST_WAITING = 1_000_000
/** When what could not be written is tried again, in milliseconds. */
const AGAIN = 100

/**
 * The standard output, for a log. It may be a file on a full disk, or a pipe that nobody reads: the site goes on meanwhile, and
 * so does the log afterwards. pino's own stream tries to write the last line of an error without end.
 */
export function openOutput(): DestinationStream & { flushSync(): void } {
  let waiting: Buffer[] = []
  let size = 0
  let isBusy = false
  let isFailing = false

  function take(): Buffer {
    const bytes = Buffer.concat(waiting)
    waiting = []
    return bytes
  }

  function keepRest(rest: Buffer): void {
    if (rest.length > 0) waiting.unshift(rest)
    size = waiting.reduce((sum, { length }) => sum + length, 0)
  }

  function next(): void {
    if (isBusy || waiting.length === 0) return
    isBusy = true
    const bytes = take()
    write(1, bytes, (error, written) => {
      keepRest(bytes.subarray(error ? 0 : written))
      if (error) fail(error)
      isFailing = error !== null
      isBusy = isFailing
      if (!isFailing) return next()
      const retry = () => {
        isBusy = false
        next()
      }
      setTimeout(retry, AGAIN).unref()
    })
  }

  function fail({ message }: Error): void {
    if (!isFailing) tellError(`The log cannot be written: ${message}. The site goes on; make room.`)
  }

  /** At the end of the process. What is being written is written to its end. */
  function flushSync(): void {
    try {
      for (let bytes = take(); bytes.length > 0; ) bytes = bytes.subarray(writeSync(1, bytes))
    } catch (error) {
      fail(error as Error) // of the system
      isFailing = true
    }
    keepRest(Buffer.alloc(0))
  }

  process.once('exit', flushSync)
  return {
    write(line) {
      if (size > MOST_WAITING) return
      const bytes = Buffer.from(line)
      waiting.push(bytes)
      size += bytes.length
      next()
    },
    flushSync,
  }
}

/** The standard error may be the same file. */
function tellError(sentence: string): void {
  try {
    writeSync(2, `${sentence}\n`)
  } catch {
    // nobody can be told
  }
}
