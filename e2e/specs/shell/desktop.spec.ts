import { expect, test } from '../../fixtures.ts'

test('the first Tab stop skips to the main content', async ({ page }) => {
  await page.goto('/privacy-policy')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

for (const width of [768, 1023, 1024]) {
  test(`at ${width} px the header of a parent who is logged in shows all of its parts`, async ({
    page,
    parent,
  }) => {
    await parent.resume()
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/privacy-policy')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: parent.email })).toBeVisible()
    const isCut = await header.evaluate((element) => {
      const parts = [...element.querySelectorAll('a, button, svg')].filter((part) => part.checkVisibility())
      const boxes = parts.map((part) => part.getBoundingClientRect())
      return boxes.some((box) => box.left < 0 || box.right > window.innerWidth || box.width < 16)
    })
    expect(isCut).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })
}

for (const width of [1599, 1600, 1920]) {
  test(`at ${width} px header, page and footer have the same left edge on every page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/activities', '/contact']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      const lefts = await page.evaluate(() =>
        ['header a', 'main h1', 'footer > div'].map(
          (part) => document.querySelector(part)?.getBoundingClientRect().left,
        ),
      )
      expect(new Set(lefts).size, `${path}: ${lefts}`).toBe(1)
    }
  })
}
