import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { startBackend } from './start.ts'
import { StartError } from './startError.ts'

/**
 * The embedded backend as a process of its own. Environment: BACKEND_PORT (54321), DATA_DIR (.data at the root of
 * the repository), DATABASE_URL (a real PostgreSQL instead of the embedded one), SITE_URL (http://localhost:3000).
 * Ends with exit code 1 and one line that says what to do where it cannot start.
 */
const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const isPostgres = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
/** A hosted project would get an account whose password stands in the README. */
const isHosted = (text: string) => /\.supabase\.(co|com)$/.test(new URL(text).hostname)

const port = z.coerce.number().int().min(0).max(65_535)

const environment = z
  .object({
    BACKEND_PORT: port
      .catch(Number.NaN)
      .refine(Number.isFinite, 'BACKEND_PORT must be a port number.')
      .default(54_321),
    DATA_DIR: z.string().default(fileURLToPath(new URL('../../.data', import.meta.url))),
    DATABASE_URL: z
      .string()
      .refine(isPostgres, { error: 'DATABASE_URL must begin with postgres://', abort: true })
      .refine((url) => !isHosted(url), 'DATABASE_URL is a hosted project. Use a PostgreSQL of your own.')
      .optional(),
    SITE_URL: z
      .string()
      .refine(isWebAddress, 'SITE_URL must be a web address.')
      .default('http://localhost:3000'),
  })
  // An empty variable counts as one that is not set.
  .safeParse(Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')))

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
    const end = async () => {
      await backend.close()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
    // The task that started it is gone, killed perhaps: it would hold the folder and the port for ever.
    process.once('disconnect', end)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    fail(error.message)
  }
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
