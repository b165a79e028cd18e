import { type ReactNode, useEffect } from 'react'
import { announce, CardGrid, theme } from 'shared-ui'
import styled from 'styled-components'
import { SummaryCard } from '../cards/SummaryCard'
import type { DateFilter } from '../filters/dateFilter'
import type { Point } from '../near/points'
import type { ActivitySummary } from '../queries/cards'

type MoreActivitiesProps = {
  id: string
  /** It is announced, too: the section comes late, and below what is read. */
  title: string
  activities: readonly ActivitySummary[]
  date: DateFilter | null
  /** Where the distances on the cards are counted from. */
  from?: Point
  children?: ReactNode
}

/** Cards below a list that has found nothing, with a heading. */
export function MoreActivities({ id, title, activities, date, from, children }: MoreActivitiesProps) {
  useEffect(() => announce(title), [title])

  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardGrid isWide>
        {activities.map((activity) => (
          <SummaryCard key={activity.id} activity={activity} date={date} from={from} />
        ))}
      </CardGrid>
      {children}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  > h2 {
    overflow-wrap: anywhere;
  }
`
