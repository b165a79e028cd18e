import { mapsLink, phoneLink, websiteLink } from './contact'

test.each([
  ['(02) 9969 2777', 'tel:0299692777'],
  ['+61 2 9969 2777', 'tel:+61299692777'],
  ['1300 (ask for Jo) 13', 'tel:130013'],
  ['12;ext=3,4+5', 'tel:12345'],
  ['call us', null],
  ['', null],
  [null, null],
])('the phone number %p dials %p', (phone, link) => {
  expect(phoneLink(phone)).toBe(link)
})

const SEARCH = 'https://www.google.com/maps/search/?api=1&query=1+Beach+Road'

test.each([
  ['https://maps.app.goo.gl/abc', 'https://maps.app.goo.gl/abc'],
  ['https://www.google.com/maps/place/x', 'https://www.google.com/maps/place/x'],
  ['https://goo.gl/maps/abc', 'https://goo.gl/maps/abc'],
  ['https://goo.gl/abc', SEARCH],
  ['https://www.google.com/url?q=https://evil.test', SEARCH],
  ['https://evil.test/maps', SEARCH],
  ['http://maps.google.com/x', SEARCH],
  ['javascript:alert(1)', SEARCH],
  [null, SEARCH],
])('the maps link %p leads to %s', (stored, link) => {
  expect(mapsLink(stored, '1 Beach Road')).toBe(link)
})

test('without a link and an address there is no map', () => {
  expect(mapsLink(null, ' ')).toBeNull()
})

test('a website is linked with its host, an unsafe one not at all', () => {
  expect(websiteLink('https://www.taronga.org.au/zoo')).toEqual({
    href: 'https://www.taronga.org.au/zoo',
    host: 'taronga.org.au',
  })
  expect(websiteLink('javascript:alert(1)')).toBeNull()
  expect(websiteLink(null)).toBeNull()
})
