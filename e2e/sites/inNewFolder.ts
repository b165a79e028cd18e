import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Makes something in a new folder for temporary files, which is removed if that fails: a disk that is full would be fuller
 * after each test. What is made removes the folder itself when it is stopped.
 */
export async function inNewFolder<Made>(
  name: string,
  make: (folder: string) => Promise<Made>,
): Promise<Made> {
  const folder = mkdtempSync(path.join(tmpdir(), `sprouts-${name}-`))
  try {
    return await make(folder)
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}
