import { MapPin } from 'lucide-react'
import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Pin } from '../queries/pins'

type PinListProps = { pins: readonly Pin[]; chosen: string | null; onChoose: (id: string) => void }

/** What the map shows, by name: for the keyboard, for those who hear it, and where there is no map. */
export function PinList({ pins, chosen, onChoose }: PinListProps) {
  return (
    <List aria-label="On the map">
      {pins.map(({ id, name, suburb, point }) => (
        <li key={id}>
          <Row type="button" data-pin={id} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <MapPin aria-hidden="true" />
            <span>
              {name}
              {suburb && (
                <Where>
                  {point.isAbout && 'about '}
                  {suburb}
                </Where>
              )}
            </span>
          </Row>
        </li>
      ))}
    </List>
  )
}

/* Beside the map it is as high as that; a bar of its own moves it. */
const List = styled.ul`
  display: grid;

  ${media.tablet} {
    max-height: min(64vh, 600px);
    padding: 5px;
    margin: -5px;
    overflow-y: auto;
    overscroll-behavior: contain;
    scrollbar-width: thin;
  }
`

const Row = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: ${theme.space[2]};
  width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: left;

  > svg {
    width: 18px;
    height: 18px;
    color: ${theme.color.brand};
  }

  &[aria-pressed='true'] {
    background: ${theme.color.brandTint};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`

const Where = styled.span`
  display: block;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.regular};
`
