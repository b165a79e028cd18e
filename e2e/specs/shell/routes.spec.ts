import { expect, test } from '../../fixtures.ts'

/* Routes of section 2 that no journey opens. */

test('/indoor-activities adds its filter to the existing filters, once', {
  tag: ['@smoke', '@discover'],
}, async ({ page }) => {
  for (const features of ['free', 'free,indoor']) {
    await page.goto(`/indoor-activities?features=${features}&location=Sydney`)
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
    const { pathname, searchParams } = new URL(page.url())
    expect([pathname, ...searchParams]).toEqual([
      '/activities',
      ['features', 'free,indoor'],
      ['location', 'Sydney'],
    ])
  }
})
