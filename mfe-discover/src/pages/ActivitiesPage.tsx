import { useSearchParams } from 'react-router-dom'
import { Breadcrumb, Container, Heading, Page, paths, sydneyToday, theme } from 'shared-ui'
import styled from 'styled-components'
import { Results } from '../components/Results'
import { SearchBar } from '../components/SearchBar'
import { readFilters } from '../filters'

/** /activities: browse and search. The address bar is the only state. */
export function ActivitiesPage() {
  const [params] = useSearchParams()
  const today = sydneyToday()
  const filters = readFilters(params, today)

  return (
    <Page
      title="Explore Activities"
      description="Playgrounds, museums, beaches, shows and events for children in Sydney. Search by suburb, age, day and what is free or indoors."
      canonicalPath={paths.activities}
    >
      <Column>
        <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Activities' }]} />
        <Heading>Explore Activities</Heading>
        <SearchBar filters={filters} />
        <Results filters={filters} today={today} />
      </Column>
    </Page>
  )
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]} ${theme.space[10]};

  /* The trail sits close to its heading, the results stand apart from the search. */
  > h1 {
    padding-bottom: ${theme.space[1]};
  }

  > section {
    padding-top: ${theme.space[4]};
  }
`
