import { createHash } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { FORM_LIMITS, type FormLimits } from '../functions/_shared/deps.ts'
import { type OpenDatabase, openDatabase, type Query } from '../local/database/database.ts'
import type { KeptMail } from '../local/mail/mailbox.ts'
import type { SmtpSettings } from '../local/mail/smtp.ts'
import type { StatementTimeouts } from '../local/mends/statementTimeout.ts'
import { startLocalBackend } from '../local/start.ts'
import type { CatalogueEntry } from '../seed/catalogue/entry.ts'
import { demoAccount } from '../seed/demo.ts'
import { hashOfGenerator } from '../seed/render.ts'
import { localKeys } from './keys.ts'
import { sampleCatalogue } from './sampleCatalogue.ts'

export { demoAccount, localKeys }

type TestBackendOptions = {
  /** The site that links in e-mails and Google redirect to. */
  siteUrl?: string
  /** Default: five listings of the tests. Pictures are drawn on request. */
  catalogue?: CatalogueEntry[]
  /** Default 0: a free port. */
  port?: number
  formLimits?: FormLimits
  /** Default: a million, because tests log in and sign up more often than a person may. */
  limitFactor?: number
  hosts?: string[]
  proxies?: string[]
  resendAfter?: number
  smtp?: SmtpSettings
  staffAddress?: string
  requestTimeout?: number
  answerTimeout?: number
  statementTimeouts?: StatementTimeouts
  now?: () => Date
  /** Default: the database of the folder. */
  databaseUrl?: string
  /** Runs on this data folder, and leaves it there. Default: a copy of its own. */
  folder?: string
}

/** The arguments of Node for a process of a test: it compiles the database as the test itself does (`npm test`). */
export const shortLived = process.execArgv.filter((argument) => argument === '--liftoff-only')

export type TestBackend = {
  origin: string
  folder: string
  /** Queries the database directly. */
  query: Query
  /** Returns the newest e-mail to an address, and the URL of its link. Throws if there is none. */
  mailTo: (address: string) => Promise<KeptMail & { link: string }>
  /** Stops the backend and removes its data. */
  close: () => Promise<void>
}

/** A quiet backend on a free port, with the listings and keys of the tests. */
export const sampleSite = {
  port: 0,
  keys: localKeys,
  siteUrl: 'http://localhost:3000',
  catalogue: sampleCatalogue,
  quiet: true,
}

/** Starts a backend on a free port with a temporary copy of a migrated and seeded data folder. */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  const { siteUrl = 'http://localhost:3000', catalogue = sampleCatalogue } = options
  const folder = options.folder ?? (await copyOfData(catalogue))
  const backend = await startLocalBackend({
    port: 0,
    keys: localKeys,
    formLimits: UNLIMITED,
    limitFactor: 1e6,
    resendAfter: 0,
    ...options,
    dataDir: folder,
    siteUrl,
    catalogue,
    quiet: true,
  })
  return {
    origin: backend.origin,
    query: backend.query,
    folder,
    async mailTo(address) {
      const mails: KeptMail[] = await (await fetch(`${backend.origin}/mail.json`)).json()
      const mail = mails.find(({ to }) => to === address)
      if (!mail) throw new Error(`No mail to ${address}`)
      return { ...mail, link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '' }
    },
    async close() {
      await backend.close()
      if (!options.folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Opens the database of such a copy without the services. close() removes the copy. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const folder = await copyOfData(sampleCatalogue)
  const database = await openDatabase({ folder: join(folder, 'database') })
  return {
    ...database,
    async close() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns a new copy of a data folder, in the state that startLocalBackend leaves, without what new databases are made from. */
export async function copyOfData(catalogue = sampleCatalogue): Promise<string> {
  const prepared = await preparedData(catalogue)
  const folder = await mkdtemp(join(tmpdir(), 'sprouts-test-'))
  // takes half the processor time of cp()
  cpSync(prepared, folder, { recursive: true })
  return folder
}

/** Limits that no test reaches: tests send more forms than a person may. */
const UNLIMITED: FormLimits = {
  burst: { ...FORM_LIMITS.burst, allowed: 1e6 },
  day: { ...FORM_LIMITS.day, allowed: 1e6 },
  email: { ...FORM_LIMITS.email, allowed: 1e6 },
  all: { ...FORM_LIMITS.all, allowed: 1e6 },
  unknownAtOnce: { ...FORM_LIMITS.unknownAtOnce, allowed: 1e6 },
  unknownAll: { ...FORM_LIMITS.unknownAll, allowed: 1e6 },
}

/** The databases template1 and template0, half of all files: no test makes a database from them. */
const TEMPLATES = ['1', '4']

const PREPARED = `sprouts-prepared-${userInfo().username}-`

/**
 * Migrating and seeding takes seconds, copying a folder does not. So the folder is created once for each state of the
 * sources and kept in the system's temporary folder, one for each user. If two processes create it at the same time,
 * the first one to finish wins.
 */
async function preparedData(catalogue: CatalogueEntry[]): Promise<string> {
  const target = join(tmpdir(), PREPARED + (await hashOfSources(catalogue)))
  const now = new Date()
  // fails where it is not there
  const isThere = await utimes(target, now, now).then(
    () => true,
    () => false,
  )
  if (isThere) return target
  const unfinished = await mkdtemp(join(tmpdir(), 'sprouts-preparing-'))
  const backend = await startLocalBackend({ ...sampleSite, catalogue, dataDir: unfinished })
  await backend.close()
  for (const template of TEMPLATES) await rm(join(unfinished, 'database/base', template), { recursive: true })
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true }))
  await removeUnused()
  return target
}

/** How long a prepared folder that no test uses is kept, in ms: a week. */
const KEPT = 7 * 24 * 60 * 60_000

/** Removes the prepared folders of sources that are no longer there, unless another process does at the same time. */
async function removeUnused(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(PREPARED) || !/^[0-9a-f]+$/.test(name.slice(PREPARED.length))) continue
    const folder = join(tmpdir(), name)
    const used = await stat(folder).catch(() => null)
    if (used && Date.now() - used.mtimeMs > KEPT)
      await rm(folder, { recursive: true, force: true }).catch(() => {})
  }
}

async function hashOfSources(catalogue: CatalogueEntry[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(catalogue))
  for (const folder of ['migrations', 'local', 'seed']) {
    const root = join(import.meta.dirname, '..', folder)
    const files = (await readdir(root, { recursive: true })).filter((name) => /\.(sql|ts|csv)$/.test(name))
    for (const file of files.sort()) hash.update(await readFile(join(root, file)))
  }
  hash.update(await hashOfGenerator())
  return hash.digest('hex').slice(0, 16)
}
