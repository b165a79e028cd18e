import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { LISTINGS, ofIds, rows } from '../testing/testData'
import { savedActivityQueries } from './savedActivities'

beforeEach(() => startAs(MIA))

const image = (listing_id: string, address: string) => ({ listing_id, image_url: `https://${address}` })
/** One answer with as many rows as the service gives. */
const fullPage = (id: string, address: string) => Array.from({ length: 100 }, () => image(id, address))

/** Asks for activities, with these pages of images. Returns their pictures, and the first row of each page asked for. */
async function picturesOf(ids: string[], pages: object[][]) {
  const requests = stubApi({
    ...rows,
    'GET image_metadata': ({ url }) => pages[Number(new URL(url).searchParams.get('offset')) / 100] ?? [],
  })
  const activities = await createQueryClient().fetchQuery(savedActivityQueries.byIds(ids))
  const asked = requests.filter(({ url }) => url.includes('image_metadata'))
  return {
    pictures: activities.map(({ id, image }) => [id, image?.src]),
    order: asked.map(({ url }) => new URL(url).searchParams.get('order')),
    from: asked.map(({ url }) => new URL(url).searchParams.get('offset')),
  }
}

test('only published activities are asked for, and come in the order of the list', async () => {
  const requests = stubApi({ ...rows, 'GET Listings': ofIds(LISTINGS) })
  const activities = await createQueryClient().fetchQuery(savedActivityQueries.byIds(['a3', 'a1']))
  expect(activities.map(({ id }) => id)).toEqual(['a3', 'a1'])
  const asked = requests.find(({ url }) => url.includes('/Listings'))
  expect(new URL(asked?.url ?? '').searchParams.get('publish_status')).toBe('eq.Published')
})

test('an activity without a name is a broken answer', async () => {
  stubApi({ ...rows, 'GET Listings': [{ id: 'a1', name: null }] })
  const asked = createQueryClient().fetchQuery(savedActivityQueries.byIds(['a1']))
  await expect(asked).rejects.toMatchObject({ kind: 'invalid' })
})

test('the picture of an activity is its oldest one', async () => {
  const { pictures, order } = await picturesOf(
    ['a1', 'a2'],
    [[image('a1', 'one.test/'), image('a2', 'two.test/'), image('a1', 'later.test/')]],
  )
  expect(order).toEqual(['created_at.asc,id.asc'])
  expect(pictures).toEqual([
    ['a1', 'https://one.test/'],
    ['a2', 'https://two.test/'],
  ])
})

test('pictures are asked for until each activity has one', async () => {
  const full = fullPage('a1', 'one.test/')
  const further = await picturesOf(['a1', 'a2'], [full, [image('a2', 'two.test/')]])
  expect(further.from).toEqual(['0', '100'])
  expect(further.pictures[1]).toEqual(['a2', 'https://two.test/'])
  expect((await picturesOf(['a1'], [full])).from).toEqual(['0'])
})

test('a picture that is gone is not shown again', async () => {
  await picturesOf(['a1'], [[image('a1', 'one.test/')]])
  expect((await picturesOf(['a1'], [])).pictures).toEqual([['a1', undefined]])
})
