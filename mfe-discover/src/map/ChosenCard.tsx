import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ActivityCardSkeleton, IconButton, theme } from 'shared-ui'
import styled from 'styled-components'
import { SummaryCard } from '../cards/SummaryCard'
import type { Filters } from '../filters/filters'
import type { Origin } from '../near/points'
import { chosenQueries } from '../queries/chosen'
import type { Pin } from '../queries/pins'

type ChosenCardProps = {
  pin: Pin
  filters: Filters
  origin: Origin | null
  onClose: () => void
}

/** The card of the activity that is chosen on the map. It takes the focus, so that it is read and Escape closes it. */
export function ChosenCard({ pin: { id, point }, filters, origin, onClose }: ChosenCardProps) {
  const { data, error } = useQuery(chosenQueries.byIds([id]))
  const part = useRef<HTMLElement>(null)
  const activity = data?.[0]

  useEffect(() => {
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  return (
    <Part ref={part} tabIndex={-1} aria-label="Chosen on the map">
      <Close>
        <IconButton look="outlined" label="Close" icon={<X />} onClick={onClose} />
      </Close>
      {activity && <SummaryCard activity={{ ...activity, point }} date={filters.date} from={origin?.point} />}
      {!activity && !error && !data && <ActivityCardSkeleton />}
      {(data ? !activity : error) && <p role="alert">This activity could not be loaded.</p>}
    </Part>
  )
}

const Part = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  padding-bottom: ${theme.space[3]};
  border-bottom: 1px solid ${theme.color.line};

  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Close = styled.div`
  display: grid;
  justify-items: end;
`
