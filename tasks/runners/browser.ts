import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { chromium } from '@playwright/test'

/**
 * The names of Chromium on different systems. The headless shell is first: it has no window, and the tests take about
 * half the time in it.
 */
const SYSTEM_BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

/**
 * Returns the path of a Chromium for the tests: PLAYWRIGHT_CHROMIUM, otherwise Playwright's own, otherwise the system's.
 * If there is none, installs it with Playwright, or on Debian with apt-get as root. Throws an error that says what to
 * install if all of this fails. `hasWindow`: the browser must be one that can draw a window.
 */
export function findBrowser(hasWindow = false): string {
  const named = process.env.PLAYWRIGHT_CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`PLAYWRIGHT_CHROMIUM names ${named}, which does not exist.`)
  }
  const found = installedBrowser(hasWindow)
  if (found) return found
  console.log('No browser for the tests yet: installing one...')
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli')
  spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  if (isDebianRoot()) {
    spawnSync('apt-get', ['update'], { stdio: 'ignore', timeout: 300_000 })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const { status } = spawnSync('apt-get', ['install', '-y', name], { stdio: 'ignore', timeout: 600_000 })
      if (status === 0) break
    }
  }
  const installed = installedBrowser(hasWindow)
  if (installed) return installed
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or set PLAYWRIGHT_CHROMIUM to its path.',
  )
}

function installedBrowser(hasWindow: boolean): string | undefined {
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  for (const name of SYSTEM_BROWSERS) {
    if (hasWindow && name === 'chromium-headless-shell') continue
    const { stdout, status } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(macChrome) ? macChrome : undefined
}

function isDebianRoot(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /debian|ubuntu/.test(readFileSync('/etc/os-release', 'utf8'))
  )
}
