import fc from 'fast-check'
import { parse, serialize } from 'parse5'
import { codePoint } from '../testing/codePoint'
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../testing/hostileHtml'
import { sanitise } from './Html'
import { serverHtml } from './serverHtml'

const inBrowser = async (html: string) => String((await sanitise(html)).markup)

test.each(HOSTILE_TEXTS)('%s becomes %s, as in a browser', async (html, expected) => {
  expect(serverHtml(html)).toBe(expected)
  expect(await inBrowser(html)).toBe(expected)
})

test.each(HOSTILE_ADDRESSES)('a link to "%s" is the one of a browser', async (address) => {
  const html = `<a href="${address}" target="_self" rel="opener">go</a>`
  expect(serverHtml(html)).toBe(await inBrowser(html))
})

const TAGS =
  'p br b i u ul ol li h1 h3 h6 blockquote a hr span div table tr td caption pre form button input select option svg math mi template noscript iframe title textarea style script object xmp plaintext frameset body head html img font nobr'.split(
    ' ',
  )
const VALUES = [
  'https://zoo.example/?a=1&b="2"',
  ' tel:+61 ',
  'java\tscript:alert(1)',
  'ht\ntps://x',
  '--&gt;',
  'https://x/</style>',
  '\u00A0mailto:a@example.com',
  '',
]
const attribute = fc
  .tuple(
    fc.constantFrom('href', 'HREF', 'is', 'id', 'onclick', 'style', 'xlink:href'),
    fc.constantFrom(...VALUES),
  )
  .map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
const tag = fc
  .tuple(fc.constantFrom('<', '</'), fc.constantFrom(...TAGS), fc.array(attribute, { maxLength: 2 }))
  .map(([start, name, attributes]) => `${start}${name}${attributes.join('')}>`)
const piece = fc.oneof(
  { weight: 4, arbitrary: tag },
  fc.constantFrom(
    '<!--',
    '-->',
    '<!-- x -->',
    '<![CDATA[',
    ']]>',
    '<?x>',
    '<!doctype html>',
    '&lt;b',
    '<',
    '&',
  ),
  fc.constantFrom('words', ' \r\n', '&nbsp;', '&amp;lt;', '\u00A0', '\u0000', '"', '</', '<a href='),
  fc.string({ unit: codePoint }),
)

/** jsdom puts a text that has no place in a table behind the table. Browsers and the parser put it before. */
function isReadAlike(html: string) {
  const { documentElement } = new DOMParser().parseFromString(html, 'text/html')
  return serialize(parse(html, { scriptingEnabled: false })).endsWith(documentElement.outerHTML)
}

test('any text becomes what it becomes in a browser', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14 }), async (pieces) => {
      const html = pieces.join('')
      fc.pre(isReadAlike(html))
      expect(serverHtml(html)).toBe(await inBrowser(html))
    }),
    { numRuns: 1500 },
  )
})

// a form in jsdom has no properties of the names of its fields
test('a form that hides its own properties is removed with its text', () => {
  expect(serverHtml('<form>a<p><input name="attributes"></p></form>after')).toBe('after')
  expect(serverHtml('<form>a<input name="query"></form>after')).toBe('aafter')
})

test('a text may be nested as deep as it is long', () => {
  const levels = 6_000
  expect(serverHtml('<b>'.repeat(levels))).toBe('<b>'.repeat(levels) + '</b>'.repeat(levels))
})

test('a text that a parser would make endless stays readable, without markup', () => {
  const many = Array.from({ length: 1_000 }, (_, index) => `<b x=${index}>`).join('')
  const written = serverHtml(
    `<p>Slides & swings${many}${'<p>x'.repeat(2_000)}<img src=x onerror=alert(1)> < 5 &lt;i><b`,
  )
  expect(written).toContain('Slides &amp; swings')
  expect(written.replace(/\s+/g, ' ').endsWith(' x x &lt; 5 &amp;lt;i&gt;&lt;b')).toBe(true)
  expect(written).not.toMatch(/<|onerror/)
})
