import type { MouseEvent } from 'react'
import { paths, TextLink } from 'shared-ui'
import { type Filters, writeFilters } from '../filters/filters'
import { localityOf } from '../filters/locality'
import { placeInWords, placeOf } from '../filters/place'

type PlaceNoteProps = {
  filters: Filters
  /** Called before a link goes with the note that it is in. */
  onLeave: (event: MouseEvent) => void
}

/** Says what a location stands for where its words leave that open. "Nearest" leaves nothing out. */
export function PlaceNote({ filters, onLeave }: PlaceNoteProps) {
  const { location, sort } = filters
  if (sort === 'nearest') return null
  return (
    <>
      {localityOf(location).toLowerCase() === 'sydney' && (
        <p>
          These are the places in suburbs called Sydney.{' '}
          <TextLink to={paths.activities + writeFilters({ ...filters, location: '' })} onClick={onLeave}>
            All of Sydney
          </TextLink>
        </p>
      )}
      {placeOf(location).kind !== 'name' && <p>Everything in {placeInWords(location)}.</p>}
    </>
  )
}
