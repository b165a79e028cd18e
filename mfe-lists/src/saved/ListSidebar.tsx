import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type FocusEvent, type Ref, useEffect, useRef } from 'react'
import { Link, type To } from 'react-router-dom'
import { Button, Emoji, Menu, type MenuItem, media, Skeleton, theme, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'

type ListSidebarProps = {
  lists: SavedList[]
  activeId: string | undefined
  linkTo: (listId: string) => To
  onCreate: () => void
  onRename: (list: SavedList) => void
  onDelete: (list: SavedList) => void
  ref?: Ref<HTMLElement>
}

/**
 * The user's lists with their counts; one is selected. A column, or a row below 1024 px. Either scrolls, where the lists need
 * more room than there is, and keeps "Create New List" beside it.
 */
export function ListSidebar({ lists, activeId, linkTo, onCreate, ref, ...actions }: ListSidebarProps) {
  const rows = useRef<HTMLUListElement>(null)

  // the active list may be out of sight
  useEffect(() => {
    const active = activeId && rows.current?.querySelector<HTMLElement>('[aria-current]')
    if (!active || !rows.current) return
    const { offsetTop, offsetHeight } = active
    const { scrollTop, clientHeight, clientWidth } = rows.current
    rows.current.scrollLeft = active.offsetLeft - clientWidth / 4
    const isInSight = offsetTop >= scrollTop && offsetTop + offsetHeight <= scrollTop + clientHeight
    if (!isInSight) rows.current.scrollTop = offsetTop - clientHeight / 4
  }, [activeId])

  return (
    <Nav ref={ref} aria-label="My Lists">
      <Rows ref={rows} onFocus={showWhole}>
        {lists.map((list) => (
          <Row key={list.id} $isActive={list.id === activeId}>
            <ListLink to={linkTo(list.id)} replace aria-current={list.id === activeId ? 'true' : undefined}>
              <Emoji stored={list.emoji} />
              <Name>{list.name}</Name>
              <Count>
                {list.saved.length}
                <VisuallyHidden> saved</VisuallyHidden>
              </Count>
            </ListLink>
            <Options>
              <Menu label={`Options for ${list.name}`} items={listActions(list, actions)} />
            </Options>
          </Row>
        ))}
      </Rows>
      <Button variant="secondary" icon={<Plus />} onClick={onCreate}>
        Create New List
      </Button>
    </Nav>
  )
}

/** Browsers leave half out of sight what the focus comes to. A press stays where it is: it would miss its list. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
}

/** Placeholders as high as one list and the button, so that nothing below moves when the lists are loaded. */
export function ListSidebarSkeleton() {
  return (
    <Nav as="div" aria-hidden="true">
      <Rows as="div">
        <Row as="div" $isActive={false}>
          <ListSkeleton $width="10rem" $radius="inherit" />
        </Row>
      </Rows>
      <Skeleton $width="12.5rem" $height="48px" $radius={theme.radius.pill} />
    </Nav>
  )
}

/** The menu items of a list. */
export function listActions(
  list: SavedList,
  { onRename, onDelete }: Pick<ListSidebarProps, 'onRename' | 'onDelete'>,
): MenuItem[] {
  return [
    { label: 'Rename', icon: <Pencil />, onSelect: () => onRename(list) },
    { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(list) },
  ]
}

const Nav = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  justify-items: start;

  ${media.desktop} {
    gap: ${theme.space[5]};
    justify-items: stretch;
    min-height: 0;
  }
`

/* Padding and negative margin make room for the focus ring inside the scrolling element. */
const Rows = styled.ul`
  position: relative;
  display: flex;
  gap: ${theme.space[2]};
  width: calc(100% + 2 * ${theme.space[4]});
  margin-inline: calc(-1 * ${theme.space[4]});
  padding: 5px ${theme.space[4]};
  overflow-x: auto;
  scroll-padding-inline: ${theme.space[4]};
  scrollbar-width: thin;

  ${media.desktop} {
    display: block;
    width: auto;
    margin: -5px;
    padding: 5px;
    overflow-y: auto;
  }
`

const Row = styled.li<{ $isActive: boolean }>`
  flex: none;
  display: flex;
  align-items: center;
  max-width: min(260px, 80vw);
  border: 1.5px solid ${({ $isActive }) => ($isActive ? theme.color.brand : theme.color.line)};
  border-radius: ${theme.radius.leafSmall};
  background: ${({ $isActive }) => ($isActive ? theme.color.brandTint : 'transparent')};
  color: ${({ $isActive }) => ($isActive ? theme.color.brandStrong : 'inherit')};

  ${media.desktop} {
    max-width: none;
    padding-right: ${theme.space[1]};
    border-color: transparent;
  }
`

const ListLink = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: ${theme.target};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: inherit;
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  ${media.forcedColors} {
    &[aria-current] {
      text-decoration: underline;
    }
  }

  ${media.desktop} {
    min-height: 56px;
    padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  }
`

const ListSkeleton = styled(Skeleton)`
  height: ${theme.target};

  ${media.desktop} {
    height: 56px;
  }
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.desktop} {
    overflow-wrap: anywhere;
    white-space: normal;
  }
`

const Count = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`

/* Below 1024 px the list's heading has this menu. */
const Options = styled.span`
  display: none;

  ${media.desktop} {
    display: block;
  }
`
