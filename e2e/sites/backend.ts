import { fork } from 'node:child_process'
import { once } from 'node:events'
import { catalogue } from 'supabase/catalogue'
import { startTestBackend } from 'supabase/testing'

export type TestBackendProcess = { origin: string; stop(): Promise<void> }

/**
 * Starts a backend with the whole catalogue on a temporary copy of its data. It runs in a separate process (this same
 * file), because its database blocks the event loop.
 */
export async function forkTestBackend(siteUrl: string): Promise<TestBackendProcess> {
  const child = fork(import.meta.filename, [siteUrl])
  const [origin] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The backend of the tests could not start'))),
  ])
  return {
    origin: String(origin),
    async stop() {
      child.send('stop')
      await once(child, 'exit')
    },
  }
}

if (process.argv[1] === import.meta.filename && process.send) {
  const backend = await startTestBackend({ siteUrl: process.argv[2], catalogue })
  process.send(backend.origin)
  const end = async () => {
    await backend.close()
    process.exit(0)
  }
  process.once('message', end)
  // a run that is killed leaves no backend behind
  process.once('disconnect', end)
}
