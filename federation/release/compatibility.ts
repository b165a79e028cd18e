import { whyNot } from '../registry/choice.ts'
import { liveRelease, type Registry, type RemoteRelease, SHELL } from '../registry/registry.ts'
import type { ReleaseRecord } from './record.ts'

/**
 * Checks a remote against the live shell, or a shell against every live remote. Returns a sentence about what does not
 * fit. The page refuses another contract number too; this check fails the release instead of the page.
 */
export function whatDoesNotFit({ name, release }: ReleaseRecord, registry: Registry): string | undefined {
  const others = name === SHELL ? Object.keys(registry.microFrontends) : [SHELL]
  for (const other of others.filter((one) => one !== name)) {
    // the registry knows all that is judged: a record that cannot be read leaves no check out
    const live = liveRelease(registry, other)
    const misfit = live && (name === SHELL ? misfitOf(release, other, live) : misfitOf(live, name, release))
    if (misfit) return misfit
  }
  return undefined
}

function misfitOf(shell: RemoteRelease, name: string, remote: RemoteRelease): string | undefined {
  const reason = whyNot(shell.extras, remote.extras)
  return (
    reason && `${name} ${remote.metadata.version} does not fit the shell ${shell.metadata.version}: ${reason}`
  )
}
