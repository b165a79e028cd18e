import { screen } from '@testing-library/react'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { matches, readCall } from 'spec/callRow'
import { calls } from 'spec/calls'
import { filterAddresses } from 'spec/filterAddresses'
import { App, preparePage } from '../App'
import { listing, pagesOf, searchStubs } from '../testing/testData'

/*
 * The filter mappings of section 7, as the whole page sends them. That the backend accepts each of these requests is
 * shown by tasks/repository/calls.test.ts.
 */

beforeAll(async () => {
  await preparePage('/activities')
  startAs(null)
})

/** Parameters of every request for cards: no condition of a filter. */
const EVERY = ['select', 'order', 'offset', 'limit', 'publish_status']
const conditions = (names: Iterable<string>) =>
  [...names].filter((name) => !EVERY.includes(name) && !name.includes('.')).sort()

const UNKNOWN = 'not.ov.{monday,tuesday,wednesday,thursday,friday,saturday,sunday}'
const BESIDE: Record<string, string[]> = {
  'a single day': [UNKNOWN],
  'the weekend': [UNKNOWN, 'not.ov.{saturday,sunday}'],
}

test.each(filterAddresses)(
  '%s: /activities?%s sends the request of the table and no other',
  async (name, query) => {
    const row = calls.find((call) => call.name === `Listings: ${name}`)
    if (!row) throw new Error(`spec/calls.ts has no row "Listings: ${name}"`)
    const found = pagesOf([listing(1)])
    const requests = stubApi({ 'GET Listings': found, ...searchStubs(found) })
    renderAt(`/activities?${query}`, <App />)
    await screen.findByText(/^1 activity/)

    const sent = await Promise.all(requests.map((request) => readCall('site', request)))
    const asked = sent.filter((call) => matches(row, call))
    expect(asked.map((call) => conditions(call.query.keys()))).toEqual([
      conditions(Object.keys(row.query ?? {})),
    ])
    // The list omits the events of a weekend, and with any date the places without hours; separate requests find them.
    // What a search finds is counted apart.
    const others = sent.filter((call) => !asked.includes(call))
    const counts = others.filter(({ path }) => path.endsWith('/found_listings'))
    expect(counts.map((call) => call.query.get('query'))).toEqual(name === 'search' ? ['zoo'] : [])
    const beside = others.filter((call) => !counts.includes(call))
    expect(beside.map((call) => call.query.get('open_days')).sort()).toEqual(BESIDE[name] ?? [])
  },
)
