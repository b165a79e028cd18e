import { useQuery } from '@tanstack/react-query'
import { SummaryCard } from '../cards/SummaryCard'
import type { Point } from '../near/points'
import { activityQueries } from '../queries/activity'
import { ActivityRow } from './ActivityRow'

type NearbyActivitiesProps = { activity: { id: string; primary_type: string }; point: Point }

/**
 * Up to four activities within 10 km, with their distances, without those that the related ones show. Renders nothing while
 * loading, on failure or if there are none.
 */
export function NearbyActivities({ activity: { id, primary_type }, point }: NearbyActivitiesProps) {
  const { data: near = [] } = useQuery(activityQueries.nearby(id, point))
  const { data: related = [] } = useQuery(activityQueries.related(id, primary_type))
  const nearby = near.filter((one) => !related.some((other) => other.id === one.id))
  if (nearby.length === 0) return null
  return (
    <ActivityRow id="nearby" title="Nearby">
      {nearby.map((other) => (
        <SummaryCard key={other.id} activity={other} from={point} />
      ))}
    </ActivityRow>
  )
}
