import { EMPTY_ACTIVITY, toSubmission } from './addListing'

const MIA = { email: 'mia@example.com', name: 'Mia' }
const DRAFT = {
  ...EMPTY_ACTIVITY,
  title: ' Puppets ',
  description: 'Fun',
  address: '1 Park St ',
  city: 'Sydney',
}

test('every fact without a field of its own is a line of the additional information', () => {
  const draft = {
    ...DRAFT,
    category: 'shows',
    ageRange: '3-5',
    price: '$12',
    date: '2026-12-05',
    time: '10:30',
  }

  expect(toSubmission(draft, MIA, ['a.png', 'b.png'])).toMatchObject({
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
  expect(toSubmission({ ...DRAFT, date }, MIA, []).type).toBe(type)
})

test('somebody without a name signs with the email address', () => {
  expect(toSubmission(DRAFT, { ...MIA, name: null }, []).contactName).toBe('mia@example.com')
})

test('however many images are named, the service takes it', () => {
  const images = Array.from({ length: 40 }, (_, index) => `a-rather-long-file-name-${index}.jpeg`)

  expect(toSubmission(DRAFT, MIA, images).additionalInfo).toHaveLength(300)
})
