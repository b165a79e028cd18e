import type { BrowserContext } from '@playwright/test'

/**
 * Lets a browser see the documents that visitors get while the server cannot render pages: the browser draws all of the
 * page and asks the backend itself. For tests that answer these requests.
 */
export async function withoutRendered(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // before the shell's script, which runs when the document is read
    new MutationObserver(() => document.getElementById('rendered')?.remove()).observe(document, {
      childList: true,
      subtree: true,
    })
  })
}
