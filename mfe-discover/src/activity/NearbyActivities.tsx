import { useQuery } from '@tanstack/react-query'
import { SummaryCard } from '../cards/SummaryCard'
import type { Point } from '../near/points'
import { activityQueries } from '../queries/activity'
import { ActivityRow } from './ActivityRow'

type NearbyActivitiesProps = { id: string; point: Point }

/** Up to four activities within 10 km, with their distances. Renders nothing while loading, on failure or if there are none. */
export function NearbyActivities({ id, point }: NearbyActivitiesProps) {
  const { data: nearby = [] } = useQuery(activityQueries.nearby(id, point))
  if (nearby.length === 0) return null
  return (
    <ActivityRow id="nearby" title="Nearby">
      {nearby.map((other) => (
        <SummaryCard key={other.id} activity={other} from={point} />
      ))}
    </ActivityRow>
  )
}
