import type { Server } from 'node:http'
import { Server as SocketServer } from 'node:net'
import { drain } from 'shell/drain'
import { outliveReaders } from 'supabase/asProcess'
import { demoAccount } from 'supabase/demo'
import { type BackendProcess, BackendRefused, startBackendProcess } from './backendProcess.ts'
import { ensureFiles } from './openFiles.ts'
import { ensureFree, type NeededPort } from './ports.ts'
import { readSettings, remarks, type Settings } from './settings.ts'
import { onEndSignal, onOrphaned } from './signals.ts'

type SiteTask = {
  /** The command that the user typed, for messages. */
  command: string
  /** Whether the site uses the backend of the settings. Default: true. */
  hasBackend?: boolean
  /** The ports that it uses besides PORT and BACKEND_PORT. */
  ports?(settings: Settings): NeededPort[]
  /** Slow work that runs while the backend starts. The signal aborts it. */
  prepare(settings: Settings, signal: AbortSignal): Promise<void>
  /**
   * Serves the site at PORT, after everything else is ready. If it returns a server, requests under way are finished before
   * the backend is stopped. The signal says that the site ends.
   */
  open(settings: Settings, ending: AbortSignal): Promise<unknown>
  /** Further lines of the greeting: a label and its text. */
  greeting?(settings: Settings): [name: string, text: string][]
}

/**
 * The common part of `npm start` and `npm run dev`: settings, ports, the embedded backend, a greeting, and a shutdown
 * that leaves no process running. An error that the user can fix ends it with one line and exit code 1.
 */
export async function runSite({
  command,
  hasBackend = true,
  ports,
  prepare,
  open,
  greeting,
}: SiteTask): Promise<void> {
  const stopping = new AbortController()
  let backend: BackendProcess | undefined
  let opened: unknown
  const end = async (code: number) => {
    if (stopping.signal.aborted) return
    stopping.abort()
    // with TLS it is no Server of node:http, but has all of one (serve.ts)
    if (opened instanceof SocketServer) await drain(opened as Server)
    await backend?.stop()
    process.exit(code)
  }
  outliveReaders()
  onEndSignal(() => void end(0))
  onOrphaned(() => void end(1))

  try {
    ensureFiles()
    const settings = readSettings()
    const isOwn = hasBackend && settings.backend.isLocal
    await ensureFree([...neededPorts(settings, isOwn), ...(ports?.(settings) ?? [])], command)
    const waits = [prepare(settings, stopping.signal)]
    if (isOwn) {
      backend = startBackendProcess(settings.backendPort, settings.origin)
      waits.push(backend.ready)
    }
    await Promise.all(waits)
    opened = await open(settings, stopping.signal)
    console.log(describe([...whatRuns(settings, isOwn), ...(greeting?.(settings) ?? [])]))
    for (const remark of remarks(settings)) console.log(remark)
    if (!backend) return
    await backend.stopped
    if (!stopping.signal.aborted) console.error('The backend has stopped, so the site stops too.')
  } catch (error) {
    if (!stopping.signal.aborted && !(error instanceof BackendRefused)) {
      console.error(error instanceof Error ? error.message : error)
    }
  }
  await end(1)
}

function neededPorts({ port, backendPort }: Settings, isOwn: boolean): NeededPort[] {
  const site: NeededPort = { port, setting: 'PORT' }
  return isOwn ? [site, { port: backendPort, setting: 'BACKEND_PORT' }] : [site]
}

function whatRuns({ port, backend, tls }: Settings, isOwn: boolean): [string, string][] {
  const site: [string, string] = ['The site', `${tls ? 'https' : 'http'}://localhost:${port}`]
  if (!isOwn) return backend.isLocal ? [site] : [site, ['The backend', backend.url]]
  return [
    site,
    ['The backend', backend.url],
    ['Mails', `${backend.url}/mail`],
    ['Demo account', `${demoAccount.email}, password ${demoAccount.password} (local only)`],
  ]
}

function describe(lines: [string, string][]): string {
  const width = Math.max(...lines.map(([name]) => name.length)) + 2
  return ['', ...lines.map(([name, text]) => name.padEnd(width) + text), 'Ctrl-C stops everything.', ''].join(
    '\n',
  )
}
