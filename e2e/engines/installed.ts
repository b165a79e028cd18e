import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type BrowserType, firefox, webkit } from '@playwright/test'
import { startFirefox } from './firefox.ts'
import { startPlaywrights } from './playwright.ts'
import type { Engine } from './tab.ts'
import { startWebkit } from './webkit.ts'
import { startWpe } from './wpe.ts'

type Way = {
  /** What apt-get installs for it. */
  packages: string
  /** How it is started; nothing where a part is missing. */
  find(): (() => Promise<Engine>) | undefined
  /** The same engine as Playwright builds it. */
  playwrights?: BrowserType
}

/** The engines beside Chromium. */
const WAYS = {
  firefox: {
    packages: 'firefox-esr',
    find() {
      const program = ['firefox-esr', 'firefox'].find(isInstalled)
      return program ? () => startFirefox(program) : undefined
    },
    playwrights: firefox,
  },
  webkit: {
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
    find() {
      const programs = ['WebKitWebDriver', 'Xvfb', 'stdbuf']
      return programs.every(isInstalled) && hasWindow() ? () => startWebkit('WebKitWebDriver') : undefined
    },
    playwrights: webkit,
  },
  // as old as Safari 16.0, which is below the floor
  wpe: {
    packages: 'wpewebkit-driver cog',
    find() {
      const programs = ['WPEWebDriver', 'cog', 'stdbuf']
      return programs.every(isInstalled) ? () => startWpe('WPEWebDriver') : undefined
    },
  },
} satisfies Record<string, Way>

export type EngineName = keyof typeof WAYS

export const ENGINES = Object.keys(WAYS) as EngineName[]

/** How an engine is started here: the system's, which the looks are of, before Playwright's. Nothing if there is none. */
export function findEngine(name: EngineName): { isOfSystem: boolean; start(): Promise<Engine> } | undefined {
  const { find, playwrights }: Way = WAYS[name]
  const start = find()
  if (start) return { isOfSystem: true, start }
  if (!playwrights || !existsSync(playwrights.executablePath())) return undefined
  return { isOfSystem: false, start: () => startPlaywrights(playwrights) }
}

/** What to do where an engine is missing. */
export function toInstall(name: EngineName): string {
  const { packages, playwrights }: Way = WAYS[name]
  const orElse = playwrights ? `, or npx playwright install ${name}` : ''
  return `${name} (apt-get install ${packages}${orElse})`
}

function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

/** Whether Python can open a window of WebKitGTK. */
function hasWindow(): boolean {
  const load = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'
  return spawnSync('/usr/bin/python3', ['-c', load]).status === 0
}
