import { useRef } from 'react'
import { media, theme } from 'shared-ui'
import styled, { css } from 'styled-components'
import { clearFilters, countFilters, type Filters } from '../filters/filters'
import { ClearAll } from './ClearAll'
import { FilterPanel } from './FilterPanel'
import { useIsPast } from './useIsPast'

type FilterSideProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  onChange: (filters: Filters) => void
  /** Called after "Clear all", whose button is removed then. */
  onCleared: () => void
}

/**
 * The filters next to the results, from 1024 px. Each change applies at once. They are sticky, and stay where they are when
 * a change shows the new results from their top.
 */
export function FilterSide({ filters, today, onChange, onCleared }: FilterSideProps) {
  const [isPast, top] = useIsPast()
  const place = useRef<HTMLDivElement>(null)

  function change(next: Filters) {
    onChange(next)
    // to the top of the new results, and one pixel past it, so that the panel stays sticky and does not move
    if (isPast && place.current) window.scrollBy(0, place.current.getBoundingClientRect().top + 1)
  }

  return (
    <FilterSidePlace ref={place}>
      <div ref={top} />
      <Side aria-labelledby="filters" $isStuck={isPast}>
        <Head>
          <h2 id="filters">Filters</h2>
          {countFilters(filters) > 0 && (
            <ClearAll
              onClick={() => {
                change(clearFilters(filters))
                onCleared()
              }}
            />
          )}
        </Head>
        <FilterPanel filters={filters} today={today} onChange={change} />
      </Side>
    </FilterSidePlace>
  )
}

/**
 * The room of the filters. From 1024 px it is as high as the whole panel, so that the page keeps its height when the
 * sticky panel is limited to the window.
 */
export const FilterSidePlace = styled.div`
  ${media.desktop} {
    min-height: 74rem;
  }
`

/* Sticky, and scrollable itself, because it is taller than most windows. */
const Side = styled.aside<{ $isStuck: boolean }>`
  ${({ $isStuck }) =>
    $isStuck &&
    css`
      position: sticky;
      top: 0;
      /* above a notice at the lower edge, as the toasts */
      max-height: calc(100dvh - var(--toast-lift, 0px));
      /* room for focus rings, which would be cut off */
      margin: calc(-1 * ${theme.space[2]});
      padding: ${theme.space[2]};
      overflow-y: auto;
      scrollbar-width: thin;
    `}
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${theme.target};
  padding-bottom: ${theme.space[3]};

  > h2 {
    font-size: 1.375rem;
  }

  /* into the padding: when it appears, nothing below it moves */
  > button {
    margin-block: -6px;
  }
`
