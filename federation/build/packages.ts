import path from 'node:path'

/** The repository's root folder. */
export const ROOT = path.resolve(import.meta.dirname, '../..')

/** Where releases are collected and the gateway serves from. */
export const SITE = path.join(ROOT, 'site')

/** The remotes, by registered name; each lives in the folder mfe-<name> and is developed on its port. */
export const REMOTES = { discover: 3001, account: 3002, lists: 3003, submissions: 3004 } as const

export type RemoteName = keyof typeof REMOTES
export const remoteNames = Object.keys(REMOTES) as RemoteName[]
