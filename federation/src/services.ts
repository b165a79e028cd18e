import type { ShellServices } from './contract'

let services: ShellServices | undefined

/** Keeps what the shell handed over at bootstrap, for the parts of a remote that no prop reaches. */
export function keepServices(given: ShellServices): void {
  services = given
}

/** The shell's services. Throws when the remote was not started by a shell or a standalone page. */
export function shellServices(): ShellServices {
  if (!services) throw new Error('This remote was used before the shell started it')
  return services
}
