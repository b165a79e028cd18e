/** @jest-environment node */
import { EMPTY_ACTIVITY, toSubmission } from './addListing'
import { writeImages } from './images'

const MIA = { email: 'mia@example.com', name: 'Mia' }
const DRAFT = {
  ...EMPTY_ACTIVITY,
  title: ' Puppets ',
  description: 'Fun',
  address: '1 Park St ',
  city: 'Sydney',
}

const images = (...names: string[]) => writeImages(names.map((name, id) => ({ id: `${id}`, name, size: 1 })))

test('every value without its own field is a line of the additional information', () => {
  const draft = {
    ...DRAFT,
    category: 'shows',
    ageRange: '3-5',
    price: '$12',
    date: '2026-12-05',
    time: '10:30',
    images: images('a.png', 'b.png'),
  }

  expect(toSubmission(draft, MIA)).toMatchObject({
    type: 'event',
    name: 'Puppets',
    location: '1 Park St, Sydney',
    additionalInfo:
      'Category: Shows\nAges: 3-5\nPrice: $12\nDate: 2026-12-05\nTime: 10:30\nImages: a.png, b.png',
  })
})

test.each([
  ['2026-12-05', 'event'],
  ['', 'business'],
])('with the date "%s" it is submitted as %s', (date, type) => {
  expect(toSubmission({ ...DRAFT, date }, MIA).type).toBe(type)
})

test('somebody without a name signs with the email address', () => {
  expect(toSubmission(DRAFT, { ...MIA, name: null }).contactName).toBe('mia@example.com')
})

test('a name is cut to what the service takes', () => {
  expect(toSubmission(DRAFT, { ...MIA, name: 'x'.repeat(101) }).contactName).toBe('x'.repeat(100))
})

test.each([40, 400])('%i images are named as far as there is room, and counted', (count) => {
  const names = Array.from({ length: count }, (_, index) => `a-rather-long-file-name-${index}.jpeg`)
  const { additionalInfo } = toSubmission({ ...DRAFT, images: images(...names) }, MIA)

  expect(additionalInfo.length).toBeLessThanOrEqual(300)
  const [, named = '', more] = /Images: (.*) and (\d+) more$/.exec(additionalInfo) ?? []
  expect(named.split(', ').length + Number(more)).toBe(count)
})

test.each([
  // 300 characters, with what stands before it
  [271, 'x'.repeat(271)],
  [272, '1 with a long name'],
])('one image whose name has %i characters is named only if the service takes it', (length, shown) => {
  const { additionalInfo } = toSubmission({ ...DRAFT, images: images('x'.repeat(length)) }, MIA)
  expect(additionalInfo).toBe(`Category: Rainy Days\nImages: ${shown}`)
})
