import { Accordion, media, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { CATEGORIES } from '../filters/categories'
import { NO_FILTERS, writeFilters } from '../filters/filters'

type BrowseLinksProps = {
  /** The activities on the page: their suburbs are offered. */
  activities: readonly { suburb: string | null }[]
  /** Whether the links are open from the start. */
  isOpen: boolean
}

/** Plain links to the list of each category, and of each suburb of the activities above. They need no script. */
export function BrowseLinks({ activities, isOpen }: BrowseLinksProps) {
  const suburbs = [...new Set(activities.flatMap(({ suburb }) => suburb ?? []))].sort()
  return (
    <Nav aria-label="Browse activities">
      <Accordion title="Browse by category" open={isOpen}>
        <Links>
          {CATEGORIES.map(({ name, label }) => (
            <li key={name}>
              <TextLink to={paths.activities + writeFilters({ ...NO_FILTERS, categories: [name] })}>
                {label}
              </TextLink>
            </li>
          ))}
        </Links>
      </Accordion>
      {suburbs.length > 0 && (
        <Accordion title="Browse by suburb" open={isOpen}>
          <Links>
            {suburbs.map((suburb) => (
              <li key={suburb}>
                <TextLink to={paths.activities + writeFilters({ ...NO_FILTERS, location: suburb })}>
                  {suburb}
                </TextLink>
              </li>
            ))}
          </Links>
        </Accordion>
      )}
    </Nav>
  )
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 0 ${theme.space[8]};
  padding-top: ${theme.space[6]};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/* Each link is a target of 44 px. */
const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 100%), 1fr));
  gap: 0 ${theme.space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
  }
`
