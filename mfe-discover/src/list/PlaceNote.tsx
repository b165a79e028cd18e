import { paths, TextLink } from 'shared-ui'
import { type Filters, writeFilters } from '../filters/filters'
import { localityOf } from '../filters/locality'
import { placeInWords, placeOf } from '../filters/place'

/** Says what a location stands for where its words leave that open. */
export function PlaceNote({ filters }: { filters: Filters }) {
  const { location, sort } = filters
  return (
    <>
      {localityOf(location).toLowerCase() === 'sydney' && (
        <p>
          These are the places in suburbs called Sydney.{' '}
          <TextLink to={paths.activities + writeFilters({ ...filters, location: '' })}>
            All of Sydney
          </TextLink>
        </p>
      )}
      {sort !== 'nearest' && placeOf(location).kind !== 'name' && (
        <p>Everything in {placeInWords(location)}.</p>
      )}
    </>
  )
}
