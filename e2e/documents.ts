import { type BrowserContext, expect, type Page } from '@playwright/test'

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

/**
 * Asks for a document until it has its page; returns the answer and its text. A visitor of a busy site may get one that the
 * browser draws, after 0.7 s; a crawler waits longer, and the document is kept.
 */
export async function renderedDocument(page: Page, path: string) {
  const ask = () => page.request.get(path, { headers: { 'user-agent': 'a bot' } })
  let answer = await ask()
  await expect(async () => {
    if (!RENDERED.test(await answer.text())) answer = await ask()
    expect(await answer.text()).toMatch(RENDERED)
  }).toPass({ timeout: 10_000 })
  return { answer, document: await answer.text() }
}

/** The state of a page that is in its document. */
const RENDERED = /"application":"(discover|pages)"/

/** Opens a page that is in its document. */
export async function openRendered(
  page: Page,
  path: string,
  options?: Parameters<Page['goto']>[1],
): Promise<void> {
  await renderedDocument(page, path)
  await page.goto(path, options)
}

/** Waits until React has taken a rendered page over: before that its buttons can be seen, but do nothing. */
export async function untilTakenOver(page: Page): Promise<void> {
  // the document's own script collects the clicks until then (shell/src/early.ts)
  await page.waitForFunction(() => Reflect.get(window, 'earlyClicks') === undefined)
}

/** From home by a search to an activity, as a visitor without scripts can go. */
export async function searchForMuseum(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('combobox', { name: 'Activity' }).fill('museum')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/activities\?search=museum/)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/activities\/[0-9a-f-]{36}\/./)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Highlights' })).toBeVisible()
}
