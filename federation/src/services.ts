import type { ShellServices } from './contract'

let services: ShellServices | undefined

/** Stores the shell's services at bootstrap, for modules of a remote that receive no props. */
export function keepServices(given: ShellServices): void {
  services = given
}

/** The address of the style of maps, if the site has one. */
export const mapStyle = (): string | undefined => services?.mapStyle

/** Returns the shell's services. Throws if neither a shell nor a standalone page has started the remote. */
export function shellServices(): ShellServices {
  if (!services) throw new Error('This remote was used before the shell started it')
  return services
}
