import { parseArgs } from 'node:util'
import { ReleaseError, rollBack } from 'federation/release'
import { ensureSite, readArguments, runCommand, tellOfCanary, whoReleases } from '../site/target.ts'

const USAGE = 'npm run rollback -- NAME [VERSION] [--no-checks]'

/** `npm run rollback -- lists`: makes the version before live again, or the given one. */
await runCommand(USAGE, async (target) => {
  const { name, rest } = readArguments(USAGE)
  const { values, positionals } = parseArgs({
    args: rest,
    allowPositionals: true,
    options: { 'no-checks': { type: 'boolean', default: false } },
  })
  const [version, second] = positionals
  if (second || version === '') throw new ReleaseError(`Usage: ${USAGE}`)
  await ensureSite(target)
  const move = await rollBack(name, version, { target, who: whoReleases(), isForced: values['no-checks'] })
  console.log(
    move
      ? `${name} ${move.to} is live again, in the place of ${move.from}.`
      : `${name} ${version} is live already: nothing has changed.`,
  )
  await tellOfCanary(target, name)
})
