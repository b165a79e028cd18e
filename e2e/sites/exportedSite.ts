import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { SITE } from 'federation/packages'
import { openTarget } from 'federation/release'
import { exportSite } from 'shell/export'
import { startNginx } from 'shell/testing/nginx'
import { freePort } from './freePort.ts'
import { inNewFolder } from './inNewFolder.ts'
import { siteConfig } from './siteConfig.ts'

/** Exports the site, and serves it with an nginx that has nothing but the configuration of the export. */
export function startExportedSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  return inNewFolder('exported', async (folder) => {
    const to = path.join(folder, 'export')
    const port = await freePort()
    const origin = `http://localhost:${port}`
    const config = siteConfig(process.env.BACKEND_ORIGIN ?? '', origin)
    await exportSite({ target: { ...(await openTarget(SITE)), folder: SITE }, config, imageHosts: [], to })
    const nginx = await startNginx(folder, ({ socket }) =>
      readFileSync(path.join(to, 'nginx.conf'), 'utf8').replace(
        'listen 80',
        `listen "unix:${socket}"; listen 127.0.0.1:${port}`,
      ),
    )
    return {
      origin,
      async stop() {
        await nginx.stop()
        rmSync(folder, { recursive: true })
      },
    }
  })
}
