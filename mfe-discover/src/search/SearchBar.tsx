import { Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Combobox, media, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { type Category, suggestCategories } from '../filters/categories'
import { cleanText, type Filters } from '../filters/filters'
import { HiddenFilters } from './HiddenFilters'
import { LocationBox } from './LocationBox'
import { useShowActivities } from './useShowActivities'

/** Reads the words of a search. Loaded when the visitor types, because the first screen does not need it. */
let read: ((filters: Filters) => Filters) | undefined
function loadReader() {
  import(/* webpackChunkName: "readWords" */ '../words/readWords').then(
    ({ asMeant }) => {
      read = asMeant
    },
    // without it the words are searched for
    () => {},
  )
}

type SearchBarProps = {
  /** The filters of the URL; a search keeps all other filters. */
  filters: Filters
  /** `hero` floats over the picture of the home page. */
  look?: 'hero' | 'page'
  /** Called with the search text at each change of the activity box. */
  onType?: (search: string) => void
}

/**
 * The search bar of the home page and the list: each search is a new URL of /activities. A chosen suggestion sets the
 * category, any other text is searched for (spec.md section 2); "free" or "on Sunday" in it become filters with chips.
 */
export function SearchBar({ filters, look = 'page', onType }: SearchBarProps) {
  const showActivities = useShowActivities(filters)
  const { search, location } = filters
  const [typed, setTyped] = useState({ search, location })
  const [chosen, setChosen] = useState<Category | null>(null)
  const [applied, setApplied] = useState({ search, location })
  // Back, Forward and a shortcut change the URL: update the inputs, unless they already have the same text
  if (applied.search !== search || applied.location !== location) {
    setApplied({ search, location })
    setTyped({
      search: cleanText(typed.search) === search ? typed.search : search,
      location: applied.location === location ? typed.location : location,
    })
    setChosen(null)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const asked = {
      ...filters,
      search: chosen ? '' : cleanText(typed.search),
      location: cleanText(typed.location),
      categories: chosen ? [chosen.name] : filters.categories,
    }
    const next = read?.(asked) ?? asked
    // the category is shown as a chip and in the filters instead
    setTyped(next)
    setChosen(null)
    onType?.(next.search)
    showActivities(next)
  }

  return (
    <Bar role="search" aria-label="Activities" action={paths.activities} onSubmit={handleSubmit} $look={look}>
      <Box>
        <Combobox
          label="Activity"
          name="search"
          placeholder="Playgrounds, zoos, shows..."
          look="bare"
          icon={<Search />}
          value={typed.search}
          onChange={(text) => {
            setTyped({ ...typed, search: text })
            setChosen(null)
            loadReader()
            onType?.(text)
          }}
          options={suggestCategories(typed.search).map((category) => ({ ...category, id: category.value }))}
          onChoose={(category) => {
            setTyped({ ...typed, search: category.label })
            setChosen(category)
            onType?.(search)
          }}
        />
      </Box>
      <Box>
        <LocationBox
          value={typed.location}
          onChange={(text) => setTyped((latest) => ({ ...latest, location: text }))}
        />
      </Box>
      <HiddenFilters filters={{ ...filters, search: '', location: '' }} />
      <Button type="submit">Search</Button>
    </Bar>
  )
}

const Bar = styled.form<{ $look: 'hero' | 'page' }>`
  display: flex;
  flex-direction: column;
  gap: 6px;
  width: 100%;
  padding: ${theme.space[2]};
  border: 1.5px solid ${({ $look }) => ($look === 'hero' ? 'transparent' : theme.color.line)};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${({ $look }) => ($look === 'hero' ? theme.shadow[3] : 'none')};
  color: ${theme.color.ink};
  text-align: left;

  > button {
    min-height: 54px;
    padding-inline: 30px;
    border-radius: ${theme.radius.picture};
    font-size: 1.0625rem;
  }

  ${media.tablet} {
    flex-direction: row;
    align-items: stretch;
    gap: 0;
    border-radius: ${theme.radius.pill};

    > button {
      min-height: 58px;
      border-radius: ${theme.radius.pill};
    }
  }
`

const Box = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;

  & + &::before {
    position: absolute;
    inset: -3px ${theme.space[4]} auto;
    height: 1px;
    background: ${theme.color.line};
    content: '';
  }

  ${media.tablet} {
    & + &::before {
      inset: 12px auto 12px 0;
      width: 1px;
      height: auto;
    }
  }
`
