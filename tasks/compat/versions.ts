import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { remoteNames } from 'federation/packages'
import { SHELL } from 'federation/registry'
import { folderOf, ReleaseError, readVersions, type Target, type Version } from 'federation/release'
import type { Pair } from './mixes.ts'

/** How many files are read at the same time. */
const READS = 8

/**
 * Copies the last two versions of each name from a target into a folder: the live one, and the newest other one.
 * Throws a ReleaseError where a name has none.
 */
export async function copyLastTwo(target: Target, folder: string): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (const name of [SHELL, ...remoteNames]) {
    const versions = await readVersions(target, name)
    const live = versions.find(({ isLive }) => isLive)
    if (!live)
      throw new ReleaseError(
        `${target.name} has no whole live version of ${name}: release it first (npm run release -- ${name}).`,
      )
    const before = versions.find((version) => version !== live)
    const two = before ? [live, before] : [live]
    for (const version of two) await copyVersion(target, version, folder)
    pairs.push({ name, versions: two.map(({ record }) => record.release) })
  }
  return pairs
}

async function copyVersion(target: Target, { record }: Version, folder: string): Promise<void> {
  const place = folderOf(record.name, record.version)
  const queue = record.files.map((file) => place + file.path)
  const worker = async () => {
    for (let key = queue.pop(); key; key = queue.pop()) {
      const stored = await target.read(key)
      if (!stored) throw new ReleaseError(`${key} is missing in ${target.name}.`)
      const file = path.join(folder, key)
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, stored.body)
    }
  }
  await Promise.all(Array.from({ length: READS }, worker))
}
