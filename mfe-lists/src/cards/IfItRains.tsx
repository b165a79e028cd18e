import { CloudRain } from 'lucide-react'
import { hoursThatDay, kmInWords, paths, slugify, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'
import type { IndoorPlace } from '../queries/planB'

type IfItRainsProps = {
  activityName: string
  places: readonly IndoorPlace[]
  /** The day in Sydney (ISO). */
  today: string
}

/** Where to go instead of an outdoor activity when it rains. What is closed today comes last, and says so. */
export function IfItRains({ activityName, places, today }: IfItRainsProps) {
  const isClosed = ({ hours }: IndoorPlace) => hoursThatDay(today, hours) === 'Closed'
  const inOrder = [...places].sort((one, other) => Number(isClosed(one)) - Number(isClosed(other)))
  return (
    <Row role="group" aria-label={`If it rains, instead of ${activityName}`}>
      <CloudRain />
      <span>
        <strong>If it rains:</strong>
        {inOrder.map((place) => (
          <Place key={place.id}>
            {' '}
            <TextLink to={paths.activity(place.id, slugify(place.name))}>{place.name}</TextLink>{' '}
            <Where>
              ({place.km === null ? place.suburb : kmInWords(place.km, place.is_about)}
              {isClosed(place) && ', closed today'})
            </Where>
          </Place>
        ))}
      </span>
    </Row>
  )
}

/* The first one follows the heading, each further one has a line of its own. */
const Place = styled.span`
  & + & {
    display: block;
  }
`

const Where = styled.span`
  white-space: nowrap;
`

const Row = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.surfaceSunk};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    margin-top: 2px;
    color: ${theme.color.brand};
  }

  a {
    padding-block: 3px;
  }

  strong {
    font-weight: ${theme.weight.semibold};
  }
`
