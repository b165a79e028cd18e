import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { openTarget, ReleaseError, type Target } from 'federation/release'
import { serveGateway } from 'shell/gateway'
import { forkTestBackend } from '../e2e/sites/backend.ts'
import { siteConfig } from '../e2e/sites/siteConfig.ts'
import { releaseFromHistory } from './compat/history.ts'
import { type Mix, mixesOf, type Pair, refusalOf, registryOf } from './compat/mixes.ts'
import { copyLastTwo } from './compat/versions.ts'
import { walk } from './compat/walk.ts'
import { findBrowser } from './runners/browser.ts'
import { inTemporaryFolder } from './runners/ending.ts'
import { report } from './runners/report.ts'
import type { Outcome } from './runners/stages.ts'
import { twoAtATime } from './runners/twoAtATime.ts'
import { releaseTarget } from './site/target.ts'

/**
 * Walks through the site with every mix of the last two versions of the shell and of each remote, and prints the matrix.
 * The versions are those of the target of releases, or with `isBuilt` those of an earlier commit and of today, built now.
 * An error that stops it is printed and counts as one failure.
 */
export async function checkCompat(isBuilt: boolean): Promise<Outcome> {
  return inTemporaryFolder('compat', async (folder) => {
    try {
      const target = isBuilt
        ? await releaseFromHistory(folder, console.log)
        : await openTarget(releaseTarget())
      const pairs = await copyLastTwo(target, folder)
      describePairs(pairs, target)
      return await walkAll(folder, pairs)
    } catch (error) {
      console.error(error instanceof ReleaseError ? error.message : error)
      return { passed: 0, failed: 1 }
    }
  })
}

/** Walks through all mixes, two at a time, on one backend and in one browser. */
async function walkAll(folder: string, pairs: Pair[]): Promise<Outcome> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
  const backend = await forkTestBackend('http://localhost').catch(async (error: unknown) => {
    await browser.close()
    throw error
  })
  const outcome = { passed: 0, failed: 0 }
  let refused = 0
  const walkThrough = async ([index, mix]: [number, Mix]) => {
    const started = performance.now()
    const refusal = refusalOf(mix)
    const faults = refusal
      ? []
      : await onSite(folder, mix, backend.origin, (origin) => walk(browser, origin, mix))
    // nobody has walked through a mix that is refused: it is no proof of anything
    if (refusal) refused++
    else outcome[faults.length > 0 ? 'failed' : 'passed']++
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const result = refusal ? `refused (${refusal})` : faults.length > 0 ? 'FAILED' : `ok, ${seconds} s`
    console.log(`${String(index + 1).padStart(3)}  ${columnsOf(pairs, mix)}${result}`)
    for (const fault of faults) console.log(`       ${fault}`)
  }
  try {
    await twoAtATime(mixesOf(pairs).entries(), walkThrough)
    console.log(
      `\n${refused} mixes are refused, and counted as neither passed nor failed: no visitor gets them.`,
    )
    return outcome
  } finally {
    await browser.close()
    await backend.stop()
  }
}

function describePairs(pairs: Pair[], target: Target): void {
  console.log(`Mixes of the last two versions in ${target.name}:`)
  for (const { name, versions } of pairs) {
    const [live, before] = versions.map(({ metadata }) => metadata.version)
    console.log(`- ${name}: ${live}${before ? `, before ${before}` : ' only: it is used for both'}`)
  }
  console.log(`\n     ${pairs.map(({ name }) => name.padEnd(WIDTH)).join('')}`)
}

const WIDTH = 13

/** Which of the two versions of each name a mix has. */
function columnsOf(pairs: Pair[], mix: Mix): string {
  const word = ({ name, versions }: Pair) => (mix[name] === versions[0] ? 'live' : 'before')
  return pairs.map((pair) => word(pair).padEnd(WIDTH)).join('')
}

/** Serves a mix on a port of the system while `act` runs. */
async function onSite<Result>(
  folder: string,
  mix: Mix,
  backend: string,
  act: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site = mkdtempSync(path.join(folder, 'site-'))
  for (const part of ['shell', 'remotes']) symlinkSync(path.join(folder, part), path.join(site, part))
  writeFileSync(path.join(site, 'registry.json'), JSON.stringify(registryOf(mix)))
  const config = siteConfig(backend, 'http://localhost')
  const server = await serveGateway({ site, port: 0, config, imageHosts: [] })
  const address = server.address()
  try {
    if (!address || typeof address === 'string') throw new Error('The site of a mix listens on no port')
    return await act(`http://localhost:${address.port}`)
  } finally {
    server.close()
  }
}

if (process.argv[1] === import.meta.filename) {
  const given = process.argv.slice(2)
  if (given.length > 1 || given.some((word) => word !== '--build')) {
    console.error('Usage: npm run check:compat -- [--build]')
    process.exit(1)
  }
  report({ 'mixes of versions': [await checkCompat(given.length > 0)] })
}
