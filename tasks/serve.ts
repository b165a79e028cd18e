import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { makeTemporaryFolder } from 'federation/temporaryFolder'
import { drain } from 'shell/drain'
import { serveGateway } from 'shell/gateway'
import { createLog, endWith, type Log, takeConsole } from 'shell/log'
import { dataFolder } from 'supabase/folder'
import { refuseWords } from './runners/refuseWords.ts'
import { ensureFiles, warnOfFewFiles } from './site/openFiles.ts'
import { ensureFree } from './site/ports.ts'
import { readServeSettings } from './site/serveSettings.ts'
import { onEndSignal, onOrphaned } from './site/signals.ts'
import { gatewayOptions, openSource } from './site/source.ts'
import { releaseTarget } from './site/target.ts'

refuseWords('npm run serve')

/**
 * `npm run serve`: the gateway alone. It builds nothing, starts no backend and keeps nothing that another gateway needs, so
 * any number of them can serve one target.
 */
try {
  await serve()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

async function serve(): Promise<void> {
  ensureFiles()
  const target = releaseTarget() // loads .env
  const { settings, host, drainDelay } = readServeSettings()
  await ensureFree([{ port: settings.port, setting: 'PORT', host }], 'npm run serve')
  const log = createLog(settings.logLevel ?? 'info')
  takeConsole(log)
  endAtError(log)
  const draining = new AbortController()
  let server: Awaited<ReturnType<typeof serveGateway>> | undefined
  async function end() {
    if (draining.signal.aborted) return
    log.info('The gateway ends')
    draining.abort()
    // while it starts there is nothing to finish
    if (server) {
      await delay(drainDelay)
      if (!(await drain(server))) log.warn('Requests that took too long were cut')
    }
    endWith(log, 'The gateway has ended')
  }
  // before the first look into a bucket, which may take long: in a container, whose first process this is, a signal that
  // nobody listens to does nothing
  onEndSignal(() => void end())
  onOrphaned(() => void end())
  const source = await openSource(target, ownFolder())
  server = await serveGateway({
    ...source,
    ...gatewayOptions(settings),
    host,
    draining: draining.signal,
    log,
  })
  log.info({ host, port: settings.port, target }, `${settings.origin} is served`)
  const warning = warnOfFewFiles()
  if (warning) log.warn(warning)
}

/** What state the process is in after such an error nobody knows: it ends, and whoever runs it starts it again. */
function endAtError(log: Log): void {
  // rejections come here too
  process.once('uncaughtException', (error: unknown) => {
    // the stack only: other fields of an error may hold an address
    const stack = error instanceof Error ? error.stack : String(error)
    log.fatal({ error: stack }, 'The gateway ends, because of an error that nobody has caught')
    process.exit(1)
  })
}

/**
 * The last good registry, and the copy of a bucket. With DATA_DIR they are there at the next start, also if the bucket is
 * not.
 */
function ownFolder(): string {
  if (process.env.DATA_DIR) return path.join(dataFolder(), 'gateway')
  const folder = makeTemporaryFolder('gateway')
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
