import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { create, extract } from 'tar'
import { StartError } from '../startError.ts'
import { PARTS } from './finishRestore.ts'

/** The last line of a backup. Before it stands a tar.gz, which tar itself can read as well. */
const sealOf = (digest: string) => `\nSydney Sprouts backup 1, sha256 ${digest}\n`
const SEAL_BYTES = sealOf('0'.repeat(64)).length

/**
 * Saves the parts of the folder that are there. The file gets its name only when it is whole and on the disk, so a crash
 * or a full disk leaves none. Throws StartError where it cannot be written; returns its size in bytes.
 */
export async function writeArchive(folder: string, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`
  try {
    const present = (await readdir(folder)).filter((name) => PARTS.includes(name))
    const output = await open(unfinished, 'w', 0o600)
    try {
      const hash = createHash('sha256')
      // follow: a part may be a link to another disk
      const archive = create({ cwd: folder, gzip: { level: 5 }, portable: true, follow: true }, present)
      for await (const chunk of archive) {
        hash.update(chunk)
        await output.writeFile(chunk)
      }
      await output.writeFile(sealOf(hash.digest('hex')))
      await output.sync()
      const { size } = await output.stat()
      await rename(unfinished, file)
      return size
    } finally {
      await output.close()
    }
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {})
    throw new StartError(`The backup ${file} cannot be made: ${wordsOf(error)}. Nothing was changed.`)
  } finally {
    await syncFolder(dirname(file))
  }
}

/** Compares the backup with its digest. Returns the bytes of its archive. Throws StartError if they differ. */
export async function verifyArchive(file: string): Promise<number> {
  const refuse = (why: string) => new StartError(`The backup ${file} ${why}. Nothing was changed.`)
  const handle = await open(file).catch((error: Error) => {
    throw refuse(`cannot be read: ${error.message}`)
  })
  try {
    const length = (await handle.stat()).size - SEAL_BYTES
    const seal = length <= 0 ? '' : await readEnd(handle, length)
    if (!seal.startsWith(sealOf('').slice(0, 24))) throw refuse('is cut off, or no backup of this site')
    const hash = createHash('sha256')
    const bytes = handle.createReadStream({ start: 0, end: length - 1, autoClose: false })
    for await (const chunk of bytes) hash.update(chunk)
    if (seal !== sealOf(hash.digest('hex'))) throw refuse('was changed since it was made: its digest differs')
    return length
  } catch (error) {
    throw error instanceof StartError ? error : refuse(`cannot be read: ${wordsOf(error)}`)
  } finally {
    await handle.close()
  }
}

async function readEnd(handle: FileHandle, from: number): Promise<string> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(SEAL_BYTES), 0, SEAL_BYTES, from)
  return buffer.toString('latin1', 0, bytesRead)
}

/** Unpacks the first `length` bytes of a verified backup into an existing folder: files and folders of PARTS only. */
export async function unpackArchive(file: string, length: number, folder: string): Promise<void> {
  await pipeline(
    createReadStream(file, { end: length - 1 }),
    extract({
      cwd: folder,
      strict: true,
      preserveOwner: false,
      filter(path, entry) {
        if (!PARTS.includes(path.split('/')[0] ?? '') || !('type' in entry)) return false
        // a file of root that somebody else made must not run with the rights of root
        if (entry.mode) entry.mode &= 0o755
        return ['File', 'Directory'].includes(entry.type)
      },
    }),
  )
}

/** What Node says of a failure of the file system, in one line. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'ENOSPC') return 'no space is left on its disk'
  return error.message.split('\n')[0] ?? ''
}

/** Writes the names in a folder to the disk. Some systems cannot: then a power cut may take the last one back. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
