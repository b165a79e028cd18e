import type { Locator, Page } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import type { Target } from '../../engines/visitor.ts'
import { expect, test } from '../../fixtures.ts'
import { expectLook, stillness } from '../../looks.ts'
import { type Hands, pageStates } from '../../pageStates.ts'
import { ownerTag } from '../../run/tags.ts'
import { pin } from '../../sites/pinnedSite.ts'

// the rows are pinned in the browser
test.use({
  ...stillness,
  isDrawnByBrowser: true,
  allowedMessages: /^Unknown path|status of (404|503)|^Activities could not/,
})
test.slow()

for (const { title, path, width, height, isDark, pinned, isWindow, arrange } of pageStates) {
  test.describe(title, { tag: '@deep' }, () => {
    test.use({ viewport: { width, height }, colorScheme: isDark ? 'dark' : 'light' })

    test('looks as recorded, without a barrier', { tag: ['@local', ownerTag(path)] }, async ({ page }) => {
      await pin(page, pinned)
      await page.goto(path, { waitUntil: 'networkidle' })
      await arrange(handsOf(page))
      await page.evaluate(() => document.fonts.ready)
      await expectLook(page, title, { fullPage: !isWindow, type: 'large' })
      expect(await barriers(page)).toEqual([])
    })
  })
}

/** What the drivers of other engines do (engines/visitor.ts), by Playwright. */
function handsOf(page: Page): Hands {
  // a failed request is repeated before it is seen
  const patience = { timeout: 30_000 }
  return {
    click: (target) => locate(page, target).first().click(),
    fill: (target, words) => locate(page, target).first().fill(words),
    sees: (target, times) =>
      times === undefined
        ? expect(locate(page, target).first()).toBeVisible(patience)
        : expect(locate(page, target)).toHaveCount(times, patience),
    misses: (target) => expect(locate(page, target)).toHaveCount(0, patience),
  }
}

function locate(page: Page, { within, ...target }: Target): Locator {
  const root = within ? locate(page, within) : page
  if ('role' in target) {
    const { role, name, level } = target
    return root.getByRole(role, { name, level, exact: true })
  }
  return 'label' in target
    ? root.getByLabel(target.label, { exact: true })
    : root.getByText(target.text, { exact: true })
}
