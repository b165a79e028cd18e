import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { PgliteConnection } from '@supabase/lite/pglite'

/**
 * Makes an empty database in a folder that is not there. It is made under another name: what a process that was killed meanwhile
 * has left opens never again, and is removed by the next start.
 */
export async function makeDatabase(folder: string): Promise<void> {
  if (folder.includes('://') || existsSync(folder)) return
  const draft = `${folder}.unfinished`
  try {
    await rm(draft, { recursive: true, force: true })
    // it has files that everybody may read
    await mkdir(draft, { recursive: true, mode: 0o700 })
    const made = new PgliteConnection({ url: draft })
    await made.driver.waitReady
    await made.close()
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}
