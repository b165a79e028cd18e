/** @jest-environment node */
import { EMPTY_REPORT, toContactMessage } from './report'

const LUNA_PARK = { id: '7', name: 'Luna Park', url: 'https://example.com/activities/7/luna-park' }

test('a report says what is wrong and where', () => {
  const report = { reason: 'price', message: ' It is free now. ', email: ' sam@example.com ' }

  expect(toContactMessage(report, LUNA_PARK, 'Mia')).toEqual({
    name: 'Mia',
    email: 'sam@example.com',
    subject: 'Correction: Luna Park (7)',
    message: `What is wrong: Price\n\nIt is free now.\n\n${LUNA_PARK.url}`,
  })
})

test('a report needs no name, address or message', () => {
  expect(toContactMessage(EMPTY_REPORT, LUNA_PARK, null)).toEqual({
    name: 'A visitor',
    email: '',
    subject: 'Correction: Luna Park (7)',
    message: `What is wrong: Opening hours\n\n${LUNA_PARK.url}`,
  })
})

test('a long name, also one over two lines, leaves room for the id', () => {
  const activity = { ...LUNA_PARK, id: 'x'.repeat(36), name: `Luna\nPark ${'y'.repeat(190)}` }
  const { subject } = toContactMessage(EMPTY_REPORT, activity, null)

  expect(subject).toHaveLength(150)
  expect(subject).toMatch(/^Correction: Luna Park y+… \(x{36}\)$/)
})
