import { demoAccount } from 'supabase/demo'
import type { Parent, Visitor } from './siteQueries.ts'

const LIST_COUNT = 5
const ACTIVITIES = 20

/** Signs in the demo account and adds five shared lists of twenty activities each, unless it has them. */
export async function signInParent({ origin, key }: Visitor): Promise<Parent> {
  const call = async <Answer>(
    path: string,
    body?: object,
    token?: string,
    method = 'POST',
  ): Promise<Answer> => {
    const headers = new Headers({
      apikey: key,
      'content-type': 'application/json',
      prefer: 'return=representation',
    })
    if (token) headers.set('authorization', `Bearer ${token}`)
    const init = body ? { method, headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(origin + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  const signedIn = await call<SignedIn>('/auth/v1/token?grant_type=password', demoAccount)
  const token = signedIn.access_token
  const kept = await call<Row[]>('/rest/v1/lists?select=id', undefined, token)
  const wanted = LIST_COUNT * ACTIVITIES
  const listings = await call<Row[]>(`/rest/v1/Listings?select=id&order=id&limit=${wanted}`)
  for (let number = kept.length; number < LIST_COUNT; number++) {
    const [list] = await call<Row[]>('/rest/v1/lists?select=id', { name: `List ${number}` }, token)
    const part = listings.slice(number * ACTIVITIES, (number + 1) * ACTIVITIES)
    const rows = part.map(({ id }) => ({ list_id: list?.id, activity_id: id }))
    await call('/rest/v1/list_activities', rows, token)
  }
  const ownLists = `/rest/v1/lists?user_id=eq.${signedIn.user.id}&select=share_token`
  const shared = await call<Shared[]>(ownLists, { share_token: signedIn.user.id }, token, 'PATCH')
  return { id: signedIn.user.id, token, shareToken: shared[0]?.share_token ?? '' }
}

type SignedIn = { access_token: string; user: { id: string } }
type Row = { id: string }
type Shared = { share_token: string }
