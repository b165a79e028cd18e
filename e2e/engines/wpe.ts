import type { Engine } from './tab.ts'
import { openWindow } from './webdriver.ts'

/**
 * Opens windows of WPE without a screen. They have one size, run nothing before a document, and write no console: what a
 * page says can be asked of the page only.
 */
export async function startWpe(driver: string): Promise<Engine> {
  const command = (folder: string) =>
    `env XDG_CACHE_HOME='${folder}' XDG_DATA_HOME='${folder}' cog -P headless --automation`
  return {
    openTab: () => openWindow({ driver, name: 'wpe', env: {}, command }),
    close: async () => {},
  }
}
