import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, afterEach, beforeEach } from 'node:test'
import { openTarget } from '../openTarget.ts'
import { packRemote } from '../pack.ts'
import { source, writeBuild } from './builds.ts'
import { startS3Server } from './s3Server.ts'

/** For one test file: a server with the S3 protocol that ends with the file, and a new folder for each test. */
export async function openPlaces() {
  const server = await startS3Server()
  Object.assign(process.env, server.env)
  after(() => server.stop())

  let folder = ''
  let count = 0
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'release-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  /** A path in the folder of the running test. */
  const inFolder = (name: string) => path.join(folder, name)
  return {
    server,
    inFolder,
    /** Packs a remote whose one script has this text. */
    pack: (app: string, name = 'lists') =>
      packRemote(name, writeBuild(inFolder(`mfe-${name}/dist`), { 'app.1.js': app }), source),
    /** The kinds of targets; each opens an empty one. */
    kinds: [
      ['a folder', () => openTarget(path.join(folder, 'site'))],
      ['a bucket', async () => openTarget(await server.place(`bucket-${++count}`))],
    ] as const,
  }
}
