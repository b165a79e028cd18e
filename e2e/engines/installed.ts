import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The engines other than Chromium, with what each needs from the system. */
const NEEDS = {
  firefox: { programs: ['firefox-esr'], packages: 'firefox-esr' },
  webkit: {
    programs: ['WebKitWebDriver', 'Xvfb', 'stdbuf', '/usr/bin/python3'],
    packages: 'webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1',
  },
} as const

export type EngineName = keyof typeof NEEDS

export const ENGINES = Object.keys(NEEDS) as EngineName[]

/** Why an engine cannot be started here; nothing if it can. */
export function obstacleTo(engine: EngineName): string | undefined {
  const { programs, packages } = NEEDS[engine]
  const missing = programs.filter((program) => !isInstalled(program))
  if (missing.length === 0 && (engine !== 'webkit' || hasWindow())) return undefined
  const what = missing.join(', ') || 'the window of WebKitGTK for Python'
  return `${what} for ${engine} (apt-get install ${packages})`
}

function isInstalled(program: string): boolean {
  if (program.startsWith('/')) return existsSync(program)
  return spawnSync('which', [program]).status === 0
}

/** Whether Python can open a window of WebKitGTK. */
function hasWindow(): boolean {
  const load = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2'
  return spawnSync('/usr/bin/python3', ['-c', load]).status === 0
}
