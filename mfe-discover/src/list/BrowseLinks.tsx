import { Accordion, media, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import { CATEGORIES } from '../filters/categories'
import { type Filters, NO_FILTERS, writeFilters } from '../filters/filters'

type BrowseLinksProps = {
  /** The activities on the page: their suburbs are offered. */
  activities: readonly { suburb: string | null }[]
}

/** Plain links to the list of each category, and of each suburb of the activities above. They need no script. */
export function BrowseLinks({ activities }: BrowseLinksProps) {
  const suburbs = [...new Set(activities.flatMap(({ suburb }) => suburb ?? []))].sort()
  const categories = CATEGORIES.map(({ name, label }) => ({
    label,
    filters: { ...NO_FILTERS, categories: [name] },
  }))
  const places = suburbs.map((suburb) => ({ label: suburb, filters: { ...NO_FILTERS, location: suburb } }))
  return (
    <Nav aria-label="Browse activities">
      <Group title="Browse by category" items={categories} />
      {places.length > 0 && <Group title="Browse by suburb" items={places} />}
    </Nav>
  )
}

type GroupProps = { title: string; items: { label: string; filters: Filters }[] }

/** Folded in a narrow window, and open in a wide one. Both are in the page: a server does not know the width. */
function Group({ title, items }: GroupProps) {
  const links = (
    <Links>
      {items.map(({ label, filters }) => (
        <li key={label}>
          <TextLink to={paths.activities + writeFilters(filters)}>{label}</TextLink>
        </li>
      ))}
    </Links>
  )
  return (
    <div>
      <Folded>
        <Accordion title={title}>{links}</Accordion>
      </Folded>
      <Open>
        <h2>{title}</h2>
        {links}
      </Open>
    </div>
  )
}

const Folded = styled.div`
  ${media.desktop} {
    display: none;
  }
`

const Open = styled.div`
  display: none;

  ${media.desktop} {
    display: block;
  }

  > h2 {
    display: flex;
    align-items: center;
    min-height: 56px;
    font: inherit;
    font-weight: ${theme.weight.semibold};
  }
`

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
