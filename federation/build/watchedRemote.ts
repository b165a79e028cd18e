import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import path from 'node:path'
import {
  createRsbuild,
  loadConfig,
  mergeRsbuildConfig,
  type RsbuildConfig,
  type RsbuildPluginAPI,
} from '@rsbuild/core'
import { readRemote } from '../release/pack.ts'
import { makeTemporaryFolder } from '../release/temporaryFolder.ts'
import { ROOT } from './packages.ts'
import { createRemoteServer } from './remoteServer.ts'

type WatchOptions = {
  /** The registered name. */
  name: string
  port: number
  /** Called after each build. */
  onBuilt(built: { duration: number; hasFailed: boolean }): void
}

/**
 * Builds one remote as for a release, again after each edit, and serves it on this machine (remoteServer.ts). So it runs
 * inside a released shell, with every check that a release has. Resolves after the first build that succeeds.
 *
 * A development build would not run there: the shell has the production build of React, which lacks `jsxDEV`.
 */
export async function watchRemote({ name, port, onBuilt }: WatchOptions): Promise<void> {
  // the remotes' configuration reads it
  process.env.NODE_ENV = 'production'
  const cwd = path.join(ROOT, `mfe-${name}`)
  const dist = makeTemporaryFolder('dev')
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
  const origin = `http://localhost:${port}`
  const { server, show, fail } = createRemoteServer()
  await listen(server, port)

  await new Promise<void>((resolve, reject) => {
    let started = performance.now()
    void buildOnEachEdit(cwd, dist, {
      onStart() {
        started = performance.now()
      },
      onEnd(hasFailed) {
        const duration = performance.now() - started
        if (hasFailed) fail()
        else show({ name, ...readRemote(name, dist, cwd, () => `${origin}/`) })
        onBuilt({ duration, hasFailed })
        if (!hasFailed) resolve()
      },
    }).catch(reject)
  })
}

async function buildOnEachEdit(
  cwd: string,
  dist: string,
  { onStart, onEnd }: { onStart(): void; onEnd(hasFailed: boolean): void },
): Promise<void> {
  const { content } = await loadConfig({ cwd })
  const ours: RsbuildConfig = {
    mode: 'production',
    logLevel: 'error',
    output: { distPath: { root: dist }, minify: false, sourceMap: { js: 'inline-source-map' } },
    // the folder has the files of one build: each door is found by its name
    tools: { rspack: { output: { clean: true } } },
    plugins: [
      {
        name: 'watched-remote',
        setup(api: RsbuildPluginAPI) {
          api.onBeforeBuild(onStart)
          api.onAfterBuild(({ stats }) => onEnd(stats?.hasErrors() ?? true))
        },
      },
    ],
  }
  const rsbuild = await createRsbuild({ cwd, config: mergeRsbuildConfig(content, ours) })
  await rsbuild.build({ watch: true })
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', () => resolve())
  })
}
