import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import postgres, { type Sql } from 'postgres'
import { DatabaseDown, startTimer } from '../limits/outages.ts'

/** One connection: a driver of its own, which connects once. */
type Line = {
  sql: Sql
  socket?: Socket
  /** Why it is not used any more. */
  lost?: string
}

/** What the options of the driver say of the place of the database. */
type Place = { host: string[]; port: number[]; path?: string | false; connect_timeout: number }

/**
 * Lets the driver's reserve() survive a lost connection. In postgres.js 3.4.9 a statement on a reserved connection that was
 * closed ends the whole process, or the connection never works again; a server that closes at once is asked again without
 * end, and a silent one is waited for without end. So each reserved connection is a driver of its own that is thrown away with
 * its connection, and DatabaseDown is thrown in place of the driver's error. Returns the function that closes them all.
 *
 * https://github.com/porsager/postgres/issues/1208. It can go when supabase/tests/process/databaseDown.test.ts passes without it.
 */
export function mendConnections(driver: Sql): () => Promise<unknown> {
  const { max } = driver.options
  const lines = new Set<Line>()
  const free: Line[] = []
  const turns: ((line: Line) => void)[] = []
  let areTypesKnown = false

  function open(): Line {
    const line: Line = { sql: driver }
    const options = {
      // as it has read them: its types are those of options that it has not
      ...(driver.options as object),
      max: 1,
      // it would end a connection between two statements of a transaction
      max_lifetime: null,
      // whose failure would end the process; the options are shared, so that the first statement has told all
      fetch_types: !areTypesKnown,
      onclose: () => void lose(line, 'it was closed'),
      socket: (place: Place) => dial(line, place),
    }
    line.sql = postgres(options)
    lines.add(line)
    return line
  }

  function lose(line: Line, reason: string) {
    if (line.lost) return
    line.lost = reason
    lines.delete(line)
    line.socket?.destroy()
    // what it has not begun is refused, too
    void line.sql.end({ timeout: 0 })
  }

  async function run(line: Line, text: string, values: never[]) {
    if (line.lost) throw new DatabaseDown(line.lost)
    const timer = startTimer(() => lose(line, 'no answer in time'))
    try {
      const rows = await line.sql.unsafe(text, values)
      areTypesKnown = true
      return rows
    } catch (error) {
      if (error instanceof DatabaseDown) lose(line, error.reason)
      else if (isLoss(error)) lose(line, error.message)
      if (line.lost) throw new DatabaseDown(line.lost)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async function take(): Promise<Line> {
    let line = free.pop()
    while (line?.lost) line = free.pop()
    if (line) return line
    if (lines.size < max) return open()
    const { promise, resolve, reject } = Promise.withResolvers<Line>()
    turns.push(resolve)
    const timer = startTimer(() => {
      turns.splice(turns.indexOf(resolve), 1)
      reject(new DatabaseDown('no connection was free in time'))
    })
    return promise.finally(() => clearTimeout(timer))
  }

  function give(line: Line) {
    const turn = turns.shift()
    if (turn) turn(line.lost ? open() : line)
    else if (!line.lost) free.push(line)
  }

  const reserve = async () => {
    const line = await take()
    return {
      unsafe: (text: string, values: never[]) => run(line, text, values),
      release: () => give(line),
    }
  }
  Object.assign(driver, { reserve })
  return () => Promise.all([...lines].map(({ sql }) => sql.end({ timeout: 1 })))
}

/** The driver asks for a second socket if the server has closed the first before it was used. */
async function dial(line: Line, { host: [host], port: [port = 0], path, connect_timeout }: Place) {
  if (line.socket) throw new DatabaseDown('the server closes connections at once')
  const socket = path ? connect(path) : connect(port, host)
  line.socket = socket
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connect_timeout * 1000) })
  } catch (error) {
    socket.destroy()
    // for a name with two addresses only the code says something
    throw new DatabaseDown(
      error instanceof Error && 'code' in error ? error.message || `${error.code}` : `${error}`,
    )
  }
  // TLS checks the certificate against it
  return Object.assign(socket, { host })
}

/** Whether the connection is lost: the database itself ends it (FATAL), or the driver or the system has no other answer. */
const isLoss = (error: unknown): error is Error =>
  error instanceof Error &&
  ('syscall' in error ||
    ('severity' in error && error.severity !== 'ERROR') ||
    ('code' in error && String(error.code).startsWith('CONNECT')))
