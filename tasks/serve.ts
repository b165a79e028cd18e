import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveGateway } from 'shell/gateway'
import { ensureNeeded } from './site/neededSettings.ts'
import { ensureFree } from './site/ports.ts'
import { readSettings } from './site/settings.ts'
import { gatewayOptions, openSource } from './site/source.ts'
import { releaseTarget } from './site/target.ts'

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
  const target = releaseTarget() // loads .env
  ensureNeeded(process.env)
  const settings = readSettings()
  await ensureFree([{ port: settings.port, setting: 'PORT' }], 'npm run serve')
  const host = process.env.HOST || '0.0.0.0'
  await serveGateway({ ...(await openSource(target, ownFolder())), ...gatewayOptions(settings), host })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit())
  // bootstrap.mjs was killed and could not pass on a signal
  process.once('disconnect', () => process.exit(1))
  console.log(`${settings.origin} is served on ${host}:${settings.port}, from ${target}`)
}

/**
 * The last good registry, and the copy of a bucket. With DATA_DIR they are there at the next start, also if the bucket is
 * not.
 */
function ownFolder(): string {
  if (process.env.DATA_DIR) return path.resolve(process.env.DATA_DIR, 'gateway')
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-gateway-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
