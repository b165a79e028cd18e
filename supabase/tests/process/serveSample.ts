import { startAsProcess } from '../../local/asProcess.ts'
import { startLocalBackend } from '../../local/start.ts'
import { sampleCatalogue } from '../sampleCatalogue.ts'

/**
 * `node tests/process/serveSample.ts <data folder>`: runs the backend in its own process, with the listings of the tests.
 * Tells that it starts, and prints its origin when it is ready; stops as local/main.ts does.
 */
const [, , dataDir = ''] = process.argv
const backend = await startAsProcess(() => {
  process.send?.('starting')
  return startLocalBackend({
    port: 0,
    dataDir,
    siteUrl: 'http://localhost:3000',
    catalogue: sampleCatalogue,
    quiet: true,
  })
})
console.info(backend.origin)
