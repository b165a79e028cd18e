import { Clock, MapPin, Ticket, Users } from 'lucide-react'
import { ageLabel, theme } from 'shared-ui'
import styled from 'styled-components'
import { hoursOn, openingLine } from '../openingHours'
import { priceDetails, priceLine } from '../price'
import type { Activity } from '../queries/listings'

type FactsLineProps = { activity: NonNullable<Activity>; today: string }

/** Where, for whom, when and how much, right under the title. */
export function FactsLine({ activity, today }: FactsLineProps) {
  const ages = ageLabel(activity)
  const opening = openingLine(hoursOn(today, activity.hours), null, today)
  const details = priceDetails(activity)
  return (
    <List aria-label="At a glance">
      {activity.suburb && (
        <li>
          <MapPin />
          {activity.suburb}
        </li>
      )}
      <li>
        <Users />
        {ages === 'All' ? 'All ages' : ages}
      </li>
      {opening && (
        <li>
          <Clock />
          {opening}
        </li>
      )}
      <li>
        <Ticket />
        {priceLine(activity)}
        {details && ` (${details})`}
      </li>
    </List>
  )
}

const List = styled.ul`
  flex-basis: 100%;
  display: flex;
  flex-wrap: wrap;
  gap: 6px 18px;
  color: ${theme.color.inkSoft};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }

  svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.brand};
  }
`
