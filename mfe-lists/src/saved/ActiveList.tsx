import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ButtonLink, EmptyState, ErrorNotice, paths, theme } from 'shared-ui'
import styled from 'styled-components'
import { ActivityGrid } from '../cards/ActivityGrid'
import { PrintSheet } from '../cards/PrintSheet'
import type { SavedList } from '../queries/lists'
import { noteQueries } from '../queries/notes'
import { savedActivityQueries } from '../queries/savedActivities'
import { SaveButton } from '../saving/SaveButton'
import { ListHead } from './ListHead'
import { Note } from './Note'

type ActiveListProps = {
  list: SavedList
  userId: string
  onRename: (list: SavedList) => void
  onDelete: (list: SavedList) => void
}

/** The selected list: its name, its actions, and its activities with the parent's notes. */
export function ActiveList({ list, userId, onRename, onDelete }: ActiveListProps) {
  const isEmpty = list.saved.length === 0
  const heading = useFocusAfterRemoval(list)
  const saved = useQuery({ ...savedActivityQueries.byIds(list.saved), enabled: !isEmpty })
  const notes = useQuery({ ...noteQueries.ofList(userId, list.id), enabled: !isEmpty })
  // what was fetched last: while one that another tab has saved is fetched, only those before it are known
  const last = useRef({ ids: list.saved, activities: saved.data })
  if (!saved.isPlaceholderData && (saved.data || !last.current.activities))
    last.current = { ids: list.saved, activities: saved.data }
  const known = last.current
  const asked = list.saved.filter((id) => known.ids.includes(id))
  const missing = saved.data && !isEmpty ? asked.length - saved.data.length : 0
  // the others stay, also where they cannot be fetched again
  const activities = saved.data ?? known.activities?.filter(({ id }) => list.saved.includes(id))
  // after a removal nothing is lacking
  const isLacking = saved.error && activities && asked.length < list.saved.length
  return (
    <Section>
      <ListHead
        list={list}
        userId={userId}
        activities={(!isEmpty && activities) || []}
        headingRef={heading}
        onRename={onRename}
        onDelete={onDelete}
      />
      {missing > 0 && (
        <p>
          {missing === 1
            ? '1 saved activity is no longer available'
            : `${missing} saved activities are no longer available`}
        </p>
      )}
      {notes.error && !notes.data && (
        <ErrorNotice look="row" title="We couldn't load your notes." onRetry={() => void notes.refetch()} />
      )}
      {isLacking && (
        <ErrorNotice
          look="row"
          title="We couldn't load all of your saved activities."
          onRetry={() => void saved.refetch()}
        />
      )}
      {isEmpty ? (
        <EmptyState title="No saved activities" picture="saved">
          <ButtonLink to={paths.activities}>Explore Activities</ButtonLink>
        </EmptyState>
      ) : (
        <ActivityGrid
          label={`Activities in ${list.name}`}
          ids={list.saved}
          activities={notes.isPending && notes.errorUpdateCount === 0 ? undefined : activities}
          error={saved.error}
          onRetry={() => void saved.refetch()}
          action={({ id, name, image, suburb }) => (
            // not in Changes: its dialog would be disabled with it, also Close. Without a network the heart says so by itself
            <SaveButton
              activityId={id}
              activityName={name}
              place="card"
              image={image}
              location={suburb}
              listId={list.id}
            />
          )}
          below={({ id, name }) =>
            notes.data && (
              <Note
                place={{ userId, listId: list.id, activityId: id }}
                activityName={name}
                note={notes.data[id] ?? ''}
              />
            )
          }
        />
      )}
      {!isEmpty && activities && (
        <PrintSheet name={list.name} emoji={list.emoji} activities={activities} notes={notes.data} />
      )}
    </Section>
  )
}

/** Moves the focus to the list's name when the card with the focus is removed. */
function useFocusAfterRemoval({ saved: { length } }: SavedList) {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef(length)
  useEffect(() => {
    const isShorter = length < last.current
    last.current = length
    if (isShorter && document.activeElement === document.body) heading.current?.focus()
  }, [length])
  return heading
}

const Section = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`
