import path from 'node:path'
import { type Mirror, startMirror } from 'federation/mirror'
import { ROOT, remoteNames, remotePort, SITE } from 'federation/packages'
import { openTarget, type Target } from 'federation/release'
import { isLocalHost } from 'shared-ui/site'
import { neededNames, serveGateway } from 'shell/gateway'
import { buildSite } from './build.ts'
import { runSite } from './site/runSite.ts'
import { siteConfig } from './site/settings.ts'
import { releaseTarget } from './site/target.ts'

/** The gateway's own files: the last good registry, and the copy of a bucket. */
const kept = (name: string) => path.resolve(ROOT, process.env.DATA_DIR || '.data', 'gateway', name)

let mirror: Mirror | undefined
let target: Target | undefined

/**
 * `npm start`: builds what has changed, starts the embedded backend and serves the whole site. If RELEASE_TARGET is
 * set, it builds nothing and serves what is live there.
 */
await runSite({
  command: 'npm start',
  async prepare(_settings, signal) {
    const place = releaseTarget()
    target = await openTarget(place)
    if (place === SITE) return buildSite((line) => console.log(line), signal)
    if (!target.folder) {
      mirror = await startMirror(target, { folder: kept('site'), needed: neededNames })
    }
  },
  open: (settings) =>
    serveGateway({
      site: mirror ? kept('site') : releaseTarget(),
      lastGood: kept('registry.json'),
      fetchFile: mirror?.fetchFile,
      target,
      releasesSecret: settings.releasesSecret,
      port: settings.port,
      tls: settings.tls,
      isWarmed: true,
      // a public site must be reachable from other machines
      host: isLocalHost(new URL(settings.origin).hostname) ? '127.0.0.1' : '0.0.0.0',
      config: siteConfig(settings),
      imageHosts: settings.imageHosts,
      debugSecret: settings.debugSecret,
      localOverrides: { origins: remoteNames.map((name) => `http://localhost:${remotePort(name)}`) },
    }),
})
