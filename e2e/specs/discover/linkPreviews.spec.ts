import { openRendered } from '../../documents.ts'
import { expect, test } from '../../fixtures.ts'

/* What a messenger shows of a link: it reads the document once, under its own name, and runs no script. */

/** As they name themselves. Messages of Apple names three others, Signal calls itself WhatsApp. */
const MESSENGERS = {
  WhatsApp: 'WhatsApp/2.23.20.0 A',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  Messages:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  Telegram: 'TelegramBot (like TwitterBot)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  LinkedIn: 'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
  X: 'Twitterbot/1.0',
  Viber: 'Viber/20.3.0.0',
}

for (const [messenger, userAgent] of Object.entries(MESSENGERS)) {
  // a version that is tried out is drawn by the browser
  const tag = ['@live', ...(messenger === 'WhatsApp' ? [] : ['@deep'])]
  test.describe(`a link in ${messenger}`, { tag }, () => {
    test.use({ javaScriptEnabled: false, userAgent, allowedMessages: /status of 404/ })

    test('has the title, the text and the picture of its page', { tag: '@sample' }, async ({ page }) => {
      await openRendered(page, '/activities?search=taronga+zoo+sydney')
      const zoo = await page.getByRole('article').first().getByRole('link').first().getAttribute('href')
      for (const [address, title] of [
        ['/', 'Things to do with kids in Sydney'],
        ['/activities?categories=Playgrounds', 'Playgrounds'],
        [zoo ?? '', 'Taronga Zoo Sydney'],
      ] as const) {
        await openRendered(page, address)
        const said = (property: string) =>
          page.locator(`head meta[property="og:${property}"]`).getAttribute('content')
        expect(await said('title')).toContain(title)
        expect(await page.title()).toContain(title)
        expect((await said('description'))?.length).toBeGreaterThan(20)
        const canonical = await page.locator('head link[rel=canonical]').getAttribute('href')
        expect(await said('url')).toBe(canonical)
        const picture = await page.request.get((await said('image')) ?? '')
        expect(picture.headers()['content-type']).toMatch(/^image\//)
        // the smallest limit, that of WhatsApp
        expect((await picture.body()).length).toBeLessThan(600_000)
      }
    })

    test('that leads to no activity has no preview of one', async ({ page }) => {
      const answer = await page.goto('/activities/00000000-0000-4000-8000-000000000000/nothing')
      expect(answer?.status()).toBe(404)
      await expect(page.locator('head meta[property="og:url"]')).toHaveCount(0)
    })
  })
}
