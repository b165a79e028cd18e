import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escapeXml } from './xml.ts'

for (const [text, escaped] of [
  ['Tom & Jerry’s <b>"zoo"</b>', 'Tom &amp; Jerry’s &lt;b&gt;&quot;zoo&quot;&lt;/b&gt;'],
  ["]]> &amp; '", ']]&gt; &amp;amp; &apos;'],
  ['a\u0000b\u0008c\u001bd\ufffee\uffff', 'abcde'],
  ['lone \ud800 half', 'lone  half'],
  ['tab\tline\n🦘 é', 'tab\tline\n🦘 é'],
] as const) {
  test(`${JSON.stringify(text)} becomes ${JSON.stringify(escaped)}`, () => {
    assert.equal(escapeXml(text), escaped)
  })
}
