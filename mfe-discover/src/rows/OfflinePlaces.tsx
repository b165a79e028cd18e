import { useQueryClient } from '@tanstack/react-query'
import { useSession } from 'shared-auth'
import {
  ageLabel,
  CardGrid,
  datesOf,
  EmptyState,
  eventPeriod,
  paths,
  regularHours,
  TextLink,
  theme,
} from 'shared-ui'
import styled from 'styled-components'
import { SummaryCard } from '../cards/SummaryCard'
import { suitedGroups } from '../filters/ages'
import type { Activity } from '../queries/activity'
import { cardFacts } from '../queries/cardFacts'
import { LISTINGS } from '../queries/cards'

/**
 * What the list shows without a network: the places that were opened, which alone have a query of their own, and for a
 * parent the way to the saved lists.
 */
export function OfflinePlaces() {
  const isParent = useSession().status === 'signedIn'
  const details = useQueryClient()
    .getQueryCache()
    .findAll({ queryKey: [...LISTINGS, 'detail'] })
  const places = details.flatMap(({ state }) => {
    const activity = state.data as Activity | undefined // the key is that of activityQueries.detail
    return activity ? [{ activity, at: state.dataUpdatedAt }] : []
  })
  return (
    <Part>
      {/* without the cards: a screen reader would read all of them out */}
      <Part role="status">
        <h3>You're offline{places.length > 0 && ' - showing saved places'}</h3>
        <p>
          {places.length > 0 && 'These are the places that you have opened. '}
          {isParent && (
            <>
              Your lists can be read at <TextLink to={paths.savedListings}>Saved Lists</TextLink>.{' '}
            </>
          )}
          Searches and filters work again once you are connected.
        </p>
      </Part>
      {places.length > 0 ? (
        <CardGrid label="Places you have opened">
          {places
            .sort((a, b) => b.at - a.at)
            .map(({ activity }) => (
              <SummaryCard key={activity.id} activity={summaryOf(activity)} />
            ))}
        </CardGrid>
      ) : (
        <EmptyState
          title="No places opened yet"
          text="Places that you open are kept here for the next time."
        />
      )}
    </Part>
  )
}

/** The card of an activity whose page was opened. */
function summaryOf(activity: NonNullable<Activity>) {
  const { id, name, suburb, tags, images, hours } = activity
  return {
    id,
    name,
    suburb,
    tags: tags ?? [],
    ageLabel: ageLabel(activity),
    suits: suitedGroups(activity),
    facts: cardFacts(activity),
    image: images[0] ?? null,
    hours: regularHours(hours),
    eventDates: datesOf(activity),
    lastDay: eventPeriod(hours)?.to ?? null,
  }
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`
