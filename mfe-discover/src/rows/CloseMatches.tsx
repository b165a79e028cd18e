import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announce, CardGrid, theme } from 'shared-ui'
import styled from 'styled-components'
import { SummaryCard } from '../cards/SummaryCard'
import type { Filters } from '../filters/filters'
import { listingQueries } from '../queries/listings'

/**
 * Activities whose names are similar to a search without results, with the same filters, so that a typing error does
 * not end the search. Renders nothing while it loads, if nothing is similar and on failure.
 */
export function CloseMatches({ filters }: { filters: Filters }) {
  const { data: close = [] } = useQuery(listingQueries.close(filters))
  const title = `No exact matches. Showing close matches for “${filters.search}”`
  const hasSome = close.length > 0

  useEffect(() => {
    if (hasSome) announce(title)
  }, [hasSome, title])

  if (!hasSome) return null
  return (
    <Section aria-labelledby="close-matches">
      <h2 id="close-matches">{title}</h2>
      <CardGrid isWide>
        {close.map((activity) => (
          <SummaryCard key={activity.id} activity={activity} date={filters.date} />
        ))}
      </CardGrid>
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
