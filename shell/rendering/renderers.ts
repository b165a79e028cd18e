import path from 'node:path'
import { liveRelease, SHELL } from 'federation/registry'
import type { LiveSite } from '../server/site.ts'
import type { SiteConfig } from '../src/config.ts'
import { createRenderer, type Renderer } from './renderer.ts'

/** How long the renderer of versions that are no longer live stays, in milliseconds: a rollback finds it warm. */
const STAYS = 10 * 60 * 1000
/** How often the unused ones are looked for, in milliseconds. */
const SWEEP = 60_000
/** How many there are at most. Each is a process of some 120 MB. */
const MOST = 4

type RenderersOptions = {
  /** The folder with the releases. */
  site: string
  config: SiteConfig
  /** Milliseconds since any moment, which never go back. */
  now?(): number
}

type Pair = { renderer: Renderer; usedAt: number }

/** One renderer for each pair of a version of the shell and a version of a remote, started when it is first needed. */
export function createRenderers({ site, config, now = () => performance.now() }: RenderersOptions) {
  const pairs = new Map<string, Pair>()

  function retire(now: number): void {
    const byUse = [...pairs].sort(([, a], [, b]) => b.usedAt - a.usedAt)
    byUse.forEach(([key, { renderer, usedAt }], place) => {
      if (place < MOST && now - usedAt < STAYS) return
      pairs.delete(key)
      renderer.stop()
    })
  }
  const sweep = setInterval(() => retire(now()), SWEEP).unref()

  return {
    /** The renderer of a remote's pages. Returns undefined if the shell or the remote has no server build. */
    find({ registry }: LiveSite, application: string): Renderer | undefined {
      const shell = bundleOf(site, registry, SHELL)
      const remote = bundleOf(site, registry, application)
      if (!shell || !remote) return undefined
      const key = `${shell.version} ${application} ${remote.version}`
      const usedAt = now()
      const known = pairs.get(key)
      if (known) {
        known.usedAt = usedAt
        return known.renderer
      }
      const base = path.posix.join(path.posix.dirname(liveRelease(registry, application)?.url ?? ''), '/')
      const renderer = createRenderer({ shell, remote, base, config, now })
      pairs.set(key, { renderer, usedAt })
      retire(usedAt)
      return renderer
    },
    /** Whether a process runs now. */
    isRunning: (): boolean => [...pairs.values()].some(({ renderer }) => renderer.pid() !== undefined),
    stop(): void {
      clearInterval(sweep)
      for (const { renderer } of pairs.values()) renderer.stop()
      pairs.clear()
    },
  }
}

function bundleOf(site: string, registry: LiveSite['registry'], name: string) {
  const release = liveRelease(registry, name)
  const server = release?.extras.server
  if (!release || !server) return undefined
  return {
    file: path.resolve(site, server.file),
    integrity: server.integrity,
    version: release.metadata.version,
  }
}
