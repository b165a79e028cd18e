import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after, describe, test } from 'node:test'
import { parseRegistry } from 'federation/registry'
import { parseRecord } from 'federation/release'
import { isCrawler, normalQuery } from '../../shell/rendering/addresses.ts'
import { parseOverrides } from '../../shell/server/overrides.ts'
import { readDocument } from '../../shell/server/readDocument.ts'
import { createSite } from '../../shell/server/testing/testSite.ts'
import {
  optionalEmailAddress,
  optionalLine,
  optionalParagraphs,
} from '../../supabase/functions/_shared/fields.ts'
import { networkOf } from '../../supabase/functions/_shared/sender.ts'
import { readBody, tokenClaim } from '../../supabase/local/authRequest.ts'
import { MOST, refuseCostly } from '../../supabase/local/limits/questions.ts'
import { mendedUrl } from '../../supabase/local/mends/filterMends.ts'
import { parseStorable } from '../../supabase/local/storable.ts'
import { parseCsv } from '../../supabase/seed/csvFile.ts'
import { slowest, within } from './hostileTexts.ts'

/* Everything of the server and of the tasks that reads what somebody else has written. */

const place = await createSite()
// visitors have a cookie while a canary runs
await place.release.remote('lists', 'newer app', 10)
const gateway = place.open({}, { trustedProxies: ['10.0.0.2'], isRendering: false })
after(() => place.remove())

const document = await (await gateway.request('/')).text()
const registry = await (await gateway.request('/registry.json')).json()
const { version } = place.releases.discover.metadata
const record = readFileSync(`${place.site}/remotes/discover/${version}/release.json`, 'utf8')
const PROXY = { incoming: { socket: { remoteAddress: '10.0.0.2' } } }
/** What no database stores. */
const UNSTORABLE = /\0|\ud800/g
const REST = 'http://localhost/rest/v1/Listings'

/** The gateway's answer to a request with such a header: it must be one that it gives to anybody. */
const header =
  (name: string, address = '/login') =>
  async (text: string) => {
    const value = text.replace(/[^\x20-\x7e]/g, '?')
    const { status } = await gateway.request(address, { headers: { [name]: value } }, PROXY)
    assert.ok([200, 206, 304, 416].includes(status), String(status))
  }

/** The gateway's answer to a report. */
const report = (address: string, type: string, write: (text: string) => unknown) => async (text: string) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(write(text)) }
  assert.equal((await gateway.request(address, init)).status, 204)
}

/** A parser of something valid that has the text in it, so that it is read to the end. */
const inside = (carry: (text: string) => string, parse: (text: string) => unknown) => (text: string) =>
  parse(carry(text))

const bytesOf = (text: string) => Buffer.from(text).subarray(0, 100_000).toString()

const token = (text: string) => `a.${Buffer.from(JSON.stringify({ email: text })).toString('base64url')}.b`
const ask = (name: string) => (text: string) =>
  assert.equal(refuseCostly(new Request(`${REST}?${new URLSearchParams({ [name]: text })}`)), null)

const parsers: Record<string, (text: string) => unknown> = {
  'the registry': inside((text) => JSON.stringify({ ...registry, note: text, [text]: text }), parseRegistry),
  'the record of a release': inside(
    (text) => JSON.stringify({ ...JSON.parse(record), [text]: text }),
    parseRecord,
  ),
  'the document of a site': inside(
    (text) => document.replace('</body>', () => `${text}</body>`),
    readDocument,
  ),
  'the head of the document of a site': inside(
    (text) => document.replace('<head>', () => `<head>${text}`),
    readDocument,
  ),
  'versions to try out': within(500, (text) => parseOverrides([text], { names: ['lists'], origins: [] })),
  'a line of a form': (text) => optionalLine('Name', 100).safeParse(text),
  'a text of a form': (text) => optionalParagraphs('Message', 5_000).safeParse(text),
  'the e-mail address of a form': (text) => optionalEmailAddress('Email', 'wrong').safeParse(text),
  'the network of a sender': networkOf,
  'the body of a log-in': inside(
    (text) => JSON.stringify({ email: text.replaceAll(UNSTORABLE, ''), data: { name: 'Kim' } }),
    (text) => assert.ok(readBody(text)),
  ),
  'a token': inside(token, (text) => assert.equal(typeof tokenClaim(text, 'email'), 'string')),
  'a text for the database': inside((text) => JSON.stringify(text.replaceAll(UNSTORABLE, '')), parseStorable),
  // a command of those who run the site. Its library reads bytes: 100,000 of them
  'a CSV file': inside((text) => `name,text\n1,"${bytesOf(text).replaceAll('"', '')}"\n`, parseCsv),
  'a CSV file without quotes': (text) => parseCsv(bytesOf(text)),
  'the encodings that a browser accepts': header('accept-encoding'),
  'the part of a file': header('range', place.releases.discover.url),
  'what a browser has of a file': header('if-none-match', place.releases.discover.url),
  'what a browser has of a page': header('if-none-match'),
  'the cookies of a visitor': header('cookie'),
  'the bucket of a visitor': (text) => header('cookie')(`sprouts-bucket=${text}`),
  'the senders that a proxy names': header('x-forwarded-for'),
  'the request that a proxy names': header('x-request-id'),
  'the name of a browser': (text) => isCrawler(text),
  'the query of a page': within(1_000, (text) =>
    normalQuery(new URLSearchParams({ search: text }), ['search']),
  ),
  'a report of a failure': within(
    300,
    report('/_reports', 'application/json', (text) => ({ kind: 'load', remote: text, version: '1' })),
  ),
  'a report of what a policy has blocked': within(
    8_000,
    report('/_reports/policy', 'application/csp-report', (text) => ({
      'csp-report': { 'violated-directive': text },
    })),
  ),
  'the columns of a question': within(300, (text) => ask('select')(`id,"${text.replace(/["\\]/g, '')}"`)),
  'the columns of a question, as they are': within(MOST.select, (text) =>
    refuseCostly(new Request(`${REST}?select=${encodeURIComponent(text.toWellFormed())}`)),
  ),
  'a condition of a question': within(1_000, (text) => ask('name')(`eq.${text}`)),
  'a list of conditions': within(1_000, (text) =>
    refuseCostly(new Request(`${REST}?or=${encodeURIComponent(text.toWellFormed())}`)),
  ),
  'a list of conditions in brackets': within(1_000, (text) =>
    refuseCostly(new Request(`${REST}?or=${encodeURIComponent(`(name.like."${text.toWellFormed()}")`)}`)),
  ),
  'a quoted pattern': (text) =>
    mendedUrl(new Request(`${REST}?${new URLSearchParams({ or: `(name.like."${text}")` })}`)),
}

describe('100,000 hostile signs take no time that grows with their square', () => {
  for (const [name, parse] of Object.entries(parsers))
    test(name, async () => {
      // a parser that always throws an error would be fast
      await parse('Museums 9am')
      assert.equal(await slowest(parse), undefined)
    })
})
