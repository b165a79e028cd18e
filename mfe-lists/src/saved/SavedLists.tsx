import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { announce, Button, EmptyState, ErrorNotice, Heading, Loading, media, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { listQueries, type SavedList } from '../queries/lists'
import { readNewList } from '../saving/newList'
import { ActiveList } from './ActiveList'
import { DeleteListDialog } from './DeleteListDialog'
import { ListDialog } from './ListDialog'
import { sizeInWords } from './ListHead'
import { ListSidebar, ListSidebarSkeleton } from './ListSidebar'
import { Changes, OfflineLists } from './OfflineLists'
import { useDefaultList } from './useDefaultList'

/** The query parameter with the selected list, so that Back and a reload return to it. */
const LIST_PARAM = 'list'
/** The delay after the deletion of the last list before the dialog for a new one opens, in ms (spec.md section 9). */
const CREATE_DELAY = 500

type OpenDialog = { kind: 'create' } | { kind: 'rename' | 'delete'; list: SavedList }

/** The sidebar of lists, the activities of the active one, and the dialogs that change lists. */
export function SavedLists({ userId }: { userId: string }) {
  const { data: lists, dataUpdatedAt, error, refetch } = useQuery(listQueries.ofUser(userId))
  const isMakingDefault = useDefaultList(userId, lists)
  const [params, setParams] = useSearchParams()
  const [dialog, setDialog] = useState<OpenDialog | undefined>(() =>
    readNewList({ userId }) ? { kind: 'create' } : undefined,
  )
  const createButton = useRef<HTMLButtonElement>(null)
  const sidebar = useRef<HTMLElement>(null)
  const activities = useRef<HTMLElement>(null)
  const shownId = useRef<string>(undefined)
  const deletedId = useRef<string>(undefined)
  const hasClosed = useRef(false)
  const createTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLoading = (!lists && !error) || isMakingDefault
  const active = lists?.find(({ id }) => id === params.get(LIST_PARAM)) ?? lists?.[0]
  const close = () => {
    hasClosed.current = true
    setDialog(undefined)
  }

  useEffect(() => {
    if (error && !lists) toast.error('Failed to load your lists')
  }, [error, lists])

  useEffect(() => () => clearTimeout(createTimer.current), [])

  function handleDeleted(list: SavedList) {
    close()
    const rest = lists?.filter(({ id }) => id !== list.id) ?? []
    if (list.id === active?.id) setParams({}, { replace: true })
    if (rest.length === 0) createTimer.current = setTimeout(offerNewList, CREATE_DELAY)
    else deletedId.current = list.id
  }

  function offerNewList() {
    // the dialog returns the focus to it
    createButton.current?.focus()
    setDialog({ kind: 'create' })
  }

  // Moves the focus to the next list after a deletion. It waits until the dialog has returned the focus, to a row that
  // no longer exists, and until the deleted list is no longer on screen.
  useEffect(() => {
    if (!deletedId.current || dialog || !active || active.id === deletedId.current) return
    deletedId.current = undefined
    focusActive(sidebar.current)
  })

  // what opened a dialog may be gone when it returns the focus: the button for the first list, a list that another tab deleted
  useEffect(() => {
    if (!hasClosed.current || dialog || !active) return
    hasClosed.current = false
    if (document.activeElement === document.body) focusActive(sidebar.current)
  })

  // Shows another list from its top: the lists stay in the window while the activities are scrolled
  useEffect(() => {
    const section = activities.current
    const isAnother = active && shownId.current && active.id !== shownId.current
    if (isAnother && section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
    // the focus stays at the link in the sidebar
    if (isAnother) announce(`${active.name}, ${sizeInWords(active)}`)
    // another tab has deleted the one with the focus
    const isGone = isAnother && !lists?.some(({ id }) => id === shownId.current)
    if (isGone && document.activeElement === document.body) focusActive(sidebar.current)
    shownId.current = active?.id
  }, [active, lists])

  return (
    <>
      <OfflineLists fetchedAt={dataUpdatedAt} />
      <Layout>
        <Side>
          <Heading>My Lists</Heading>
          {isLoading && <ListSidebarSkeleton />}
          <Changes>
            {lists && lists.length > 0 && (
              <ListSidebar
                ref={sidebar}
                lists={lists}
                activeId={active?.id}
                linkTo={(id) => ({ search: `?${LIST_PARAM}=${encodeURIComponent(id)}` })}
                onCreate={() => setDialog({ kind: 'create' })}
                onRename={(list) => setDialog({ kind: 'rename', list })}
                onDelete={(list) => setDialog({ kind: 'delete', list })}
              />
            )}
            {lists?.length === 0 && !isMakingDefault && (
              <EmptyState title="No lists created yet">
                <Button ref={createButton} onClick={() => setDialog({ kind: 'create' })}>
                  Create Your First List
                </Button>
              </EmptyState>
            )}
          </Changes>
        </Side>
        <section ref={activities} aria-label="Saved activities">
          {isLoading && <Loading label="Loading your lists..." />}
          {!lists && error && (
            <ErrorNotice title="We couldn't load your lists" onRetry={() => void refetch()} />
          )}
          {lists?.length === 0 && !isMakingDefault && (
            <EmptyState title="Please create a list to get started" picture="basket" />
          )}
          {active && (
            // nothing of one list goes on with the next: no dialog, no activities that are still loading
            <ActiveList
              key={active.id}
              list={active}
              userId={userId}
              onRename={(list) => setDialog({ kind: 'rename', list })}
              onDelete={(list) => setDialog({ kind: 'delete', list })}
            />
          )}
        </section>
      </Layout>
      {dialog?.kind === 'create' && (
        <ListDialog
          userId={userId}
          lists={lists ?? []}
          onClose={close}
          onDone={(id) => {
            close()
            setParams({ [LIST_PARAM]: id }, { replace: true })
          }}
        />
      )}
      {dialog?.kind === 'rename' && (
        <ListDialog userId={userId} lists={lists ?? []} list={dialog.list} onClose={close} onDone={close} />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteListDialog
          // what another tab has saved into it meanwhile goes with it
          list={lists?.find(({ id }) => id === dialog.list.id) ?? dialog.list}
          onClose={close}
          onDone={() => handleDeleted(dialog.list)}
        />
      )}
    </>
  )
}

/** Focuses the active list in the sidebar. */
function focusActive(sidebar: HTMLElement | null) {
  sidebar?.querySelector<HTMLElement>('[aria-current]')?.focus()
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} 44px;

  ${media.desktop} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
`

/* On a desktop it stays in the window, however far the activities are scrolled. */
const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};

  > h1 {
    font-size: ${theme.text.xl};
  }

  ${media.desktop} {
    position: sticky;
    top: ${theme.space[4]};
    align-self: start;
    max-height: calc(100dvh - 2 * ${theme.space[4]});
  }
`
