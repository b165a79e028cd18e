import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, beforeEach } from 'node:test'
import { type Package, packRemote } from '../pack.ts'
import { readRegistry } from '../pointer.ts'
import type { Target } from '../target.ts'
import { filesOf, liveVersion, source, writeBuild } from './builds.ts'
import { startS3Server } from './s3Server.ts'

const CHILD = path.join(import.meta.dirname, 'releaseOnce.ts')

/** Three versions of a remote. */
export type Three = readonly [Package, Package, Package]
type Ended = { code: number | null; signal: string | null; error: string }
/** Runs a command in a process that is killed at a certain moment, if it lives as long. Returns how it ended. */
type Kill = (args: string[]) => Promise<Ended>
/** Prepares a place, has a command killed in it, and checks what follows. Returns whether the kill came in time. */
export type Attempt = (place: string, kill: Kill) => Promise<boolean>

/** For one test file: a server with the S3 protocol, a folder for each test, and commands that are killed at each step. */
export async function openKills() {
  const server = await startS3Server()
  Object.assign(process.env, server.env)
  after(() => server.stop())

  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'interrupted-'))
    server.onWrite = undefined
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A path in the folder of the running test. */
  const inFolder = (name: string) => path.join(folder, name)
  const buildOf = (app: string) => writeBuild(inFolder(`${app}/dist`), { 'app.1.js': app })

  /** Runs a release in a process of its own. */
  function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, [CHILD, ...args], { env: { ...process.env, ...env } })
    let error = ''
    child.stderr.on('data', (text) => {
      error += text
    })
    const ended = new Promise<Ended>((resolve) =>
      child.on('close', (code, signal) => resolve({ code, signal, error })),
    )
    return { child, ended }
  }

  const packOf = (app: string) => packRemote('lists', buildOf(app), source)
  return {
    server,
    inFolder,
    buildOf,
    run,
    packOf,
    /** Packed once: a process that was started reads the same folders. The second is in `two/dist`. */
    packThree: async (): Promise<Three> => [await packOf('one'), await packOf('two'), await packOf('three')],
    live: async (target: Target) => liveVersion((await readRegistry(target)).registry, 'lists'),

    /** Kills a command after its first change to a folder, after its second, and so on until one is through. Counts the kills. */
    async killAfterEachChange(attempt: Attempt): Promise<number> {
      let kills = 0
      let isThrough = false
      const killAfter = async (change: number) => {
        const place = inFolder(`site-${change}`)
        const kill: Kill = (args) => run(args, { DIE_AFTER: String(change) }).ended
        if (await attempt(place, kill)) kills++
        else isThrough = true
        assert.deepEqual(filesOf(path.join(place, '.pending')), [], 'nothing is left behind')
        rmSync(place, { recursive: true })
      }
      for (let change = 1; !isThrough; change += 3)
        await Promise.all([killAfter(change), killAfter(change + 1), killAfter(change + 2)])
      return kills
    },

    /** The same at each write to a bucket, which still completes that write. */
    async killAtEachWrite(name: string, attempt: Attempt): Promise<number> {
      for (let kills = 0; ; kills++) {
        const kill: Kill = async (args) => {
          const { child, ended } = run(args)
          let writes = 0
          server.onWrite = () => ++writes === kills + 1 && child.kill('SIGKILL')
          return ended.finally(() => {
            server.onWrite = undefined
          })
        }
        if (!(await attempt(await server.place(`${name}-${kills}`), kill))) return kills
      }
    },
  }
}
