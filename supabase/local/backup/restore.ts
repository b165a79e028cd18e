import { existsSync } from 'node:fs'
import { appendFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../lock.ts'
import { StartError } from '../startError.ts'
import { unpackArchive, verifyArchive, wordsOf } from './archive.ts'
import { examine } from './examine.ts'
import { finishRestore, PARTS, READY, UNPACKING } from './finishRestore.ts'

type RestoreOptions = {
  dataDir: string
  /** Removes the data that the folder holds. */
  replace: boolean
}

/**
 * Brings a backup back into a data folder. It is verified, unpacked next to the data and examined first; until then nothing
 * of the data is touched. Then one rename decides: a process that is killed before it leaves the old data, and after it
 * the next start ends the move (finishRestore). Throws StartError with one line if the backup or the folder is refused.
 */
export async function restoreBackup(file: string, { dataDir, replace }: RestoreOptions): Promise<void> {
  const length = await verifyArchive(file)
  const unlock = await lockFolder(dataDir)
  try {
    await finishRestore(dataDir)
    if (!replace && PARTS.some((part) => existsSync(join(dataDir, part)))) {
      throw new StartError(
        `The data folder ${dataDir} holds data. Nothing was changed. Choose an empty one with --to, or save that data and add --replace.`,
      )
    }
    const unpacked = join(dataDir, UNPACKING)
    try {
      await rm(unpacked, { recursive: true, force: true })
      await mkdir(unpacked)
      await unpackArchive(file, length, unpacked)
      const { problems } = await examine(unpacked)
      if (problems.length > 0)
        throw new StartError(`The backup ${file} holds unsound data: ${problems.join(' ')}`)
      // every part is there, so that none of the old ones stays beside new ones
      await mkdir(join(unpacked, 'storage'), { recursive: true })
      await appendFile(join(unpacked, 'mails.jsonl'), '')
      await rename(unpacked, join(dataDir, READY))
    } catch (error) {
      // files that were being written when one failed may still appear for a moment
      await rm(unpacked, { recursive: true, force: true, maxRetries: 10 }).catch(() => {})
      throw error instanceof StartError
        ? error
        : new StartError(
            `The backup cannot be brought back to ${dataDir}: ${wordsOf(error)}. The data there was not changed.`,
          )
    }
    await finishRestore(dataDir)
  } finally {
    await unlock()
  }
}
