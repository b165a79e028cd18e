import { once } from 'node:events'
import { existsSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { remoteNames, remotePort, SITE } from 'federation/packages'
import { watchRemote } from 'federation/watchedRemote'
import { serveGateway } from 'shell/gateway'
import { dataFolder } from 'supabase/folder'
import { ensureFree } from './ports.ts'
import { SettingError } from './readers.ts'
import { runSite } from './runSite.ts'
import { readSettings, type Settings, siteConfig } from './settings.ts'
import { onEndSignal, onOrphaned } from './signals.ts'
import { copySite, type SiteCopy } from './siteCopy.ts'

const USAGE = 'Usage: npm run dev -- NAME [--site https://staging.example]'

/**
 * `npm run dev -- lists`: starts the development server of one remote. The shell and the other remotes are those of the
 * released site: the one in `site/` with its backend, or with `--site` the one at an address with its own backend.
 */
export async function developRemote(args: string[]): Promise<void> {
  try {
    await develop(readArguments(args), args)
  } catch (error) {
    console.error(error instanceof SettingError ? error.message : error)
    process.exit(1)
  }
}

async function develop({ name, from }: Arguments, args: string[]): Promise<void> {
  // it loads .env, which may choose the ports
  const { port, tls } = readSettings()
  const server = `http://localhost:${remotePort(name)}`
  if (!from && (await joinRunningSite(name, server, `${tls ? 'https' : 'http'}://localhost:${port}`))) return
  const folder = from ? path.join(dataFolder(), 'sites', new URL(from).host) : SITE
  if (!from && !existsSync(path.join(SITE, 'registry.json')))
    throw new SettingError('site/ holds no released site: run `npm start` once, or name one with --site.')
  const copy = from ? await copySite(from, folder) : undefined

  await runSite({
    command: `npm run dev -- ${args.join(' ')}`,
    hasBackend: !from,
    ports: () => [{ port: remotePort(name), setting: 'REMOTE_PORT' }],
    prepare: () => watchRemote({ name, port: remotePort(name), onBuilt: (built) => report(name, built) }),
    open: (settings) =>
      serveGateway({
        site: folder,
        fetchFile: copy?.fetchFile,
        port: settings.port,
        config: copy ? configOf(copy, settings) : siteConfig(settings),
        imageHosts: copy ? [] : settings.imageHosts,
        localOverrides: { origins: [server] },
        standing: [{ name, origin: server }],
      }),
    greeting: () => [
      [`mfe-${name}`, `${server}, built again after each edit`],
      ...(from ? [['All else', from] satisfies [string, string]] : []),
    ],
  })
}

/** Where `npm start` runs already, its site shows the remote: only the development server is started. */
async function joinRunningSite(name: string, server: string, site: string): Promise<boolean> {
  if (!(await isOurSite(site))) return false
  onEndSignal(() => process.exit(0))
  onOrphaned(() => process.exit(0))
  await ensureFree([{ port: remotePort(name), setting: 'REMOTE_PORT' }], `npm run dev -- ${name}`)
  await watchRemote({ name, port: remotePort(name), onBuilt: (built) => report(name, built) })
  console.log(
    `\nThe site runs already. With this mfe-${name}: ${site}/?mfe=${name}@${server}\nCtrl-C stops it.\n`,
  )
  return true
}

/** How long an answer of this machine may take, in ms. */
const PATIENCE = 5_000

/** Whether our site answers there. */
async function isOurSite(site: string): Promise<boolean> {
  const { get } = site.startsWith('https') ? https : http
  try {
    // the certificate of a site on this machine may be one that only browsers were told to trust
    const asked = get(site, { rejectUnauthorized: false, signal: AbortSignal.timeout(PATIENCE) })
    const [answer] = await once(asked, 'response')
    return (await text(answer)).includes('id="registry"')
  } catch {
    return false
  }
}

type Arguments = { name: string; from?: string }

/** The name of the remote, and the origin of the site. Throws a SettingError that says what is wrong. */
function readArguments(args: string[]): Arguments {
  const [name = '', option, site, ...rest] = args
  const names: readonly string[] = remoteNames
  if (name.startsWith('-') || rest.length > 0 || (option && option !== '--site'))
    throw new SettingError(USAGE)
  if (!names.includes(name))
    throw new SettingError(`There is no remote called "${name}". The remotes are ${names.join(', ')}.`)
  if (!option) return { name }
  if (!site || !/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new SettingError(`--site ${site ?? ''} is no URL: write it like --site https://staging.example.`)
  return { name, from: new URL(site).origin }
}

/** The site's own configuration on this machine. Its visits are not counted. */
function configOf({ config: { analytics: _, ...config } }: SiteCopy, { port }: Settings) {
  return { ...config, origin: `http://localhost:${port}` }
}

function report(name: string, { duration, hasFailed }: { duration: number; hasFailed: boolean }): void {
  console.log(`mfe-${name} ${hasFailed ? 'does not build' : `is built in ${(duration / 1000).toFixed(1)} s`}`)
}
