import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Engine } from './tab.ts'
import { end, openWindow } from './webdriver.ts'

/** What WebKit says of every page of the site, because it does not know these: it ignores them. */
const UNKNOWN = /directive 'manifest-src'\.$|Viewport argument key "interactive-widget" not recognized/

/** What it says of a request that begins while its page is left. Where another origin refuses one, a line before says so. */
const OF_LEAVING = /Fetch API cannot load \S+ due to access control checks\.$/

/** Opens windows of WebKitGTK on a screen of their own. */
export async function startWebkit(driver: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x8000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  // also where a run is cut short
  process.once('exit', () => screen.kill())
  const [number] = await once(screen.stdout, 'data')
  const env = { DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
  return {
    async openTab(before) {
      const command = (folder: string) => commandOf(folder, before)
      const tab = await openWindow({ driver, name: 'webkitgtk', env, command })
      const isMeant = (line: string) => !UNKNOWN.test(line) && !OF_LEAVING.test(line)
      return { ...tab, messages: () => tab.messages().filter(isMeant) }
    },
    close: () => end(screen),
  }
}

/** Opens a window of window.py. `before` runs in each document before its own scripts. */
function commandOf(folder: string, before?: string): string {
  const script = path.join(folder, 'before.js')
  if (before) writeFileSync(script, before)
  const window = path.join(import.meta.dirname, 'window.py')
  return `'${window}' '${folder}' ${before ? `'${script}'` : ''}`
}
