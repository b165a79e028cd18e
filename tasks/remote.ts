import path from 'node:path'
import { ROOT, remotePort } from 'federation/packages'
import { buildPackage } from './build.ts'
import { staticChecks } from './check.ts'
import { endToEnd, packageTests } from './runners/parts.ts'
import { remoteFolder } from './runners/remoteFolder.ts'
import { type Outcome, run } from './runners/stages.ts'
import { loadEnv, SettingError } from './site/readers.ts'
import { standalone } from './site/standalone.ts'

const COMMANDS = { dev, build, test: packageTests, check: staticChecks, e2e: endToEnd }

/** Runs a command for one remote only: `pnpm --filter mfe-lists dev | build | test | check | e2e`. */
async function remote(command = '', name = '', ...more: string[]): Promise<void> {
  const start = Object.entries(COMMANDS).find(([known]) => known === command)?.[1]
  if (!start || more.length > 0)
    throw new SettingError(`Usage: pnpm --filter mfe-NAME ${Object.keys(COMMANDS).join(' | ')}`)
  const outcomes = [await start(remoteFolder(name))].flat()
  if (outcomes.some(({ failed }) => failed > 0)) process.exit(1)
}

/** Serves the remote's standalone page with hot reload, on the running backend. */
async function dev(folder: string): Promise<Outcome> {
  loadEnv()
  const port = remotePort(folder.replace('mfe-', ''))
  console.log(`${folder} alone, at http://localhost:${port}. The backend is that of npm start.`)
  const code = await run('@rsbuild/core::rsbuild', ['dev'], {
    cwd: path.join(ROOT, folder),
    env: { STANDALONE: standalone() },
  })
  return { passed: 0, failed: code === 0 ? 0 : 1 }
}

/** Makes the production build in the remote's dist folder. */
async function build(folder: string): Promise<Outcome> {
  await buildPackage(folder)
  console.log(`${folder} is built, in ${folder}/dist. npm start serves it.`)
  return { passed: 1, failed: 0 }
}

await remote(...process.argv.slice(2)).catch((error: unknown) => {
  if (!(error instanceof SettingError)) throw error
  console.error(error.message)
  process.exitCode = 1
})
