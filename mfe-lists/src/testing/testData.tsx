import { screen } from '@testing-library/react'
import { createQueryClient } from 'federation/queryClient'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'

/* Test data of this remote: lists and activities. */

export const FAVORITES = { id: 'l1', name: 'Favorites', emoji: '❤️', list_activities: saved('a1') }
export const RAINY = { id: 'l2', name: 'Rainy days', emoji: '🎨', list_activities: saved('a2', 'a3') }
export const LISTINGS = ['a1', 'a2', 'a3'].map(listing)

/** Stubs for the requests of the grid, for any list. */
export const rows = {
  'GET Listings': ofIds(LISTINGS),
  'GET image_metadata': [],
  'POST rpc/plan_b': [],
  // notes
  'GET list_activities': [],
}

/** A published place with a suburb and no other facts. */
export function listing(id: string) {
  return {
    id,
    name: `Place ${id}`,
    suburb: 'Manly',
    state: 'NSW',
    address: null as string | null,
    phone_number: null as string | null,
    tags: ['Beach'],
    free: false,
    indoor: false,
    opening_hours: [] as object[],
  }
}

/** The places of `LISTINGS` with hours: one open 24 hours, one event with a sample of dates, one with unknown hours. */
export function listingsWithHours() {
  const unknown = { always_open: false, start_date: null, end_date: null }
  const hours = [
    [{ ...unknown, always_open: true }],
    [{ ...unknown, start_date: '2026-11-20', end_date: '2026-12-06' }],
    [],
  ]
  return LISTINGS.map((row, index) => ({
    ...row,
    opening_hours: hours[index] ?? [],
    sample_dates: index === 1,
  }))
}

/** Rows of list_activities. */
export function saved(...ids: string[]) {
  return ids.map((id) => ({ id: `saved-${id}`, activity_id: id, created_at: '2026-11-01T00:00:00Z' }))
}

/** Returns a stub that responds with the rows whose ids are requested. */
export function ofIds(all: { id: string }[]) {
  return ({ url }: Request) => {
    const asked = new URL(url).searchParams.get('id') ?? ''
    return all.filter(({ id }) => asked.includes(id))
  }
}

/** Renders the page. Returns the requests that it makes. */
export function open(stubs: Parameters<typeof stubApi>[0], url = '/saved-listings') {
  const requests = stubApi(stubs)
  renderAt(url, <App />, createQueryClient())
  return requests
}

/** Waits for the card of an activity. */
export const cardOf = async (name: string) => (await screen.findByRole('link', { name })).closest('article')

/** The body of the first request with this method, to this table or function. */
export const sentBody = (requests: Request[], method: string, path = '') =>
  requests.find((request) => request.method === method && request.url.includes(`/rest/v1/${path}`))?.json()
