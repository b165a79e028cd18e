import { useQuery } from '@tanstack/react-query'
import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Container,
  Emoji,
  EmptyState,
  ErrorNotice,
  Heading,
  Loading,
  Page,
  paths,
  theme,
  VisuallyHidden,
} from 'shared-ui'
import styled from 'styled-components'
import { CalendarDialog } from '../calendar/CalendarDialog'
import { ActivityGrid } from '../cards/ActivityGrid'
import { PrintSheet } from '../cards/PrintSheet'
import { savedActivityQueries } from '../queries/savedActivities'
import { type SharedList, sharingQueries } from '../queries/sharing'
import { SaveButton } from '../saving/SaveButton'

/** The format of the database's tokens. Other tokens make no request. */
const TOKEN = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** /shared/:token: a read-only list for everybody with the link. It does not reveal its owner. */
export function SharedListPage() {
  const { token = '' } = useParams()
  const isPossible = TOKEN.test(token)
  const { data: list, error, refetch } = useQuery({ ...sharingQueries.byToken(token), enabled: isPossible })

  if (list) return <SharedListView list={list} />
  if (list === null || !isPossible) {
    return (
      <Frame title="List not found">
        <EmptyState
          level={1}
          title="This list is not shared any more"
          text="The link was withdrawn, or is not complete. Ask whoever sent it to you for a new one."
          picture="lost"
        >
          <ButtonLink to={paths.activities}>Browse Activities</ButtonLink>
        </EmptyState>
      </Frame>
    )
  }
  return (
    <Frame title="Shared list">
      {error ? (
        <ErrorNotice title="We couldn't load this list" onRetry={() => void refetch()} />
      ) : (
        <Loading label="Loading the list..." />
      )}
    </Frame>
  )
}

function SharedListView({ list: { name, emoji, activityIds } }: { list: SharedList }) {
  const isEmpty = activityIds.length === 0
  const { data, error, refetch } = useQuery({
    ...savedActivityQueries.byIds(activityIds),
    enabled: !isEmpty,
  })
  const [isPlanning, setIsPlanning] = useState(false)
  const count = data && !isEmpty ? data.length : activityIds.length
  return (
    <Frame title={name}>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'Shared list' }]} />
      <Body>
        <ListName>
          <Heading>
            <Emoji stored={emoji} /> {name}
          </Heading>
        </ListName>
        <Soft>A shared list of {count === 1 ? '1 activity' : `${count} activities`}.</Soft>
        {isEmpty ? (
          <EmptyState title="Nothing is saved in this list yet" picture="basket">
            <ButtonLink to={paths.activities}>Browse Activities</ButtonLink>
          </EmptyState>
        ) : (
          <>
            {/* in their place from the start: what is below must not move */}
            {count > 0 && (data || !error) && (
              <Actions>
                <Button
                  variant="secondary"
                  size="compact"
                  icon={<CalendarPlus />}
                  disabled={!data}
                  onClick={() => setIsPlanning(true)}
                >
                  Add to calendar
                </Button>
                <Button
                  variant="secondary"
                  size="compact"
                  icon={<Printer />}
                  disabled={!data}
                  onClick={() => window.print()}
                >
                  Print
                </Button>
              </Actions>
            )}
            <VisuallyHidden as="h2">Activities</VisuallyHidden>
            <ActivityGrid
              label={`Activities in ${name}`}
              ids={activityIds}
              activities={data}
              error={error}
              onRetry={() => void refetch()}
              action={({ id, name: activityName, image, suburb }) => (
                <SaveButton
                  activityId={id}
                  activityName={activityName}
                  place="card"
                  image={image}
                  location={suburb}
                />
              )}
            />
          </>
        )}
      </Body>
      {data && !isEmpty && <PrintSheet name={name} emoji={emoji} activities={data} />}
      {isPlanning && data && (
        <CalendarDialog name={name} outings={data} onClose={() => setIsPlanning(false)} />
      )}
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Page title={title}>
      <Container>{children}</Container>
    </Page>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[5]} ${theme.space[16]};
`

const ListName = styled.div`
  span {
    font-size: 0.95em;
  }
`

const Soft = styled.p`
  color: ${theme.color.inkSoft};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
