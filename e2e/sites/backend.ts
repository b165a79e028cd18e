import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { startAsProcess } from 'supabase/asProcess'
import { catalogue } from 'supabase/catalogue'
import { copyOfData, startTestBackend } from 'supabase/testing'

export type TestBackendProcess = { origin: string; stop(): Promise<void> }

/**
 * Starts a backend with the whole catalogue on a temporary copy of its data. It runs in a separate process (this same
 * file), because its database blocks the event loop. It ends when this process ends in any way.
 */
export async function forkTestBackend(siteUrl: string): Promise<TestBackendProcess> {
  // Ctrl-C reaches a whole group: it would end before the tests that still ask it
  const child = fork(import.meta.filename, [siteUrl], { detached: true })
  const ended = once(child, 'exit')
  const [origin] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error('The backend of the tests could not start'))),
  ])
  return {
    origin: String(origin),
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}

if (process.argv[1] === import.meta.filename && process.send) {
  const backend = await startAsProcess(async () => {
    const folder = await copyOfData(catalogue)
    // also of one that is ended while it starts
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return startTestBackend({ siteUrl: process.argv[2], catalogue, folder })
  })
  process.send(backend.origin)
}
