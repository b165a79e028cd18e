import { allowOverrides, ReleaseError } from 'federation/release'
import { ensureSite, runCommand, whoReleases } from '../site/target.ts'

const USAGE = `npm run overrides -- ORIGIN... | --versions | --none
Example: npm run overrides -- http://localhost:3003 https://lists.preview.example`

/**
 * `npm run overrides -- http://localhost:3003`: allows ?mfe= on the site that the target holds, for released versions and
 * these origins. `--versions` allows released versions only, `--none` allows nothing.
 */
await runCommand(USAGE, async (target) => {
  const args = process.argv.slice(2)
  const isNone = args[0] === '--none'
  const isVersions = args[0] === '--versions'
  if (args.length === 0 || ((isNone || isVersions) && args.length > 1))
    throw new ReleaseError(`Usage: ${USAGE}`)
  const origins = isNone || isVersions ? [] : args
  const wrong = origins.find((origin) => !isOrigin(origin))
  if (wrong) throw new ReleaseError(`"${wrong}" is no origin: write it like https://lists.preview.example.`)
  await ensureSite(target)
  const move = await allowOverrides(isNone ? undefined : origins, { target, who: whoReleases() })
  const what = isNone ? 'nothing' : ['released versions', ...origins].join(', ')
  console.log(`${target.name} ${move ? 'now lets' : 'already lets'} visitors try out: ${what}.`)
})

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text
}
