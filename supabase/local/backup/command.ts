import { existsSync, realpathSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder, makeFolder, typedPath } from '../folder.ts'
import { lockForReading } from '../lock.ts'
import { optionFault, StartError } from '../startError.ts'
import { writeArchive } from './archive.ts'
import { examine, unreadableMails } from './examine.ts'
import { finishRestore } from './finishRestore.ts'
import { restoreBackup } from './restore.ts'

const USAGE = `Usage, with the backend stopped:
  npm run backend:check [-- --from FOLDER]              says whether a data folder is sound
  npm run backend:backup -- --to FILE [--from FOLDER]   saves a data folder into one file
  npm run backend:restore -- --from FILE [--to FOLDER] [--replace]
                                                        brings it back; --replace removes the data of the folder
FOLDER is DATA_DIR, or .data, where it is not named.
A PostgreSQL (DATABASE_URL) is saved by its own tools: pg_dump and pg_restore.`

/**
 * Runs `check`, `backup` or `restore` with its arguments. Prints what it has done, or one line that says what is wrong and
 * what to do; returns the exit code, 1 for a folder that is not sound.
 */
export async function runBackupCommand(args: string[]): Promise<number> {
  try {
    if (process.env.DATABASE_URL) {
      throw new StartError(
        'DATABASE_URL is set: a PostgreSQL is saved by its own tools, pg_dump and pg_restore. Nothing was done.',
      )
    }
    const { command, from, to, replace } = readCommand(args)
    if (command === 'check') return await check(from ?? dataFolder())
    if (command === 'backup' && to) return await backup(from ?? dataFolder(), to)
    if (command === 'restore' && from) return await restore(from, to ?? dataFolder(), replace)
    throw new StartError(USAGE)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    return 1
  }
}

function readCommand(args: string[]) {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, to: { type: 'string' }, replace: { type: 'boolean' } },
    })
    const [command, ...more] = positionals
    const isMisplaced = (values.replace && command !== 'restore') || (values.to && command === 'check')
    if (more.length > 0 || isMisplaced) throw new StartError(USAGE)
    const path = (text: string | undefined) => (text ? typedPath(text) : undefined)
    return { command, from: path(values.from), to: path(values.to), replace: values.replace === true }
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(optionFault(error, USAGE))
  }
}

async function check(folder: string): Promise<number> {
  return whileLocked(folder, async (isWritable) => {
    const { problems: damage, losses, tables, rows } = await examine(folder)
    const problems = [...damage, ...losses]
    if (!isWritable) problems.push('It cannot be written to, so no backend can start on it.')
    const mails = await unreadableMails(folder)
    if (mails > 0) console.info(`${mails} lines of mails.jsonl cannot be read. The mailbox leaves them out.`)
    if (problems.length === 0) {
      console.info(`The data folder ${folder} is sound: ${tables} tables with ${rows} rows.`)
      return 0
    }
    console.error([`The data folder ${folder} is not sound.`, ...problems].join('\n'))
    return 1
  })
}

async function backup(folder: string, file: string): Promise<number> {
  if (existsSync(file))
    throw new StartError(`The file ${file} exists already. Choose another name with --to.`)
  // the next backup would save it too, and what is beside the pictures is public
  if (real(file).startsWith(real(folder) + sep))
    throw new StartError(`The file ${file} is in the folder that it saves. Choose another place with --to.`)
  return whileLocked(folder, async () => {
    const { problems, losses } = await examine(folder)
    for (const line of losses) console.warn(line)
    if (problems.length > 0) {
      throw new StartError(
        [
          `The data folder ${folder} is not sound, so no backup was made. Copy it as it is.`,
          ...problems,
        ].join('\n'),
      )
    }
    try {
      makeFolder(dirname(file))
    } catch (error) {
      throw new StartError(
        `The backup ${file} cannot be made: ${error instanceof Error ? error.message : error}`,
      )
    }
    const bytes = await writeArchive(folder, file)
    console.info(`Saved ${folder} into ${file}: ${(bytes / 1e6).toFixed(1)} MB.`)
    return 0
  })
}

/** The path without symbolic links, also of a file that is not there yet. */
const real = (file: string): string =>
  existsSync(file) ? realpathSync(file) : join(real(dirname(file)), basename(file))

async function restore(file: string, dataDir: string, replace: boolean): Promise<number> {
  await restoreBackup(file, { dataDir, replace })
  console.info(`Brought ${file} back to ${dataDir}.`)
  return 0
}

/** Does something with a data folder that no other process uses. */
async function whileLocked(folder: string, act: (isWritable: boolean) => Promise<number>): Promise<number> {
  if (!existsSync(folder)) throw new StartError(`There is no data folder ${folder}.`)
  const { unlock, isWritable } = await lockForReading(folder)
  try {
    if (isWritable) await finishRestore(folder)
    return await act(isWritable)
  } finally {
    await unlock()
  }
}
