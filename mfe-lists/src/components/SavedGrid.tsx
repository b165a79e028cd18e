import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  ActivityCard,
  ActivityCardSkeleton,
  ageLabel,
  ButtonLink,
  CardGrid,
  Emoji,
  EmptyState,
  ErrorNotice,
  paths,
  slugify,
  theme,
  VisuallyHidden,
} from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'
import { savedActivityQueries } from '../queries/savedActivities'
import { SaveButton } from '../SaveButton'

/** At most so many boxes stand in for cards that are still loading. */
const MAX_SKELETONS = 6

/** The activities of one list. */
export function SavedGrid({ list }: { list: SavedList }) {
  const count = list.saved.length
  const heading = useFocusAfterRemoval(list)
  return (
    <Section>
      <Head>
        <ListName ref={heading} tabIndex={-1}>
          <Emoji stored={list.emoji} /> {list.name}
        </ListName>
        <Count>{count === 1 ? '1 activity' : `${count} activities`}</Count>
      </Head>
      {count === 0 ? (
        <EmptyState title="No saved activities">
          <ButtonLink to={paths.activities}>Explore Activities</ButtonLink>
        </EmptyState>
      ) : (
        <SavedCards list={list} />
      )}
    </Section>
  )
}

/** When the card that had the focus is taken away, the list's name gets it. */
function useFocusAfterRemoval({ id, saved: { length } }: SavedList) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef({ id, length })
  useEffect(() => {
    const isShorter = last.current.id === id && length < last.current.length
    last.current = { id, length }
    if (isShorter && document.activeElement === document.body) heading.current?.focus()
  }, [id, length])
  return heading
}

function SavedCards({ list }: { list: SavedList }) {
  const ids = list.saved
  const { data: activities, error, refetch } = useQuery(savedActivityQueries.byIds(ids))

  if (!activities && error) {
    return <ErrorNotice title="We couldn't load your saved activities" onRetry={() => void refetch()} />
  }
  if (!activities) {
    return (
      <>
        <VisuallyHidden role="status">Loading activities...</VisuallyHidden>
        <CardGrid>
          {ids.slice(0, MAX_SKELETONS).map((id) => (
            <ActivityCardSkeleton key={id} />
          ))}
        </CardGrid>
      </>
    )
  }

  const missing = ids.length - activities.length
  return (
    <>
      {missing > 0 && (
        <p>
          {missing === 1
            ? '1 saved activity is no longer available'
            : `${missing} saved activities are no longer available`}
        </p>
      )}
      <CardGrid label={`Activities in ${list.name}`}>
        {activities.map((activity) => (
          <ActivityCard
            key={activity.id}
            to={paths.activity(activity.id, slugify(activity.name))}
            name={activity.name}
            location={activity.suburb}
            image={activity.image && { ...activity.image, alt: '' }}
            ageLabel={ageLabel(activity)}
            opening={null}
            tags={activity.tags}
            action={
              <SaveButton
                activityId={activity.id}
                activityName={activity.name}
                place="card"
                listId={list.id}
              />
            }
          />
        ))}
      </CardGrid>
    </>
  )
}

const Section = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const ListName = styled.h2`
  min-width: 0;
  font-size: ${theme.text.xxl};
  overflow-wrap: anywhere;

  /* No control, so no ring. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Count = styled.p`
  color: ${theme.color.inkSoft};
`
