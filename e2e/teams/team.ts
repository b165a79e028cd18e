import { execFile } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from 'federation/packages'

const run = promisify(execFile)

/** A team with a clone of the repository of its own, which releases one remote. */
export type Team = {
  name: string
  /** Changes the remote's source and releases it, as the team would type it. Resolves with the new version. */
  release(round: number): Promise<string>
}

/** Clones what is committed. The first release installs the packages. `env` holds the credentials of the target. */
export async function makeTeam(
  name: string,
  place: string,
  env: Record<string, string>,
  target: string,
): Promise<Team> {
  const clone = path.join(place, `team ${name}`)
  await run('git', ['clone', '--quiet', ROOT, clone])
  const variables = {
    ...process.env,
    ...env,
    // the clone needs not look for a Node that is new enough
    PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}`,
    RELEASE_TARGET: target,
    RELEASED_BY: `team ${name}`,
  }
  return {
    name,
    async release(round) {
      appendFileSync(
        path.join(clone, `mfe-${name}/src/remote.ts`),
        `\nperformance.mark('${name} ${round}')\n`,
      )
      const { stdout } = await run('npm', ['run', 'release', '--', name, '--no-checks'], {
        cwd: clone,
        env: variables,
        maxBuffer: 10_000_000,
      })
      const [, version] = new RegExp(`^${name} (\\w+) is live`, 'm').exec(stdout) ?? []
      if (!version) throw new Error(`The release of ${name} named no version:\n${stdout}`)
      return version
    },
  }
}
