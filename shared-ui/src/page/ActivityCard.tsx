import { Clock, MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Picture, type PictureSource } from '../parts/Picture'
import { Skeleton } from '../parts/Skeleton'
import { Tag } from '../parts/Tag'
import { media, theme } from '../theme/theme'

/** The `sizes` attribute of the picture: one column of the grid. */
const SIZES = '(min-width: 1024px) 320px, (min-width: 768px) 50vw, 100vw'

export type CardFact = { label: string; icon: ReactNode }

export type ActivityCardProps = {
  /** The path of the activity's page. */
  to: string
  name: string
  location: string | null
  image: PictureSource | null
  /** From ageLabel(). */
  ageLabel: string
  /** The opening line ("Open 24 hours"), or null if it is unknown. */
  opening: string | null
  /** What decides besides the hours: free, indoors, toilets. Each icon has its text. */
  facts?: readonly CardFact[]
  tags: string[]
  /** The save button, next to the link, not inside it. */
  action?: ReactNode
  /** Loads the picture eagerly, for the first cards of a page. */
  priority?: boolean
}

/** A card of an activity in a grid. The link covers the whole card; the action is above it. */
export function ActivityCard(props: ActivityCardProps) {
  const { to, name, location, image, ageLabel, opening, facts, tags, action, priority } = props
  return (
    <Card>
      <Name>
        <Stretched to={to}>{name}</Stretched>
      </Name>
      <Frame>
        <Picture image={image} sizes={SIZES} priority={priority} />
        <Age data-theme="light">{ageLabel}</Age>
      </Frame>
      {location && (
        <Fact>
          <MapPin />
          <span>{location}</span>
        </Fact>
      )}
      {opening && (
        <Fact>
          <Clock />
          <span>{opening}</span>
        </Fact>
      )}
      {facts && facts.length > 0 && (
        <Facts>
          {facts.map(({ label, icon }) => (
            <Fact as="li" key={label}>
              {icon}
              {label}
            </Fact>
          ))}
        </Facts>
      )}
      {tags.length > 0 && (
        <Tags>
          {[...new Set(tags)].map((tag) => (
            <Tag key={tag} name={tag} />
          ))}
        </Tags>
      )}
      {action && <Action>{action}</Action>}
    </Card>
  )
}

/** A placeholder of the same size while a card loads. */
export function ActivityCardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Name as="div">
        <Skeleton $width="72%" $height="1.2em" />
      </Name>
      <FrameSkeleton $height="auto" $radius={theme.radius.picture} />
      <Fact as="div">
        <Skeleton $width="44%" />
      </Fact>
      <Fact as="div">
        <Skeleton $width="56%" />
      </Fact>
      <Tags as="div">
        <Skeleton $width="5rem" $height="1.625rem" $radius={theme.radius.pill} />
        <Skeleton $width="4rem" $height="1.625rem" $radius={theme.radius.pill} />
      </Tags>
    </Card>
  )
}

const Card = styled.article`
  position: relative;
  display: flex;
  flex-direction: column;
`

/* First in the document, because it names the card; visually after the picture. */
const Frame = styled.div`
  position: relative;
  order: -1;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius.picture};
  background: ${theme.skeleton.base};
  transition: box-shadow ${theme.motion.base} ${theme.ease.out};

  ${media.hover} {
    ${Card}:hover & {
      box-shadow: ${theme.shadow[2]};
    }
  }
`

const FrameSkeleton = styled(Skeleton)`
  order: -1;
  aspect-ratio: 3 / 2;
`

const Name = styled.h3`
  margin-top: 14px;
  font-size: 1.1875rem;
  line-height: 1.2;
  letter-spacing: -0.015em;
  overflow-wrap: break-word;
`

const Stretched = styled(Link)`
  text-decoration: none;

  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${theme.radius.picture};
    content: '';
  }

  &:focus-visible {
    box-shadow: none;
  }

  &:focus-visible::after {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }

  ${media.hover} {
    ${Card}:hover & {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 3px;
    }
  }

  &:active {
    color: ${theme.color.brandStrong};
  }
`

/* Light in both themes, like everything on pictures, which are never dimmed. */
const Age = styled.p`
  position: absolute;
  top: 12px;
  left: 12px;
  display: flex;
  align-items: center;
  min-height: 32px;
  padding: 4px 11px;
  border-radius: 12px 4px 12px 4px;
  background: ${theme.color.surfaceRaised};
  box-shadow: 0 1px 4px rgba(11, 32, 32, 0.14);
  color: ${theme.color.ink};
  font-size: 0.875rem;
  font-weight: ${theme.weight.semibold};
  line-height: 1.4;
`

const Fact = styled.p`
  display: flex;
  align-items: center;
  gap: 7px;
  min-height: 1.45rem;
  margin-top: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  line-height: 1.45rem;

  > svg {
    flex: none;
    width: 17px;
    height: 17px;
    color: ${theme.color.brand};
  }
`

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[3]};
`

/*
 * At most two rows are visible, and each card has the height of both, so that cards in a row are equally high. Tags of
 * a third row are completely clipped; screen readers still read them.
 */
const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: ${theme.space[2]} 6px;
  max-height: calc(2.5rem + 20px);
  margin-top: 10px;
  overflow: hidden;

  ${media.tablet} {
    height: calc(2.5rem + 20px);
  }
`

const Action = styled.div`
  position: absolute;
  top: 10px;
  right: 10px;
`
