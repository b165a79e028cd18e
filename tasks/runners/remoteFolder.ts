import { remoteNames } from 'federation/packages'

/** Returns the folder of a remote or of the shell. For other names it ends the task with a list of the names. */
export function remoteFolder(name: string): string {
  if (name === 'shell') return name
  const remotes: readonly string[] = remoteNames
  if (remotes.includes(name)) return `mfe-${name}`
  console.error(`There is no part called ${name}. The parts: shell, ${remotes.join(', ')}.`)
  process.exit(1)
}
