import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { media, paths, slugify, theme } from 'shared-ui'
import styled from 'styled-components'
import { NO_FILTERS, writeFilters } from '../filters/filters'
import { type FeaturedActivity, featuredQueries } from '../queries/featured'
import { FEATURED_NAMES, INSPIRATIONS, type Inspiration } from './inspiration'

/**
 * "Need Some Inspiration?": four pictures, two of which link to one activity each. These are looked up by name. Until
 * they are found, and if they cannot be, the card links to a search for the name.
 */
export function InspirationCards() {
  const { data: featured = [] } = useQuery(featuredQueries.named(FEATURED_NAMES))
  return (
    <Bento>
      {INSPIRATIONS.map((inspiration) => {
        const card = resolve(inspiration, featured)
        return (
          <Cell key={inspiration.title}>
            <Card to={card.to}>
              <Scene
                src={card.picture}
                $focus={card.focus}
                alt=""
                width={1080}
                height={720}
                loading="lazy"
                data-below
                decoding="async"
              />
              <Label>
                <h3>{card.title}</h3>
                <p>{card.text}</p>
              </Label>
            </Card>
          </Cell>
        )
      })}
    </Bento>
  )
}

/** Returns the link and the text of a card, given the activities that were found for FEATURED_NAMES. */
function resolve(
  { title, text, picture, focus, target }: Inspiration,
  featured: readonly (FeaturedActivity | null)[],
) {
  if ('path' in target) return { title, text, picture, focus, to: target.path }
  const activity = featured[FEATURED_NAMES.indexOf(target.activity)]
  if (!activity) {
    const to = paths.activities + writeFilters({ ...NO_FILTERS, search: target.activity })
    return { title, text, picture, focus, to }
  }
  const to = paths.activity(activity.id, slugify(activity.name))
  if (activity.name === target.activity) return { title, text, picture, focus, to }
  // a replacement for an activity that is no longer published has its own text and picture
  return {
    title: activity.name,
    text: activity.suburb ?? '',
    picture: activity.image?.src ?? picture,
    focus: '50% 50%',
    to,
  }
}

const Bento = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  ${media.tablet} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    gap: ${theme.space[5]};
  }
`

/* 7/5, then 5/7. */
const Cell = styled.li`
  ${media.tablet} {
    grid-column: span 5;

    &:nth-child(4n + 1),
    &:nth-child(4n) {
      grid-column: span 7;
    }
  }
`

const Card = styled(Link)`
  position: relative;
  display: flex;
  align-items: flex-end;
  height: 100%;
  min-height: 310px;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  text-decoration: none;

  ${media.tablet} {
    min-height: 350px;
  }
`

/* Its edge does not reach the label's corner, where it would show as a thin dark line. */
const Scene = styled.img<{ $focus: string }>`
  position: absolute;
  inset: 0 0 1px 1px;
  width: calc(100% - 1px);
  height: calc(100% - 1px);
  background: ${theme.color.surfaceSunk};
  object-fit: cover;
  object-position: ${({ $focus }) => $focus};
`

/* A corner cut out of the picture. */
const Label = styled.div`
  position: relative;
  display: grid;
  gap: 2px;
  max-width: 92%;
  padding: 14px 26px 14px 20px;
  border-radius: 0 ${theme.radius.panel} 0 0;
  background: ${theme.color.surfaceRaised};

  > h3 {
    font-size: 1.25rem;
  }

  > p {
    color: ${theme.color.inkSoft};
  }

  ${media.tablet} {
    padding: 18px 30px 18px 24px;

    > h3 {
      font-size: 1.5rem;
    }
  }

  ${media.hover} {
    ${Card}:hover & > h3 {
      text-decoration: underline;
      text-decoration-thickness: 2px;
      text-underline-offset: 3px;
    }
  }
`
