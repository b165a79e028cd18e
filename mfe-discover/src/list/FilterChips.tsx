import { useEffect, useRef } from 'react'
import { Chip, media, theme } from 'shared-ui'
import styled from 'styled-components'
import { clearFilters, countFilters, type Filters } from '../filters/filters'
import { ClearAll } from '../panel/ClearAll'
import { filterChips } from './filterChips'

type FilterChipsProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  /** Adds "Clear all". Not needed in wide windows, where the filter panel has this button. */
  hasClearAll: boolean
  onChange: (filters: Filters) => void
  /** Called after the last chip was removed, to move the focus. */
  onCleared: () => void
}

/** The active filters and the place, each with a remove button. After a removal the next chip receives the focus. */
export function FilterChips({ filters, today, hasClearAll, onChange, onCleared }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const chips = filterChips(filters, today)

  useEffect(() => {
    if (removed.current === null) return
    const next = Math.min(removed.current, chips.length - 1)
    removed.current = null
    if (next < 0) onCleared()
    else list.current?.querySelectorAll('button')[next]?.focus()
  }, [chips.length, onCleared])

  if (chips.length === 0) return null
  return (
    <List ref={list} aria-label="Active filters">
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <Chip
            label={label}
            onRemove={() => {
              removed.current = index
              onChange(without)
            }}
          />
        </li>
      ))}
      {hasClearAll && countFilters(filters) > 0 && (
        <Last data-screen>
          <ClearAll
            onClick={() => {
              // the place stays: the focus goes to the heading, as after the last chip
              removed.current = -1
              onChange(clearFilters(filters))
            }}
          />
        </Last>
      )}
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  /* its buttons need scripts: FilterForm shows what is chosen */
  @media (scripting: none) {
    display: none;
  }
`

/* As the filter bar: a server renders it for all windows. */
const Last = styled.li`
  ${media.desktop} {
    display: none;
  }
`
