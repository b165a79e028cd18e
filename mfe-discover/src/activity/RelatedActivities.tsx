import { useQuery } from '@tanstack/react-query'
import { SummaryCard } from '../cards/SummaryCard'
import { activityQueries } from '../queries/activity'
import { ActivityRow } from './ActivityRow'

/** Up to four activities of the same type. Renders nothing while they load, if there are none and on failure. */
export function RelatedActivities({ activity }: { activity: { id: string; primary_type: string } }) {
  const { data: related = [] } = useQuery(activityQueries.related(activity.id, activity.primary_type))
  if (related.length === 0) return null
  return (
    <ActivityRow id="related" title="Related Activities">
      {related.map((other) => (
        <SummaryCard key={other.id} activity={other} />
      ))}
    </ActivityRow>
  )
}
