import { createQueryClient } from 'federation/queryClient'
import { MIA, startAs } from 'shared-auth/testing'
import { stubApi } from 'shared-ui/testing'
import { planBQueries } from './planB'

test('the plans of a long list are asked for fifty at a time, once', async () => {
  startAs(MIA)
  const ids = Array.from({ length: 51 }, (_, index) => `a${index}`)
  const asked: string[][] = []
  stubApi({
    'POST rpc/plan_b': async (request) => {
      const { activities } = (await request.json()) as { activities: string[] }
      asked.push(activities)
      return activities.map((id) => ({ activity_id: id, id: `indoor near ${id}` }))
    },
  })
  const queryClient = createQueryClient()
  const plans = await queryClient.fetchQuery(planBQueries.of(ids))
  expect(asked).toEqual([ids.slice(0, 50), ['a50']])
  expect([...plans.keys()]).toEqual(ids)
  // rain does not change them: back on the list nothing is asked for
  await queryClient.fetchQuery(planBQueries.of(ids))
  expect(asked).toHaveLength(2)
})
