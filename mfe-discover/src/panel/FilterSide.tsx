import { Button, media, paths, theme } from 'shared-ui'
import styled, { css } from 'styled-components'
import { writeDate } from '../filters/dateFilter'
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
 * The filters next to the results, from 1024 px. Each change applies at once. They are sticky. Without scripts they are a
 * form with a button.
 */
export function FilterSide({ filters, today, onChange, onCleared }: FilterSideProps) {
  const [isPast, top] = useIsPast()
  const { search, location, date } = filters
  // a chosen radio is before this date in the form, and the list uses the first
  const kept = { search, location, date: date && writeDate(date) }
  return (
    <Column>
      <div ref={top} />
      <Side aria-labelledby="filters" $isStuck={isPast}>
        <Head>
          <h2 id="filters">Filters</h2>
          {countFilters(filters) > 0 && (
            <ClearAll
              onClick={() => {
                onChange(clearFilters(filters))
                onCleared()
              }}
            />
          )}
        </Head>
        <form action={paths.activities} onSubmit={(event) => event.preventDefault()}>
          <FilterPanel filters={filters} today={today} onChange={onChange} />
          {Object.entries(kept).map(
            ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <WithoutScripts>
            <Button type="submit" wide>
              Apply Filters
            </Button>
          </WithoutScripts>
        </form>
      </Side>
    </Column>
  )
}

/* As high as the whole panel, so that the page keeps its height when the sticky panel is limited to the window. */
const Column = styled.div`
  min-height: 70rem;
`

/** The room of the filters where it is not known yet whether the window is wide enough for them. */
export const FilterSidePlace = styled(Column)`
  ${media.sheet} {
    display: none;
  }
`

/* Sticky, and scrollable itself, because it is taller than most windows. */
const Side = styled.aside<{ $isStuck: boolean }>`
  ${({ $isStuck }) =>
    $isStuck &&
    css`
      position: sticky;
      top: 0;
      max-height: 100dvh;
      /* room for focus rings, which would be cut off */
      margin: calc(-1 * ${theme.space[2]});
      padding: ${theme.space[2]};
      overflow-y: auto;
      scrollbar-width: thin;
    `}
`

const WithoutScripts = styled.div`
  display: none;
  padding-top: ${theme.space[5]};

  @media (scripting: none) {
    display: block;
  }
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
`
