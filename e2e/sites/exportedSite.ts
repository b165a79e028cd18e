import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SITE } from 'federation/packages'
import { openTarget } from 'federation/release'
import { exportSite } from 'shell/export'
import { startNginx } from 'shell/testing/nginx'
import { freePort } from './freePort.ts'
import { siteConfig } from './siteConfig.ts'

/** Exports the site, and serves it with an nginx that has nothing but the configuration of the export. */
export async function startExportedSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sprouts-exported-'))
  const to = path.join(folder, 'export')
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const config = siteConfig(process.env.BACKEND_ORIGIN ?? '', origin)
  await exportSite({ target: { ...(await openTarget(SITE)), folder: SITE }, config, imageHosts: [], to })
  const nginx = await startNginx(folder, ({ socket }) =>
    readFileSync(path.join(to, 'nginx.conf'), 'utf8').replace(
      'listen 80',
      `listen unix:${socket}; listen 127.0.0.1:${port}`,
    ),
  )
  return {
    origin,
    async stop() {
      await nginx.stop()
      rmSync(folder, { recursive: true })
    },
  }
}
