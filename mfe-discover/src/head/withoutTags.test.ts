import { withoutTags } from './withoutTags'

test.each([
  ['<p>Swings <b>and</b> slides</p>', 'Swings and slides'],
  ['<ul>\n<li>One</li>\n<li>Two</li>\n</ul>', 'One Two'],
  ['Ages 3 < 5 and 5 > 3', 'Ages 3 < 5 and 5 > 3'],
  ['<a href="/x">Here</a> it ends <b', 'Here it ends <b'],
  ['<<b>twice', '< twice'],
  ['', ''],
])('%j reads %j', (html, text) => {
  expect(withoutTags(html)).toBe(text)
})
