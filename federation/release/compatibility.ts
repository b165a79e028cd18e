import { whyNot } from '../registry/choice.ts'
import { liveRelease, type Registry, SHELL } from '../registry/registry.ts'
import { folderOf, parseRecord, RECORD_FILE, type ReleaseRecord } from './record.ts'
import type { Target } from './target.ts'

/**
 * Checks a remote against the live shell, or a shell against every live remote. Returns a sentence about what does not
 * fit. The page refuses another contract number too; this check fails the release instead of the page.
 */
export async function whatDoesNotFit(
  record: ReleaseRecord,
  registry: Registry,
  target: Target,
): Promise<string | undefined> {
  const names = record.name === SHELL ? Object.keys(registry.microFrontends) : [SHELL]
  for (const name of names.filter((other) => other !== record.name)) {
    const version = liveRelease(registry, name)?.metadata.version
    const stored = version && (await target.read(folderOf(name, version) + RECORD_FILE))
    if (!stored) continue
    const other = parseRecord(stored.body.toString())
    const [shell, remote] = record.name === SHELL ? [record, other] : [other, record]
    const misfit = misfitOf(shell, remote)
    if (misfit) return misfit
  }
  return undefined
}

function misfitOf(shell: ReleaseRecord, remote: ReleaseRecord): string | undefined {
  const reason = whyNot(shell.release.extras, remote.release.extras)
  return reason && `${remote.name} ${remote.version} does not fit the shell ${shell.version}: ${reason}`
}
