import { startDevServer } from 'federation/devServer'
import { remoteNames, remotePort } from 'federation/packages'
import { REGISTRY_SCHEMA, type Registry, type RemoteRelease } from 'federation/registry'
import { renderDevelopmentDocument } from 'shell/document'
import { developRemote } from './site/devRemote.ts'
import { runSite } from './site/runSite.ts'
import { type Settings, siteConfig } from './site/settings.ts'
import { standalone } from './site/standalone.ts'

// `npm run dev -- lists` is of one remote, `npm run dev` of all
const args = process.argv.slice(2)
if (args.length > 0) await developRemote(args)
else await developAll()

/** Starts the embedded backend and a development server with hot reload for the shell and each remote. */
async function developAll(): Promise<void> {
  process.env.NODE_ENV = 'development'
  await runSite({
    command: 'npm run dev',
    ports: () => remoteNames.map((name) => ({ port: remotePort(name), setting: 'REMOTE_PORT' })),
    async prepare() {
      process.env.STANDALONE = standalone()
      await Promise.all(
        remoteNames.map((name) => startDevServer({ folder: `mfe-${name}`, port: remotePort(name) })),
      )
    },
    open: startShell,
    greeting: () => remoteNames.map((name) => [`mfe-${name} alone`, `http://localhost:${remotePort(name)}`]),
  })
}

/** Creates the shell's document like the gateway, with a registry of the development servers. */
function startShell(settings: Settings): Promise<void> {
  const config = siteConfig(settings)
  return startDevServer({
    folder: 'shell',
    port: settings.port,
    completeHtml: (template) => renderDevelopmentDocument({ template, registry: registry(), config }),
  })
}

function registry(): Registry {
  const releases = remoteNames.map((name) => [name, [developmentRelease(name)]])
  return { schema: REGISTRY_SCHEMA, microFrontends: Object.fromEntries(releases) }
}

function developmentRelease(name: string): RemoteRelease {
  return {
    url: `http://localhost:${remotePort(name)}/remoteEntry.js`,
    metadata: { version: 'development' },
    deployment: { traffic: 100, default: true },
    extras: { container: `mfe_${name}`, type: 'global', preload: [], integrity: {}, firstScreens: {} },
  }
}
