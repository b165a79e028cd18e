import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { startBackend } from './start.ts'
import { StartError } from './startError.ts'

/**
 * The embedded backend as a process of its own. Environment: BACKEND_PORT (54321), DATA_DIR (.data at the root of
 * the repository), DATABASE_URL (a real PostgreSQL instead of the embedded one), SITE_URL (http://localhost:3000).
 * Ends with exit code 1 and one line that says what to do where it cannot start.
 */
const environment = z
  .object({
    BACKEND_PORT: z.coerce
      .number('BACKEND_PORT must be a port number.')
      .int('BACKEND_PORT must be a port number.')
      .max(65_535, 'BACKEND_PORT must be a port number.')
      .default(54_321),
    DATA_DIR: z.string().default(fileURLToPath(new URL('../../.data', import.meta.url))),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: 'DATABASE_URL must begin with postgres://' })
      .optional(),
    SITE_URL: z
      .url({ protocol: /^https?$/, error: 'SITE_URL must be a web address.' })
      .default('http://localhost:3000'),
  })
  .safeParse(process.env)

if (!environment.success) {
  fail(environment.error.issues.map(({ message }) => message).join(' '))
} else {
  const { BACKEND_PORT, DATA_DIR, DATABASE_URL, SITE_URL } = environment.data
  try {
    const backend = await startBackend({
      port: BACKEND_PORT,
      dataDir: DATA_DIR,
      databaseUrl: DATABASE_URL,
      siteUrl: SITE_URL,
    })
    console.info(`Backend ready at ${backend.origin}, mails at ${backend.origin}/mailbox`)
    const { gallery } = backend
    if (gallery.missing() > 0) {
      console.info(`Backend: drawing ${gallery.missing()} pictures meanwhile`)
      // One at a time: the rest of the machine is for whoever opens the site first.
      void gallery
        .drawAll()
        .then(() => gallery.missing() === 0 && console.info('Backend: all pictures are drawn'))
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, async () => {
        await backend.close()
        process.exit(0)
      })
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    fail(error.message)
  }
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
