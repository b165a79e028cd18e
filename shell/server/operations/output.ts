import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** The bytes of lines that wait while they cannot be written. Further lines are lost. */
const MOST_WAITING = 1_000_000
/** When what could not be written is tried again, in milliseconds. */
const AGAIN = 100
/** Nobody wakes who waits for it. */
const sleeper = new Int32Array(new SharedArrayBuffer(4))

/**
 * The standard output, for a log. It may be a file on a full disk, or a pipe that nobody reads: the site goes on meanwhile, and
 * so does the log afterwards. pino's own stream tries to write the last line of an error without end.
 */
export function openOutput(): DestinationStream & { flush(done: () => void): void; flushSync(): void } {
  let waiting: Buffer[] = []
  let whenWritten: (() => void)[] = []
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
    isBusy = waiting.length > 0
    if (!isBusy) {
      tellWritten()
      return
    }
    const bytes = take()
    write(1, bytes, (error, written) => {
      keepRest(bytes.subarray(error ? 0 : written))
      tell(error)
      if (error) {
        setTimeout(next, AGAIN).unref()
        tellWritten()
      } else next()
    })
  }

  function tellWritten(): void {
    const asked = whenWritten
    whenWritten = []
    for (const done of asked) done()
  }

  function tell(error: NodeJS.ErrnoException | null): void {
    if (error && isSlow(error)) return
    if (error && !isFailing) tellError(`The log cannot be written: ${error.message}. The site goes on.`)
    isFailing = error !== null
  }

  /** At the end of the process. What is being written is written to its end. */
  function flushSync(): void {
    let bytes = take()
    while (bytes.length > 0)
      try {
        bytes = bytes.subarray(writeSync(1, bytes))
      } catch (cause) {
        const error = cause as NodeJS.ErrnoException // of the system
        tell(error)
        if (!isSlow(error)) break
        Atomics.wait(sleeper, 0, 0, AGAIN)
      }
    keepRest(bytes)
  }

  process.once('exit', flushSync)
  return {
    write(line) {
      if (size > MOST_WAITING) return
      const bytes = Buffer.from(line)
      waiting.push(bytes)
      size += bytes.length
      if (isBusy) return
      isBusy = true
      // an end in the same turn finds all lines of it here, in their order
      setImmediate(next)
    },
    /** Calls when all is written, or cannot be: nothing is being written then. */
    flush(done) {
      if (isBusy) whenWritten.push(done)
      else done()
    },
    flushSync,
  }
}

/** After a look at process.stdout, as by console.log, a pipe that is full says so instead of waiting for its reader. */
const isSlow = ({ code }: NodeJS.ErrnoException) => code === 'EAGAIN'

/** The standard error may be the same file. */
function tellError(sentence: string): void {
  try {
    writeSync(2, `${sentence}\n`)
  } catch {
    // nobody can be told
  }
}
