/** @jest-environment node */
import { calendarEntries, isDated, type Outing, placeOf } from './calendarEntries'

const REGULAR = { always_open: false, start_date: null, end_date: null, saturday: '9 am - 5 pm' }
const ZOO: Outing = {
  id: 'a1',
  name: 'Taronga Zoo',
  address: 'Bradleys Head Rd, Mosman NSW',
  suburb: 'Mosman',
  state: 'NSW',
  hours: [REGULAR],
  sample_dates: null,
}
const VIVID: Outing = {
  ...ZOO,
  id: 'a2',
  name: 'Light Walk',
  address: null,
  hours: [{ ...REGULAR, start_date: '2026-12-01', end_date: '2026-12-05' }],
}
const ORIGIN = 'https://sydneysprouts.example'

test('an event is on its own dates, a place on the chosen day with its hours', () => {
  expect(calendarEntries([ZOO, VIVID], '2026-11-21', ORIGIN)).toEqual([
    {
      id: 'a1-2026-11-21',
      title: 'Taronga Zoo',
      place: 'Bradleys Head Rd, Mosman NSW',
      text: 'Opening hours: 9 am - 5 pm. Check with the venue before you go.\nhttps://sydneysprouts.example/activities/a1/taronga-zoo',
      url: 'https://sydneysprouts.example/activities/a1/taronga-zoo',
      from: '2026-11-21',
      to: '2026-11-21',
    },
    {
      id: 'a2',
      title: 'Light Walk',
      place: 'Mosman NSW',
      text: 'https://sydneysprouts.example/activities/a2/light-walk',
      url: 'https://sydneysprouts.example/activities/a2/light-walk',
      from: '2026-12-01',
      to: '2026-12-05',
    },
  ])
})

test('without a day there are only events, and unknown hours are omitted', () => {
  expect(calendarEntries([ZOO, VIVID], null, ORIGIN).map(({ id }) => id)).toEqual(['a2'])
  const [sunday] = calendarEntries([ZOO], '2026-11-22', ORIGIN)
  expect(sunday?.text).toBe('https://sydneysprouts.example/activities/a1/taronga-zoo')
})

test('on a public holiday the hours of a place are told as what may differ', () => {
  const [boxingDay] = calendarEntries([ZOO], '2026-12-26', ORIGIN)
  expect(boxingDay?.text).toMatch(
    /^Opening hours: 9 am - 5 pm\. Public holiday - hours may differ, check with the venue\.\nhttps:/,
  )
})

test('an event whose dates nobody has announced says so, a place never does', () => {
  const sample = { ...VIVID, sample_dates: true }
  const [entry, place] = calendarEntries([sample, { ...ZOO, sample_dates: true }], '2026-11-22', ORIGIN)
  expect(entry?.title).toBe('Light Walk (Sample date)')
  expect(entry?.text).toMatch(
    /^Sample date: nobody has announced it\. Check with the organiser before you go\.\nhttps:/,
  )
  expect([place?.title, place?.text]).toEqual(['Taronga Zoo', place?.url])
})

test('a place is the address, or the known parts of it', () => {
  expect(placeOf(ZOO)).toBe('Bradleys Head Rd, Mosman NSW')
  expect(placeOf({ ...ZOO, address: ' ' })).toBe('Mosman NSW')
  expect(placeOf({ ...ZOO, address: null, suburb: null, state: null })).toBeNull()
  expect([ZOO, VIVID].map(isDated)).toEqual([false, true])
})
