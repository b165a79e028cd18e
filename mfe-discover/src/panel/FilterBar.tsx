import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button, Container, depths, media, theme } from 'shared-ui'
import styled, { keyframes } from 'styled-components'
import { countFilters, type Filters } from '../filters/filters'
import { FilterSheet } from './FilterSheet'
import { QuickFilters } from './QuickFilters'
import { useIsPast } from './useIsPast'

type FilterBarProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  /** The count of the results, for the sticky bar. */
  count: string
  onChange: (filters: Filters) => void
  /** Called after "Apply Filters", when the sheet has closed. */
  onApplied: () => void
  /** What stands before the quick filters. */
  children?: ReactNode
}

/**
 * The filters below 1024 px: a button and the quick filters above the results, and a bar at the top of the window after
 * the visitor has scrolled past them.
 */
export function FilterBar({ filters, today, count, onChange, onApplied, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const [isPast, inline] = useIsPast()
  const isApplied = useRef(false)
  const open = () => setOpen(true)
  const active = countFilters(filters)

  // run after the closing sheet has returned the focus to its button
  useEffect(() => {
    if (isOpen || !isApplied.current) return
    isApplied.current = false
    onApplied()
  }, [isOpen, onApplied])

  return (
    <Inline ref={inline} data-screen>
      <FiltersButton active={active} onClick={open} />
      <QuickFilters filters={filters} today={today} onChange={onChange}>
        {children}
      </QuickFilters>
      {isPast && (
        <Bar>
          <Line>
            <FiltersButton active={active} onClick={open} />
            <span>{count}</span>
          </Line>
        </Bar>
      )}
      {isOpen && (
        <FilterSheet
          filters={filters}
          today={today}
          onApply={(next) => {
            isApplied.current = true
            onChange(next)
            setOpen(false)
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Inline>
  )
}

/** "Filters", with a badge for the number of active ones. */
function FiltersButton({ active, onClick }: { active: number; onClick: () => void }) {
  const noteId = useId()
  return (
    <>
      <Button
        variant="secondary"
        size="compact"
        icon={<SlidersHorizontal />}
        aria-describedby={active > 0 ? noteId : undefined}
        aria-haspopup="dialog"
        onClick={onClick}
      >
        Filters
        {active > 0 && <Badge aria-hidden="true">{active}</Badge>}
      </Button>
      <span id={noteId} hidden>
        {active} active
      </span>
    </>
  )
}

/* Hidden where the filters are next to the results: a server does not know the width and renders it always. */
const Inline = styled.div`
  display: flex;
  gap: ${theme.space[2]};

  ${media.desktop} {
    display: none;
  }

  /* its buttons need scripts: FilterForm takes its place */
  @media (scripting: none) {
    display: none;
  }
`

const Badge = styled.span`
  display: grid;
  place-items: center;
  min-width: 24px;
  height: 24px;
  padding-inline: 6px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.sun};
  color: ${theme.color.onSun};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.bold};
`

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`

/* Its height must fit in the scroll padding of GlobalStyle, so that it never covers a focused element. */
const Bar = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${depths.sticky};
  padding-block: calc(10px + env(safe-area-inset-top)) 10px;
  border-bottom: 1px solid ${theme.color.line};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow[2]};
  animation: ${arrive} ${theme.motion.quick} ${theme.ease.out};
`

const Line = styled(Container)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  color: ${theme.color.inkSoft};
`
