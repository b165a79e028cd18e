import { parseArgs } from 'node:util'
import { promoteCanary } from 'federation/release'
import { ensureSite, readArguments, runCommand, whoReleases } from '../site/target.ts'

const USAGE = 'npm run promote -- NAME [--no-checks]'

/** `npm run promote -- lists`: makes the canary live for all visitors. */
await runCommand(USAGE, async (target) => {
  const { name, rest } = readArguments(USAGE)
  const { values } = parseArgs({ args: rest, options: { 'no-checks': { type: 'boolean', default: false } } })
  await ensureSite(target)
  const move = await promoteCanary(name, { target, who: whoReleases(), isForced: values['no-checks'] })
  console.log(`${name} ${move?.to} is live for all visitors, in the place of ${move?.from}.`)
})
