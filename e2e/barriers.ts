import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Returns axe's violations on the current page as "rule: selector", once colours and places have stopped moving. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
      )
    // one that is cancelled meanwhile rejects
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
  // axe's types use another copy of the type Page. The site has no frames, whose results axe would join in a page of its own
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
