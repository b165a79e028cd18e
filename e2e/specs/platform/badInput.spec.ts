import { expect, test } from '../../fixtures.ts'

const unknownId = '00000000-0000-4000-8000-000000000000'

test.use({ allowedMessages: /^Unknown path|status of 404|could not be decoded/ })

for (const path of [
  `/activities/${unknownId}/luna-park`,
  '/activities/not-an-id/x',
  '/activities/1',
  '/activities/%27%22/x',
]) {
  test(`${path} shows that there is no such activity`, { tag: '@discover' }, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Activity Not Found' })).toBeVisible()
    await page.getByRole('link', { name: 'Browse Activities' }).click()
    await expect(page).toHaveURL('/activities')
  })
}

test('a malformed id sends no request to the backend', { tag: '@discover' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/Listings')) asked.push(request.url())
  })
  await page.goto('/activities/not-an-id/x')
  await expect(page.getByRole('heading', { name: 'Activity Not Found' })).toBeVisible()
  expect(asked).toEqual([])
})

const queries = {
  'unknown parameters': '?foo=bar&__proto__=x&constructor=y&search=',
  'doubled and empty parameters': '?date=&date=&categories=,,&features=;&ageRanges=%00',
  'malformed percent-encoding': '?categories=%E0%A4%A&location=%',
  'a date that is none': '?date=2026-13-45',
  'a filter that would change the request': '?location=x%25,publish_status.neq.zzz&categories=a),or(b',
  '8 kB of text': `?search=${'a'.repeat(8000)}`,
}

for (const [name, query] of Object.entries(queries)) {
  test(`the list works with ${name}`, { tag: '@discover' }, async ({ page }) => {
    await page.goto(`/activities${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Explore Activities' })).toBeVisible()
    const answer = page
      .getByRole('article')
      .first()
      .or(page.getByText('No activities found matching your search criteria.'))
    await expect(answer).toBeVisible()
  })
}

for (const path of ['/activities/%E0%A4%A/x', '/%E0%A4%A', '/..%2f..%2fetc', '/%00', '//']) {
  test(`${path} returns a page`, { tag: '@shell' }, async ({ page }) => {
    await page.goto(process.env.SITE_ORIGIN + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}
