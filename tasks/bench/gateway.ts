import { createWriteStream } from 'node:fs'
import { devNull } from 'node:os'
import { SITE } from 'federation/packages'
import { serveGateway } from 'shell/gateway'
import { createLog } from 'shell/log'
import { readSettings, siteConfig } from '../site/settings.ts'
import { onOrphaned } from '../site/signals.ts'

/**
 * A gateway in a process of its own, as on a public site: without overrides, and with a log, which nobody reads. Its argument
 * is the folder of the site. Its first line of output is its port; it answers each message with what it holds.
 */
async function open() {
  const settings = readSettings()
  return serveGateway({
    site: process.argv[2] ?? SITE,
    port: 0,
    isWarmed: true,
    config: siteConfig(settings),
    imageHosts: settings.imageHosts,
    log: createLog('info', createWriteStream(devNull)),
  })
}

onOrphaned(() => process.exit())
const server = await open().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const address = server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : address}\n`)

// the memory that it holds after a garbage collection
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  process.send?.({ heapUsed, arrayBuffers, handles: process.getActiveResourcesInfo().length })
})
