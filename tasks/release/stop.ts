import { parseArgs } from 'node:util'
import { stopCanary } from 'federation/release'
import { ensureSite, readArguments, runCommand, whoReleases } from '../site/target.ts'

const USAGE = 'npm run stop -- NAME'

/** `npm run stop -- lists`: ends the canary; all visitors get the live version with their next document. */
await runCommand(USAGE, async (target) => {
  const { name, rest } = readArguments(USAGE)
  parseArgs({ args: rest, options: {} })
  await ensureSite(target)
  const move = await stopCanary(name, { target, who: whoReleases() })
  console.log(`${name} ${move?.from} is no longer a canary: all visitors get the live version.`)
})
