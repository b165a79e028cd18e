import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isCrawler, normalQuery } from './addresses.ts'

const NAMES = ['search', 'date', 'page']

describe('the query of a document', () => {
  for (const [asked, expected] of [
    ['', ''],
    ['utm_source=mail&fbclid=1', ''],
    ['page=2&search=zoo', '?search=zoo&page=2'],
    ['search=zoo&page=2&search=park&search=zoo', '?search=zoo&search=park&page=2'],
    ['search=%20zoo%20&date=', '?search=zoo'],
    ['search=a%26b%3D%22', '?search=a%26b%3D%22'],
    [`search=${'a'.repeat(1_100)}`, undefined],
  ] as const) {
    test(`${asked.slice(0, 40) || 'nothing'} is ${expected ?? 'nobody’s'}`, () =>
      assert.equal(normalQuery(new URLSearchParams(asked), NAMES), expected))
  }
})

describe('a program that reads pages', () => {
  // from the operators' own pages about their programs
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'WhatsApp/2.23.20.0',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'LinkedInBot/1.0 (compatible; Mozilla/5.0; Apache-HttpClient +http://www.linkedin.com)',
    'Twitterbot/1.0',
    'Mozilla/5.0 (Macintosh) AppleWebKit/600.2.5 (KHTML, like Gecko) Version/8.0.2 Safari/600.2.5 (Applebot/0.1)',
    'SkypeUriPreview Preview/0.5',
    'Viber/13',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
    'GoogleOther',
    'Mozilla/5.0 (compatible; Bluesky Cardyb/1.1; +mailto:support@bsky.app)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Claude-User/1.0; +Claude-User@anthropic.com)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Perplexity-User/1.0; +https://perplexity.ai/perplexity-user)',
    'facebookexternalhit/1.1; kakaotalk-scrap/1.0; +https://devtalk.kakao.com/t/scrap/33984',
    'kakaotalk-scrap/1.0',
    'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)',
  ])
    test(agent, () => assert.ok(isCrawler(agent)))
})

describe('a person', () => {
  for (const agent of [
    undefined,
    '',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22A [LinkedInApp]/9.1',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36;KAKAOTALK 2610000',
    'Mozilla/5.0 (Linux; Android 12; CUBOT P60) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
  ])
    test(agent || 'says nothing', () => assert.equal(isCrawler(agent), false))
})
