import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** What a backup holds of the data folder: the database, the pictures and the mailbox. The lock is left out. */
export const PARTS = ['database', 'storage', 'mails.jsonl']

/**
 * Folders inside the data folder during a restore: what is being unpacked, what is whole, and what it replaces. Each start
 * moves or removes them, so nobody should choose such a name for a folder of their own.
 */
export const UNPACKING = 'restore.unfinished'
export const READY = '.restore-ready'
const REPLACED = '.restore-replaced'

/**
 * Ends a restore: takes away what was never whole, and puts in place what is. Each step may be repeated, so a process that
 * is killed here leaves the rest to the next one. Call it under the lock, before the folder is read.
 */
export async function finishRestore(dataDir: string): Promise<void> {
  const [ready, replaced] = [join(dataDir, READY), join(dataDir, REPLACED)]
  await rm(join(dataDir, UNPACKING), { recursive: true, force: true })
  if (existsSync(ready)) {
    await mkdir(replaced, { recursive: true })
    for (const part of PARTS) {
      if (!existsSync(join(ready, part))) continue
      if (existsSync(join(dataDir, part))) await rename(join(dataDir, part), join(replaced, part))
      await rename(join(ready, part), join(dataDir, part))
    }
    await rm(ready, { recursive: true })
  }
  await rm(replaced, { recursive: true, force: true })
}
