import { parseArgs } from 'node:util'
import { z } from 'zod'
import { startAsProcess } from './asProcess.ts'
import { dataFolder } from './folder.ts'
import { isOfThisMachine } from './guards.ts'
import { optionFault, StartError } from './startError.ts'

/*
 * Runs the embedded backend as a separate process. Environment variables and defaults:
 *
 * - BACKEND_PORT (54321), BACKEND_HOST (127.0.0.1: this machine only), SITE_URL (http://localhost:3000)
 * - DATA_DIR (.data at the root of the repository)
 * - DATABASE_URL: a real PostgreSQL instead of the embedded one
 * - SAMPLE_LISTINGS or `--listings 10000`: the number of generated listings for tests and measurements; 0 removes
 *   them, without it they stay
 * - SMTP_URL with MAIL_FROM: also sends the e-mails
 * - SUPPORT_EMAIL: the recipient of the forms' e-mails
 * - BACKEND_URL: the address by which browsers reach it, to which mails link (http://127.0.0.1 and the port)
 * - BACKEND_HOSTS, BACKEND_PROXIES: other names under which it answers, and the addresses or networks (10.0.0.0/8) of
 *   proxies in front of it, separated by commas
 * - AUTH_LIMIT_FACTOR (1): multiplies the limits of config.toml for sign-ins, e-mails and codes
 *
 * If it cannot start, it logs one line that says what to do and exits with code 1.
 */

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)
const isMailServer = (text: string) => /^smtps?:\/\//.test(text) && URL.canParse(text)
const isPostgres = (text: string) => /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
/** Not for a hosted project: the account's password is in the README. */
const isHosted = (text: string) => /\.supabase\.(co|com)$/.test(new URL(text).hostname)

const port = z.coerce.number().int().min(0).max(65_535)
const names = z
  .string()
  .transform((text) => text.split(',').flatMap((name) => name.trim() || []))
  .default([])
/** PGlite is one process in the memory of this one. */
const MOST_SAMPLES_EMBEDDED = 200_000
const MOST_SAMPLES = 1_000_000
const TOO_MANY_SAMPLES =
  'SAMPLE_LISTINGS (or --listings) must be a whole number up to 200,000, or with DATABASE_URL up to 1,000,000.'
const sampleListings = z.coerce.number().int().min(0).max(MOST_SAMPLES)

const environment = z
  .object({
    BACKEND_PORT: port
      .catch(Number.NaN)
      .refine(Number.isFinite, 'BACKEND_PORT must be a port number.')
      .default(54_321),
    BACKEND_HOST: z.string().optional(),
    DATA_DIR: z.string().optional().transform(dataFolder),
    DATABASE_URL: z
      .string()
      .refine(isPostgres, { error: 'DATABASE_URL must begin with postgres://', abort: true })
      .refine((url) => !isHosted(url), 'DATABASE_URL is a hosted project. Use a PostgreSQL of your own.')
      .optional(),
    SITE_URL: z
      .string()
      .refine(isWebAddress, 'SITE_URL must be a web address.')
      .default('http://localhost:3000'),
    BACKEND_URL: z.string().refine(isWebAddress, 'BACKEND_URL must be a web address.').optional(),
    SAMPLE_LISTINGS: sampleListings.catch(Number.NaN).refine(Number.isFinite, TOO_MANY_SAMPLES).optional(),
    SMTP_URL: z
      .string()
      .refine(isMailServer, 'SMTP_URL must be like smtp://user:password@host:587.')
      .optional(),
    MAIL_FROM: z.string().includes('@', 'MAIL_FROM must be an email address.').optional(),
    SUPPORT_EMAIL: z.email('SUPPORT_EMAIL must be an email address.').optional(),
    BACKEND_HOSTS: names,
    BACKEND_PROXIES: names,
    AUTH_LIMIT_FACTOR: z.coerce
      .number()
      .int()
      .min(1)
      .catch(Number.NaN)
      .refine(Number.isFinite, 'AUTH_LIMIT_FACTOR must be a whole number from 1.')
      .default(1),
  })
  .refine(
    ({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM,
    'MAIL_FROM is missing: mails that are sent by SMTP_URL need a sender.',
  )
  .refine(
    ({ SAMPLE_LISTINGS = 0, DATABASE_URL }) => DATABASE_URL || !(SAMPLE_LISTINGS > MOST_SAMPLES_EMBEDDED),
    TOO_MANY_SAMPLES,
  )
  // an empty variable is treated as not set
  .safeParse({
    ...Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== '')),
    ...samplesOfCommand(),
  })

if (!environment.success) {
  fail(environment.error.issues.map(({ message }) => message).join(' '))
} else {
  const { BACKEND_PORT, DATA_DIR, DATABASE_URL, SITE_URL, SAMPLE_LISTINGS } = environment.data
  const { SMTP_URL, MAIL_FROM, SUPPORT_EMAIL } = environment.data
  const { BACKEND_HOST, BACKEND_URL, BACKEND_HOSTS, BACKEND_PROXIES, AUTH_LIMIT_FACTOR } = environment.data
  try {
    const backend = await startAsProcess(async () => {
      // loaded here, because what is wrong with the settings is said without a database
      const { startLocalBackend } = await import('./start.ts')
      return startLocalBackend({
        port: BACKEND_PORT,
        host: BACKEND_HOST,
        dataDir: DATA_DIR,
        databaseUrl: DATABASE_URL,
        siteUrl: SITE_URL,
        publicUrl: BACKEND_URL,
        smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
        staffAddress: SUPPORT_EMAIL,
        sampleListings: SAMPLE_LISTINGS,
        hosts: BACKEND_HOSTS,
        proxies: BACKEND_PROXIES,
        limitFactor: AUTH_LIMIT_FACTOR,
      })
    })
    console.info(
      `Backend ready at ${backend.origin}${isOfThisMachine(SITE_URL) ? `, mails at ${backend.origin}/mail` : ''}`,
    )
    if (!isOfThisMachine(SITE_URL) && !SMTP_URL) console.warn('SMTP_URL is not set: nobody gets an email.')
    const { drawPictures } = await import('./drawPictures.ts')
    void drawPictures(backend.gallery, console.info)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    fail(error.message)
  }
}

/** Reads `--listings 10000`, which overrides the variable. Words without dashes are those of the task that starts this. */
function samplesOfCommand(): { SAMPLE_LISTINGS?: string } {
  try {
    const { values } = parseArgs({ options: { listings: { type: 'string' } }, allowPositionals: true })
    return values.listings === undefined ? {} : { SAMPLE_LISTINGS: values.listings }
  } catch (error) {
    console.error(optionFault(error, 'Usage: npm run backend:serve [-- --listings NUMBER]'))
    process.exit(1)
  }
}

function fail(line: string): void {
  console.error(line)
  process.exitCode = 1
}
