import { openTarget } from 'federation/release'
import { serveGateway } from 'shell/gateway'
import { siteConfig } from './siteConfig.ts'

/**
 * A process with a gateway of its own: `node gatewayProcess.ts FOLDER BACKEND`. Its first line of output is its port. It ends
 * when the channel to the process that has started it is closed.
 */
process.once('disconnect', () => process.exit())
// it was closed while the modules were loaded
if (process.connected === false) process.exit()
const [, , site = '', backend = ''] = process.argv
const server = await serveGateway({
  site,
  target: await openTarget(site),
  port: 0,
  config: siteConfig(backend, 'http://localhost'),
  imageHosts: [],
})
const address = server.address()
process.stdout.write(`${typeof address === 'object' ? address?.port : address}\n`)
