import path from 'node:path'

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where releases are collected and the gateway serves from. */
export const SITE = path.join(ROOT, 'site')

/** The remotes, by registered name; each lives in the folder mfe-<name>. */
export const remoteNames = ['discover', 'account', 'lists', 'submissions'] as const

/** Where a remote is developed: four ports, from REMOTE_PORT (3001) on, in the order of their names above. */
export function remotePort(name: string): number {
  const names: readonly string[] = remoteNames
  return Number(process.env.REMOTE_PORT || 3001) + names.indexOf(name)
}
