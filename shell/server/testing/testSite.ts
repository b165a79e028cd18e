import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openTarget, packRemote, packShell, releasePackage } from 'federation/release'
import type { SiteConfig } from '../../src/config.ts'
import { createGateway, type GatewayOptions } from '../gateway.ts'

export const config: SiteConfig = {
  backend: { url: 'https://backend.test/base', key: 'public-key' },
  origin: 'https://sprouts.test',
  socialProfiles: [{ name: 'Example', url: 'https://social.test/sprouts' }],
  contact: { support: 'team@sprouts.test', privacy: 'privacy@sprouts.test' },
}

/** The shell's document after its build: the bundler's script is at the end of the head. */
export const template = readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
  '</head>',
  '<script type="module" src="/assets/index.1.js"></script></head>',
)

/** Creates a released site in a new folder or in a bucket, and a secret file next to the folder that must never be served. */
export async function createSite(bucket?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'))
  const site = path.join(folder, 'site')
  writeFileSync(path.join(folder, 'secret.txt'), SECRET)
  const target = await openTarget(bucket ?? site)
  const source = { who: 'Robin', commit: 'abc' }
  const release = {
    async shell(files: Record<string, string> = {}, traffic?: number) {
      const built = write(path.join(folder, 'shell'), {
        'index.html': template,
        'assets/index.1.js': 'shell',
        'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
        ...files,
      })
      return (await releasePackage(await packShell(built, source, folder), { target, traffic })).release
    },
    async remote(name: string, app = 'app', traffic?: number, files: Record<string, string | Buffer> = {}) {
      const built = write(path.join(folder, `mfe-${name}/dist`), {
        'remoteEntry.1.js': `entry of ${name}`,
        'app.1.js': app,
        ...files,
      })
      return (await releasePackage(await packRemote(name, built, source), { target, traffic })).release
    },
  }
  const shell = await release.shell()
  await release.remote('lists')
  await release.remote('submissions')
  const releases = {
    shell,
    discover: await release.remote('discover'),
    account: await release.remote('account'),
  }
  return {
    folder,
    site,
    target,
    release,
    releases,
    open: (changes: Partial<SiteConfig> = {}, options: Partial<GatewayOptions> = {}) =>
      createGateway({
        site,
        config: { ...config, ...changes },
        imageHosts: ['https://images.test'],
        ...options,
      }),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** The content of the secret file. */
export const SECRET = 'nobody may read this'

function write(folder: string, files: Record<string, string | Buffer>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}
