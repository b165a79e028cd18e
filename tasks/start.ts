import { createServer } from 'node:net'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { demoAccount } from 'supabase/demo'
import { type BackendProcess, startBackendProcess } from './backendProcess.ts'
import { buildSite } from './build.ts'
import { readSettings, SettingError, type Settings } from './settings.ts'

/** `npm start`: builds what has changed, starts the embedded backend and serves the whole site. */
async function start(): Promise<void> {
  const settings = readSettings()
  const { port, backendPort, backend } = settings
  await ensureFree(port, 'PORT')
  if (backend.isLocal) await ensureFree(backendPort, 'BACKEND_PORT')

  let backendProcess: BackendProcess | undefined
  const stopAll = async (code: number) => {
    await backendProcess?.stop()
    process.exit(code)
  }
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // a terminal sends the signal to every process of the group, and npm passes it on once more
      if (!isStopping) void stopAll(0)
      isStopping = true
    })
  }

  try {
    const building = buildSite((line) => console.log(line))
    if (backend.isLocal) backendProcess = await startBackendProcess(backendPort, settings.origin)
    await building
    await serveGateway({ site: SITE, port, config: siteConfig(settings), imageHosts: settings.imageHosts })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return stopAll(1)
  }
  console.log(greeting(settings))
  const code = await backendProcess?.stopped
  if (code !== undefined && !isStopping) {
    console.error('The backend has stopped, so the site stops too.')
    process.exit(1)
  }
}

function siteConfig({ backend, origin, socialProfiles }: Settings) {
  return { backend: { url: backend.url, key: backend.key }, origin, socialProfiles }
}

function greeting({ port, backend }: Settings): string {
  const site = `The site      http://localhost:${port}`
  if (!backend.isLocal) return `\n${site}\nThe backend   ${backend.url}\n`
  return [
    '',
    site,
    `The backend   ${backend.url}`,
    `Mails         ${backend.url}/mailbox`,
    `Demo account  ${demoAccount.email}, password ${demoAccount.password} (local only)`,
    'Ctrl-C stops everything.',
    '',
  ].join('\n')
}

/** Ends early, with one line, when another program listens on a port that is needed. */
function ensureFree(port: number, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new SettingError(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use: stop the other program, or choose another with ${name}=${port + 1} npm start.`
            : `Port ${port} cannot be used (${error.code}): choose another with ${name}=8080 npm start.`,
        ),
      ),
    )
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

await start().catch((error: unknown) => {
  console.error(error instanceof SettingError ? error.message : error)
  process.exit(1)
})
