import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ROOT, remoteNames, SITE } from 'federation/packages'
import { localKeys } from 'supabase/testing/keys'

export type Development = {
  origin: string
  /** The origin of a remote's development server. */
  remote(name: (typeof remoteNames)[number]): string
  /** Replaces text in a source file, as an editor does. */
  edit(file: string, from: string, to: string): void
  stop(): Promise<void>
}

/** Paths that are not copied: generated files. The root's packages are linked instead. */
const MADE = /^(\.git|\.data|site|node_modules)$|(^|[/\\])(dist|test-results)$/

/**
 * Copies the sources to a new folder, whose name has unusual characters, because nothing may depend on it. Whoever calls
 * it removes `folder`.
 */
export function copyRepository(): { folder: string; copy: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-copy-'))
  const copy = path.join(folder, 'été at home', 'site')
  cpSync(ROOT, copy, {
    recursive: true,
    verbatimSymlinks: true,
    // a file as new as its server may be taken for an edited one, and the page would be loaded again
    preserveTimestamps: true,
    filter: (file) => !MADE.test(path.relative(ROOT, file)),
  })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
  return { folder, copy }
}

/**
 * Runs `npm run dev` with the tests' backend in a copy of the repository, so that its files can be edited. The
 * arguments are those after `npm run dev --`.
 */
export async function startDevelopment(...args: string[]): Promise<Development> {
  const { folder, copy } = copyRepository()
  try {
    return await developIn(folder, copy, args)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

async function developIn(folder: string, copy: string, args: string[]): Promise<Development> {
  symlinkSync(SITE, path.join(copy, 'site'))

  const port = await freePorts(5)
  const child = spawn(process.execPath, [path.join(copy, 'tasks/dev.ts'), ...args], {
    env: {
      ...process.env,
      PORT: String(port),
      REMOTE_PORT: String(port + 1),
      SUPABASE_URL: process.env.BACKEND_ORIGIN,
      SUPABASE_PUBLISHABLE_KEY: localKeys.publishable,
    },
    // the IPC channel ends it together with this process
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await greeting(child)
  return {
    origin: `http://localhost:${port}`,
    remote: (name) => `http://localhost:${port + 1 + remoteNames.indexOf(name)}`,
    edit(file, from, to) {
      const target = path.join(copy, file)
      const source = readFileSync(target, 'utf8')
      if (!source.includes(from)) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(target, source.replace(from, to))
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true })
    },
  }
}

/** Resolves when everything runs. */
function greeting(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout?.on('data', (piece) => {
      said += piece
      if (said.includes('Ctrl-C')) resolve()
    })
    child.stdout?.on('close', () =>
      reject(new Error(`npm run dev ended with code ${child.exitCode}: ${said}`)),
    )
  })
}

/** Finds `count` free ports in a row, below the ephemeral ports, and returns the first. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const row = Array.from({ length: count }, (_, index) => isFree(first + index))
    if ((await Promise.all(row)).every(Boolean)) return first
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
}
