import { Baby, Clock, MapPin, Ticket, Users } from 'lucide-react'
import {
  ageLabel,
  datesOf,
  hoursOn,
  openingOnCard,
  openState,
  sayIfOpen,
  theme,
  useSydneyTime,
} from 'shared-ui'
import { priceDetails, priceLine } from 'shared-ui/price'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import styled from 'styled-components'
import { suitedGroups } from '../filters/ages'
import { fitLine } from '../kids/kids'
import { useKids } from '../kids/useKids'
import type { Activity } from '../queries/activity'

type FactsLineProps = {
  activity: NonNullable<Activity>
}

/** Place, ages, hours and price, below the title. */
export function FactsLine({ activity }: FactsLineProps) {
  const now = useSydneyTime()
  const hours = hoursOn(now.day, activity.hours)
  const ages = ageLabel(activity)
  const fit = fitLine(useKids(), suitedGroups(activity))
  const today = hours && sayIfOpen(hours, now.day, activity.sample_dates) ? hours : undefined
  const state = openState(today, now)
  const eventDates = datesOf(activity, now.day)
  const opening = openingOnCard({ hours: today, eventDates, now })
  const note = publicHolidayNote(today, [now.day, state?.opensOn ?? now.day])
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
      {fit && (
        <li>
          <Baby />
          {fit}
        </li>
      )}
      {opening && (
        <Opening $isOpen={state?.isOpen ?? false} data-now={state && ''}>
          <Clock />
          <span>
            {opening}
            {note && `. ${note}`}
          </span>
        </Opening>
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

const Opening = styled.li<{ $isOpen: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? theme.color.brandStrong : 'inherit')};
  font-weight: ${({ $isOpen }) => ($isOpen ? theme.weight.semibold : 'inherit')};
`
