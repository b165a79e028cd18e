import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { depths, IconButton, theme } from 'shared-ui'
import styled from 'styled-components'

type ListMenuProps = { listName: string; onRename: () => void; onDelete: () => void }

/** What can be done with a list. Opens below its button; Escape and leaving it close it. */
export function ListMenu({ listName, onRename, onDelete }: ListMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const actionsId = useId()
  const opener = () => root.current?.querySelector('button')

  function handleToggle() {
    opener()?.focus() // Safari gives a clicked button no focus, and leaving it is what closes the menu
    setIsOpen(!isOpen)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    setIsOpen(false)
    opener()?.focus()
  }

  function handleBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false)
  }

  /** The focus goes back to the opener first: there the dialog returns it. */
  function choose(action: () => void) {
    setIsOpen(false)
    opener()?.focus()
    action()
  }

  return (
    <Root ref={root} onKeyDown={handleKeyDown} onBlur={handleBlur}>
      <IconButton
        label={`Options for ${listName}`}
        icon={<Ellipsis />}
        aria-expanded={isOpen}
        aria-controls={actionsId}
        onClick={handleToggle}
      />
      <Actions id={actionsId} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
        <Action type="button" aria-label={`Rename ${listName}`} onClick={() => choose(onRename)}>
          <Pencil size={18} aria-hidden="true" />
          Rename
        </Action>
        <Action type="button" aria-label={`Delete ${listName}`} onClick={() => choose(onDelete)}>
          <Trash2 size={18} aria-hidden="true" />
          Delete
        </Action>
      </Actions>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Actions = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${depths.popover};
  display: grid;
  min-width: 160px;
  padding: ${theme.space[2]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[3]};

  &[hidden] {
    display: none;
  }
`

const Action = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.target};
  padding-inline: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.color.ink};
  font: inherit;
  font-weight: ${theme.weight.medium};

  &:hover {
    background: ${theme.color.surfaceSunk};
  }
`
