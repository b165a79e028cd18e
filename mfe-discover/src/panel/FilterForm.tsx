import { Accordion, Button, media, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { clearFilters, countFilters, type Filters, NO_FILTERS, writeFilters } from '../filters/filters'
import { HiddenFilters } from '../search/HiddenFilters'
import { FilterPanel } from './FilterPanel'

type FilterFormProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
}

/**
 * The filters as a form, in windows of any width, where scripts are off: only a server writes the content of noscript,
 * and a browser with scripts reads it as text.
 */
export function FilterForm({ filters, today }: FilterFormProps) {
  const { search, location, date, sort } = filters
  return (
    <WithoutScripts>
      <Accordion title="Filters">
        <Form action={paths.activities}>
          <FilterPanel filters={filters} today={today} hasCalendar={false} onChange={() => {}} />
          {/* after the radios: the list uses the first date */}
          <HiddenFilters filters={{ ...NO_FILTERS, search, location, date, sort }} />
          <Button type="submit" wide>
            Apply Filters
          </Button>
          {countFilters(filters) > 0 && (
            <TextLink to={paths.activities + writeFilters(clearFilters(filters))}>Clear all</TextLink>
          )}
        </Form>
      </Accordion>
    </WithoutScripts>
  )
}

const WithoutScripts = styled('noscript')`
  display: block;
  margin-bottom: ${theme.space[5]};
`

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${theme.space[4]};

  > :first-child {
    width: 100%;
  }

  ${media.sheet} {
    padding-bottom: ${theme.space[4]};
  }
`
