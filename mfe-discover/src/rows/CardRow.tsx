import { theme } from 'shared-ui'
import styled from 'styled-components'
import { Row } from '../cards/Row'
import { SummaryCard } from '../cards/SummaryCard'
import type { DateFilter } from '../filters/dateFilter'
import type { Origin } from '../near/points'
import type { ActivitySummary } from '../queries/cards'
import { StaleResults } from './StaleResults'

type CardRowProps = {
  id: string
  title: string
  activities: readonly ActivitySummary[]
  date: DateFilter
  /** Where the distances on the cards are counted from. */
  origin: Origin | null
  /** The cards are those of the filters before. */
  isStale: boolean
}

/** Cards that are not part of the list, in a labelled row that scrolls sideways. */
export function CardRow({ id, title, activities, date, origin, isStale }: CardRowProps) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <StaleResults $isDimmed={isStale} inert={isStale}>
        <Row>
          {activities.map((activity) => (
            <li key={activity.id}>
              <SummaryCard activity={activity} date={date} from={origin?.point} />
            </li>
          ))}
        </Row>
      </StaleResults>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  /* Below the list it is not part of it. */
  ${StaleResults} ~ & {
    margin-top: ${theme.space[5]};
  }

  > h2 {
    font-size: 1.375rem;
  }
`
