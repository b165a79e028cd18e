import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { keepNoteDraft, readNoteDraft } from './noteDrafts'
import { noteQueries, writeNote } from './notes'

const PLACE = { userId: MIA.id, listId: 'l1', activityId: 'a1' }
const ofList = noteQueries.ofList(MIA.id, 'l1')
const parametersOf = ({ url }: Request) => new URL(url).searchParams

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})

function write(note: string, seen = '', queryClient = createQueryClient()) {
  return queryClient
    .getMutationCache()
    .build(queryClient, writeNote(queryClient, PLACE))
    .execute({ note, seen })
}

test.each([
  ['', 'is.null'],
  ['Water?', 'eq.Water?'],
])(
  'a note is written over the one that was seen, "%s", and the other tabs are told',
  async (seen, expected) => {
    const requests = stubApi({ 'PATCH list_activities': [{ id: 's1' }] })
    await write('Bring hats', seen)
    expect(requests.map((request) => parametersOf(request).get('note'))).toEqual([expected])
    expect(localStorage.getItem('lists-changed')).not.toBeNull()
  },
)

test('what was typed since the note was sent stays', async () => {
  stubApi({ 'PATCH list_activities': [{ id: 's1' }] })
  const typed = { text: 'Bring hats and water', seen: '' }
  keepNoteDraft(PLACE, typed)
  await write('Bring hats')
  expect(readNoteDraft(PLACE)).toEqual(typed)
  await write('Bring hats and water', 'Bring hats')
  expect(readNoteDraft(PLACE)).toBeUndefined()
})

test('notes that were under way when one was saved do not undo it', async () => {
  const before = Promise.withResolvers<object[]>()
  const requests = stubApi({
    'GET list_activities': () => before.promise,
    'PATCH list_activities': [{ id: 's1' }],
  })
  const queryClient = createQueryClient()
  const asked = queryClient.fetchQuery(ofList).catch(() => {})
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve))
  await write('Bring hats', '', queryClient)
  before.resolve([{ activity_id: 'a1', note: 'Water?' }])
  await asked
  await new Promise((resolve) => setTimeout(resolve))
  expect(queryClient.getQueryData(ofList.queryKey)).toEqual({ a1: 'Bring hats' })
})

test('the notes of a long list are fetched in parts of a hundred', async () => {
  const ids = Array.from({ length: 101 }, (_, index) => `a${index}`)
  const requests = stubApi({
    'GET list_activities': (request) => {
      const from = Number(parametersOf(request).get('offset'))
      return ids.slice(from, from + 100).map((id) => ({ activity_id: id, note: `Note ${id}` }))
    },
  })
  const notes = await createQueryClient().fetchQuery(ofList)
  expect(Object.keys(notes)).toEqual(ids)
  expect(
    requests.map((request) => [parametersOf(request).get('offset'), parametersOf(request).get('limit')]),
  ).toEqual([
    ['0', '100'],
    ['100', '100'],
  ])
})
