import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useEffect } from 'react'
import { announce, paths, TextLink } from 'shared-ui'
import { type Filters, writeFilters } from '../filters/filters'
import { localityOf } from '../filters/locality'
import { placeQueries } from '../queries/places'

type SimilarPlacesProps = {
  filters: Filters
  /** Called before a link goes with the row that it is in. */
  onLeave: (event: MouseEvent) => void
}

/**
 * For a location that finds nothing: the places that are written most like it. Renders nothing if there are none, and for a
 * place that is written right: then it is the other filters that leave nothing.
 */
export function SimilarPlaces({ filters, onLeave }: SimilarPlacesProps) {
  const { data: places = [] } = useQuery(placeQueries.similar(filters.location))
  const found = [...new Set(places.map(({ name }) => name))]
  const typed = localityOf(filters.location).toLowerCase()
  const isRight = found.some((name) => name.toLowerCase() === typed)
  const names = isRight ? [] : found.slice(0, 3)
  const said = names.length > 0 ? `Did you mean ${names.join(', ')}?` : ''

  useEffect(() => {
    if (said) announce(said)
  }, [said])

  if (!said) return null
  return (
    <p>
      Did you mean{' '}
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <TextLink to={paths.activities + writeFilters({ ...filters, location: name })} onClick={onLeave}>
            {name}
          </TextLink>
        </span>
      ))}
      ?
    </p>
  )
}
