import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Combobox, toast } from 'shared-ui'
import { cleanText } from '../filters/filters'
import { localityOf } from '../filters/locality'
import { placeQueries } from '../queries/places'
import { useDebounced } from './useDebounced'

/** spec.md section 9, in milliseconds. */
const DEBOUNCE = 300

type LocationBoxProps = {
  value: string
  onChange: (text: string) => void
}

/** The location box: up to five places of New South Wales for the typed text. */
export function LocationBox({ value, onChange }: LocationBoxProps) {
  // empty before typing and after a choice: then there is no request
  const [wanted, setWanted] = useState('')
  // the box has another text, after Back or without a chip
  if (wanted && wanted !== localityOf(cleanText(value))) setWanted('')
  const settled = useDebounced(wanted, DEBOUNCE)
  const asked = wanted && settled
  const { data, error, isFetching, isPlaceholderData } = useQuery({
    ...placeQueries.suggested(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const isLoading = wanted !== '' && (isFetching || isPlaceholderData || wanted !== settled)
  // while a response loads, show the places of the last one that still match
  const fits = ({ label }: { label: string }) =>
    !isLoading || label.toLowerCase().includes(wanted.toLowerCase())
  const places = (asked && data?.filter(fits)) || []

  useEffect(() => {
    if (!error) return
    console.error('Localities could not be searched:', error)
    toast.error('Failed to search locations internally')
  }, [error])

  return (
    <Combobox
      label="Location"
      name="location"
      placeholder="Sydney, NSW"
      look="bare"
      icon={<MapPin />}
      value={value}
      onChange={(text) => {
        onChange(text)
        setWanted(localityOf(cleanText(text)))
      }}
      options={places.map((place) => ({ ...place, id: place.label }))}
      onChoose={({ name }) => {
        onChange(name)
        setWanted('')
      }}
      isLoading={isLoading}
      message={asked && data && !isLoading ? 'No results found' : undefined}
    />
  )
}
