import { applicationOf } from 'shell/applications'

/** The tag of the remote, or of the shell, that owns a path: `/contact?x` -> `@submissions`. */
export function ownerTag(path: string): string {
  const application = applicationOf(new URL(path, 'http://localhost').pathname)
  // the shell's own pages are a part of it
  return application === 'pages' ? '@shell' : `@${application}`
}
