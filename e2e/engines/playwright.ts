import type { BrowserType, Page } from '@playwright/test'
import { type Engine, overJson, type Tab } from './tab.ts'
import { KEYS } from './visitor.ts'

/** The W3C actions that visitor.ts makes. */
type Action = { type: string; x?: number; y?: number; value?: string }

const NAMES = new Map(Object.entries(KEYS).map(([name, code]) => [code, name]))

/** Starts one of Playwright's own browsers. */
export async function startPlaywrights(type: BrowserType): Promise<Engine> {
  const browser = await type.launch()

  async function openTab(before?: string): Promise<Tab> {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    if (before) await context.addInitScript(before)
    const page = await context.newPage()
    const messages: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(String(error)))
    return {
      goTo: async (url) => void (await page.goto(url)),
      async run(code, ...given) {
        return JSON.parse(
          await page.evaluate(`(${overJson(code)})(${JSON.stringify(JSON.stringify(given))})`),
        )
      },
      async act(sources) {
        for (const { actions } of sources as { actions: Action[] }[])
          for (const action of actions) await perform(page, action)
      },
      resize: (width, height) => page.setViewportSize({ width, height }),
      picture: () => page.screenshot(),
      messages: () => messages,
      close: () => context.close(),
    }
  }

  return { openTab, close: () => browser.close() }
}

async function perform({ mouse, keyboard }: Page, { type, x = 0, y = 0, value = '' }: Action): Promise<void> {
  const key = NAMES.get(value) ?? value
  if (type === 'pointerMove') await mouse.move(x, y)
  if (type === 'pointerDown') await mouse.down()
  if (type === 'pointerUp') await mouse.up()
  if (type === 'keyDown') await keyboard.down(key)
  if (type === 'keyUp') await keyboard.up(key)
}
