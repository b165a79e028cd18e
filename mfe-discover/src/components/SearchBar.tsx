import { MapPin, Search } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button, media, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { cleanText, type Filters, writeFilters } from '../filters'

type SearchBarProps = {
  /** What the address bar asks for; a search keeps every other filter. */
  filters: Filters
  /** `hero` floats over the picture of the home page. */
  look?: 'hero' | 'page'
}

/** The two boxes of the home page and the list: each search is a new address of /activities. */
export function SearchBar({ filters, look = 'page' }: SearchBarProps) {
  const navigate = useNavigate()
  const [typed, setTyped] = useState({ search: filters.search, location: filters.location })
  const [applied, setApplied] = useState(typed)

  // Back, Forward and a shortcut change the address: the boxes follow it.
  if (applied.search !== filters.search || applied.location !== filters.location) {
    const { search, location } = filters
    setApplied({ search, location })
    setTyped({ search, location })
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const search = cleanText(typed.search)
    const location = cleanText(typed.location)
    navigate(paths.activities + writeFilters({ ...filters, search, location }))
  }

  return (
    <Bar role="search" aria-label="Activities" onSubmit={handleSubmit} $look={look}>
      <Box>
        <Search />
        <Label>Activity</Label>
        <Input
          type="text"
          name="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Playgrounds, zoos, shows..."
          value={typed.search}
          onChange={({ target }) => setTyped({ ...typed, search: target.value })}
        />
      </Box>
      <Box>
        <MapPin />
        <Label>Location</Label>
        <Input
          type="text"
          name="location"
          autoComplete="off"
          enterKeyHint="search"
          placeholder="Sydney, NSW"
          value={typed.location}
          onChange={({ target }) => setTyped({ ...typed, location: target.value })}
        />
      </Box>
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

const Box = styled.label`
  position: relative;
  flex: 1;
  display: block;
  min-width: 0;
  min-height: 58px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 54px;
  border-radius: ${theme.radius.pill};
  cursor: text;

  > svg {
    position: absolute;
    top: 18px;
    left: 20px;
    width: 22px;
    height: 22px;
    color: ${theme.color.brand};
  }

  & + &::before {
    position: absolute;
    inset: -3px ${theme.space[4]} auto;
    height: 1px;
    background: ${theme.color.line};
    content: '';
  }

  /* The box shows the focus, so that the ring follows its round ends. */
  &:focus-within {
    box-shadow: inset 0 0 0 3px ${theme.color.focus};
  }

  ${media.tablet} {
    & + &::before {
      inset: 12px auto 12px 0;
      width: 1px;
      height: auto;
    }
  }
`

const Label = styled.span`
  display: block;
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;
`

const Input = styled.input`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.text.base};
  line-height: 1.5;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`
