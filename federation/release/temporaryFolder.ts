import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isOfDeadProcess, nameOfProcess } from './processNames.ts'

/** Makes a folder for what is not to be kept, and removes those of the same name whose process was killed. */
export function makeTemporaryFolder(name: string): string {
  const start = `sprouts-${name}-`
  for (const file of readdirSync(tmpdir()))
    if (file.startsWith(start) && isOfDeadProcess(file.slice(start.length))) removeIfAllowed(file)
  return mkdtempSync(path.join(tmpdir(), start + nameOfProcess('')))
}

function removeIfAllowed(file: string): void {
  try {
    rmSync(path.join(tmpdir(), file), { recursive: true, force: true })
  } catch {
    // of another user, or another process removes it, too
  }
}
