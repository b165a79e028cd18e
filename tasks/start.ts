import path from 'node:path'
import { remoteNames, remotePort } from 'federation/packages'
import { isLocalHost } from 'shared-ui/site'
import { serveGateway } from 'shell/gateway'
import { createLog } from 'shell/log'
import { dataFolder } from 'supabase/folder'
import { buildSite } from './build.ts'
import { refuseWords } from './runners/refuseWords.ts'
import { runSite } from './site/runSite.ts'
import { gatewayOptions, openSource } from './site/source.ts'
import { releaseTarget } from './site/target.ts'

refuseWords('npm start')

/**
 * `npm start`: builds what has changed, starts the embedded backend and serves the whole site. If RELEASE_TARGET is
 * set, it builds nothing and serves what is live there.
 */
await runSite({
  command: 'npm start',
  async prepare(_settings, signal) {
    if (!process.env.RELEASE_TARGET) await buildSite(console.log, { mayDiffer: true, signal })
  },
  async open(settings, ending) {
    const kept = path.join(dataFolder(), 'gateway')
    return serveGateway({
      ...(await openSource(releaseTarget(), kept)),
      ...gatewayOptions(settings),
      draining: ending,
      // on a terminal only what is wrong
      log: createLog(settings.logLevel ?? 'warn'),
      // a public site must be reachable from other machines
      host: isLocalHost(new URL(settings.origin).hostname) ? '127.0.0.1' : '0.0.0.0',
      localOverrides: { origins: remoteNames.map((name) => `http://localhost:${remotePort(name)}`) },
    })
  },
})
