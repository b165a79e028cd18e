import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { Link, type To } from 'react-router-dom'
import { Button, Emoji, theme, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'
import { ListMenu } from './ListMenu'

type ListSidebarProps = {
  lists: SavedList[]
  activeId: string | undefined
  linkTo: (listId: string) => To
  onCreate: () => void
  onRename: (list: SavedList) => void
  onDelete: (list: SavedList) => void
  ref?: Ref<HTMLElement>
}

/** The user's lists with their counts; one of them is on screen. */
export function ListSidebar({
  lists,
  activeId,
  linkTo,
  onCreate,
  onRename,
  onDelete,
  ref,
}: ListSidebarProps) {
  return (
    <Nav ref={ref} aria-label="My Lists">
      <Rows>
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
            <ListMenu listName={list.name} onRename={() => onRename(list)} onDelete={() => onDelete(list)} />
          </Row>
        ))}
      </Rows>
      <Button variant="secondary" wide icon={<Plus />} onClick={onCreate}>
        Create New List
      </Button>
    </Nav>
  )
}

const Nav = styled.nav`
  display: grid;
  gap: ${theme.space[5]};
`

const Rows = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`

const Row = styled.li<{ $isActive: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  padding-right: ${theme.space[1]};
  border-radius: ${theme.radius.leafSmall};
  background: ${({ $isActive }) => ($isActive ? theme.color.brandTint : 'transparent')};
  color: ${({ $isActive }) => ($isActive ? theme.color.brandStrong : 'inherit')};
`

const ListLink = styled(Link)`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-width: 0;
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[4]};
  border-radius: inherit;
  font-weight: ${theme.weight.semibold};
  text-decoration: none;
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Count = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.medium};
  font-variant-numeric: tabular-nums;
`
