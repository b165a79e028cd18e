import { X } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { filterChips } from '../filterChips'
import { clearFilters, type Filters, writeFilters } from '../filters'

type FilterChipsProps = {
  filters: Filters
  today: string
  /** Takes the focus when the last chip has gone. */
  headingRef: RefObject<HTMLElement | null>
}

/** The active filters, each with a cross, and "Clear all". Every removal is a new address. */
export function FilterChips({ filters, today, headingRef }: FilterChipsProps) {
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<number | null>(null)
  const chips = filterChips(filters, today)

  // The chip that had the focus is gone: the next one takes it, or the heading of the results.
  useEffect(() => {
    if (removed.current === null) return
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current, chips.length - 1)] ?? headingRef.current
    removed.current = null
    next?.focus()
  }, [chips.length, headingRef])

  function apply(next: Filters, index: number) {
    removed.current = index
    navigate(paths.activities + writeFilters(next))
  }

  if (chips.length === 0) return null
  return (
    <List ref={list} aria-label="Active filters">
      {chips.map(({ label, without }, index) => (
        <li key={label}>
          <Chip type="button" aria-label={`Remove ${label}`} onClick={() => apply(without, index)}>
            {label}
            <X />
          </Chip>
        </li>
      ))}
      <li>
        <Clear type="button" onClick={() => apply(clearFilters(filters), 0)}>
          Clear all
        </Clear>
      </li>
    </List>
  )
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${theme.target};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} ${theme.space[4]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandTint};
  color: ${theme.color.brandStrong};
  font-size: 0.9375rem;
  font-weight: 600;
  text-align: left;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`

const Clear = styled.button`
  min-height: ${theme.target};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  font-size: 0.9375rem;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`
