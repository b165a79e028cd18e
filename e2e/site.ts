import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { localKeys } from 'supabase/testing/keys'
import { removeAccounts } from './run/removeAccounts.ts'
import { run, type SiteUnderTest } from './run/run.ts'
import { forkTestBackend } from './sites/backend.ts'
import { buildBrokenRemote } from './sites/brokenSite.ts'
import { freePort } from './sites/freePort.ts'
import { siteConfig } from './sites/siteConfig.ts'

/** Playwright's global setup: starts one backend and one gateway for the whole run, unless it tests a site that runs. */
export default async function prepareSite() {
  return run.site ? takeSite(run.site) : startSite()
}

/** Returns what removes the accounts of the run, where the service key is given. */
function takeSite(site: SiteUnderTest) {
  // the workers, which are separate processes, read these
  process.env.SITE_ORIGIN = site.origin
  process.env.PUBLIC_ORIGIN = site.publicOrigin
  process.env.BACKEND_ORIGIN = site.backend.url
  process.env.BACKEND_KEY = site.backend.key
  process.env.MAILBOX_URL = run.mail ?? ''
  return async () => {
    const key = process.env.E2E_SERVICE_KEY
    if (!key) return
    const removed = await removeAccounts(site.backend.url, key)
    process.stdout.write(`  ${removed} accounts of this run are removed\n`)
  }
}

async function startSite() {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const [backend] = await Promise.all([forkTestBackend(origin), buildBrokenRemote()])
  const config = siteConfig(backend.origin, origin)
  const gateway = await serveGateway({ site: SITE, port, config, imageHosts: [], isWarmed: true })
  process.env.SITE_ORIGIN = origin
  process.env.PUBLIC_ORIGIN = origin
  process.env.BACKEND_ORIGIN = backend.origin
  process.env.BACKEND_KEY = localKeys.publishable
  process.env.MAILBOX_URL = `${backend.origin}/mail.json`
  return async () => {
    gateway.close()
    await backend.stop()
  }
}
