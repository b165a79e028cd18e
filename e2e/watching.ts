import { expect, type Page } from '@playwright/test'

/** What a page asks for of a remote from now on: version and file. The list grows. */
export function askedOf(page: Page, remote: string): { version: string; file: string }[] {
  const asked: { version: string; file: string }[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const [, , name, version = '', file = ''] = pathname.split('/')
    if (pathname.startsWith('/remotes/') && name === remote) asked.push({ version, file })
  })
  return asked
}

/** How many documents a page has asked for from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count++
  })
  return () => count
}

/** The panel that replaces a page that could not be loaded. */
export async function expectPanel(page: Page) {
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded', { timeout: 12_000 })
}
