import { Ellipsis } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Link, type To } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { IconButton } from '../parts/IconButton'
import { Popup } from '../parts/Popup'
import { useAnchored } from '../parts/useAnchored'
import { media, theme } from '../theme/theme'

/** The longest pause between letters of one typed word, in ms. */
const TYPING_PAUSE = 500

export type MenuItem = {
  label: string
  icon?: ReactNode
  /** `danger` for an action that cannot be undone. */
  tone?: 'plain' | 'danger'
} & ({ onSelect: () => void } | { to: To })

type MenuProps = {
  /** The accessible name of the menu, and of its round button. */
  label: string
  items: readonly MenuItem[]
  /** Renders another button with these attributes. Default: a round one with three dots. */
  trigger?: (attributes: TriggerAttributes) => ReactNode
  /** The edge of the button that the menu is aligned with. */
  align?: 'start' | 'end'
}

type TriggerAttributes = {
  type: 'button'
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * The APG's menu button. Down, Up, Home, End and typed letters move; Enter and Space choose; Escape, Tab and a press
 * elsewhere close. The focus returns to the button before the action runs, so that a dialog that the action opens
 * returns it there too.
 */
export function Menu({ label, items, trigger, align = 'end' }: MenuProps) {
  const [isOpen, setOpen] = useState(false)
  const startAt = useRef<'first' | 'last'>('first')
  const typed = useRef({ word: '', at: 0 })
  const area = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const menuId = useId()
  useAnchored({ isOpen, anchor: area, popup, align })

  useEffect(() => {
    if (!isOpen) return
    entriesOf(popup.current)
      .at(startAt.current === 'first' ? 0 : -1)
      ?.focus()
    const handlePress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', handlePress)
    return () => document.removeEventListener('pointerdown', handlePress)
  }, [isOpen])

  function open(at: 'first' | 'last') {
    startAt.current = at
    setOpen(true)
  }

  function close() {
    setOpen(false)
    area.current?.querySelector('button')?.focus()
  }

  function handleTriggerKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 'first' : 'last')
  }

  function handleKey(event: KeyboardEvent<HTMLElement>) {
    const all = entriesOf(popup.current)
    const index = all.indexOf(document.activeElement as HTMLElement)
    const { key } = event
    if (key === 'Tab') return close() // and on from the button
    if (key === 'ArrowDown') all[(index + 1) % all.length]?.focus()
    else if (key === 'ArrowUp') all.at(index - 1)?.focus()
    else if (key === 'Home') all[0]?.focus()
    else if (key === 'End') all.at(-1)?.focus()
    else if (key === 'Escape') close()
    else if (key === ' ') all[index]?.click()
    else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) find(key, index)
    else return
    event.preventDefault()
  }

  /** Focuses the next item that starts with the typed letters. */
  function find(letter: string, index: number) {
    const { word, at } = typed.current
    const isNew = performance.now() - at > TYPING_PAUSE
    const next = (isNew ? '' : word) + letter.toLowerCase()
    typed.current = { word: next, at: performance.now() }
    const from = index + (next.length === 1 ? 1 : 0)
    const order = items.map((_, offset) => (from + offset) % items.length)
    const found = order.find((place) => items[place]?.label.toLowerCase().startsWith(next))
    if (found !== undefined) entriesOf(popup.current)[found]?.focus()
  }

  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  const attributes: TriggerAttributes = {
    type: 'button',
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    'aria-controls': menuId,
    onClick: () => (isOpen ? close() : open('first')),
    onKeyDown: handleTriggerKey,
  }

  return (
    <Area ref={area} onBlur={handleBlur}>
      {trigger ? trigger(attributes) : <IconButton label={label} icon={<Ellipsis />} {...attributes} />}
      {isOpen && (
        <Sheet ref={popup} id={menuId} role="menu" aria-label={label} onKeyDown={handleKey}>
          {items.map((item) => (
            <Entry key={item.label} item={item} onChosen={close} />
          ))}
        </Sheet>
      )}
    </Area>
  )
}

const entriesOf = (menu: HTMLElement | null) => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

function Entry({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { label, icon, tone = 'plain' } = item
  const shared = { role: 'menuitem', tabIndex: -1, $tone: tone }
  const content = (
    <>
      {icon}
      {label}
    </>
  )
  if ('to' in item) {
    return (
      <EntryLink {...shared} to={item.to} onClick={onChosen}>
        {content}
      </EntryLink>
    )
  }
  return (
    <EntryButton
      {...shared}
      type="button"
      onClick={() => {
        onChosen()
        item.onSelect()
      }}
    >
      {content}
    </EntryButton>
  )
}

const Area = styled.div`
  max-width: 100%;
`

const Sheet = styled(Popup)`
  min-width: 200px;
  max-width: calc(100vw - 16px);
`

type EntryProps = { $tone: NonNullable<MenuItem['tone']> }

const entry = css<EntryProps>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  color: ${({ $tone }) => ($tone === 'danger' ? theme.color.danger : theme.color.ink)};
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  &:active,
  &:focus {
    background: ${({ $tone }) => ($tone === 'danger' ? theme.color.dangerTint : theme.color.brandTint)};
  }

  /* inside the row, so that the menu's edge does not cut it off */
  &:focus-visible {
    outline: 3px solid transparent;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 3px ${theme.color.focus};
  }
`

const EntryLink = styled(Link)<EntryProps>`
  ${entry}
`

const EntryButton = styled.button<EntryProps>`
  ${entry}
`
