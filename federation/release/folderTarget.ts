import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { createFolderLock } from './folderLock.ts'
import { nameOfProcess } from './processNames.ts'
import { ReleaseError, type Target } from './target.ts'

/** Drafts and locks. In the same file system as the site, because only then a rename is atomic. */
const PENDING = '.pending'

/** `sweep` removes what processes that have died left half written. */
type FolderTarget = Target & { sweep(): Promise<void> }

/** A site in a folder. Several processes of one machine may release into it at the same time. */
export function folderTarget(folder: string): FolderTarget {
  const root = path.resolve(folder)
  const pending = path.join(root, PENDING)
  const lock = createFolderLock(pending)
  const fileOf = (key: string) => path.join(root, key)

  async function write(key: string, body: Buffer): Promise<void> {
    const file = fileOf(key)
    const draft = path.join(pending, nameOfProcess(`draft-${randomUUID()}`))
    try {
      await mkdir(pending, { recursive: true })
      await writeSynced(draft, body)
      await mkdir(path.dirname(file), { recursive: true })
      await rename(draft, file)
    } catch (error) {
      // on a full disk each later try would leave one more
      await rm(draft, { force: true }).catch(() => {})
      throw failure(file, 'written', error as Error) // of the file system
    }
  }

  async function read(key: string) {
    const file = fileOf(key)
    const body = await unlessMissing(readFile(file)).catch((error: Error) => {
      throw failure(file, 'read', error)
    })
    return body && { body, tag: createHash('sha256').update(body).digest('hex') }
  }

  return {
    name: root,
    folder: root,
    async sweep() {
      await unlessMissing(lock.sweep())
    },
    read,
    write,
    replace: (key, body, tag) =>
      lock
        .hold(async () => {
          if ((await read(key))?.tag !== tag) return false
          await write(key, body)
          return true
        })
        .catch((error: Error) => {
          throw error instanceof ReleaseError ? error : failure(fileOf(key), 'written', error)
        }),
    async list(prefix) {
      const files = await filesBelow(fileOf(prefix))
      return files.map((file) => path.relative(root, file).replaceAll('\\', '/')).sort()
    },
    async remove(key) {
      await rm(fileOf(key), { force: true })
      await removeEmptyFolders(path.dirname(fileOf(key)), root)
    },
  }
}

/** Some errors of the disk name no file. */
const failure = (file: string, what: 'read' | 'written', cause: Error) =>
  new ReleaseError(`${file} cannot be ${what}: ${cause.message}. Try again once that is mended.`, { cause })

/** Returns once the bytes are on the disk: only then may a rename be. */
async function writeSynced(file: string, body: Buffer): Promise<void> {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(body)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The files below a folder. One that is not there has none: another process may remove it meanwhile. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? []
  const files = entries.map((entry) => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(file)
    return entry.isFile() ? [file] : []
  })
  return (await Promise.all(files)).flat()
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  try {
    return await promise
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  if (folder === root) return
  try {
    await rmdir(folder)
  } catch {
    return // the folder is not empty, or does not exist
  }
  await removeEmptyFolders(path.dirname(folder), root)
}
