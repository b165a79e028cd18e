import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'
import { media, theme } from '../theme/theme'

type Tab = { id: string; label: string; panel: ReactNode }

type TabsProps = {
  /** The accessible name of the tab list. */
  label: string
  tabs: readonly Tab[]
  /** The id of the tab that is open at first. Default: the first tab. */
  start?: string
}

/** The APG's tabs: Left, Right, Home and End move and open at once; Tab moves into the panel. */
export function Tabs({ label, tabs, start }: TabsProps) {
  const [openId, setOpenId] = useState(start)
  const baseId = useId()
  const open = Math.max(
    tabs.findIndex(({ id }) => id === openId),
    0,
  )

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, currentTarget } = event
    const last = tabs.length - 1
    const next = {
      ArrowLeft: open === 0 ? last : open - 1,
      ArrowRight: open === last ? 0 : open + 1,
      Home: 0,
      End: last,
    }[key]
    if (next === undefined) return
    event.preventDefault()
    setOpenId(tabs[next]?.id)
    currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <Frame>
      <List role="tablist" aria-label={label} onKeyDown={handleKeyDown}>
        {tabs.map((tab, index) => (
          <Handle
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={`${baseId}-panel-${index}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpenId(tab.id)}
          >
            {tab.label}
          </Handle>
        ))}
      </List>
      {tabs.map((tab, index) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-panel-${index}`}
          aria-labelledby={`${baseId}-tab-${index}`}
          tabIndex={0}
          hidden={index !== open}
        >
          {tab.panel}
        </Panel>
      ))}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

const List = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  border-bottom: 1.5px solid ${theme.color.line};
`

const Handle = styled.button`
  flex: none;
  min-height: ${theme.target};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-bottom: 3px solid transparent;
  color: ${theme.color.inkSoft};
  font-weight: 600;
  white-space: nowrap;

  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }

  &:active {
    background: ${theme.color.surfaceSunk};
  }

  &[aria-selected='true'] {
    border-bottom-color: ${theme.color.brand};
    color: ${theme.color.brandStrong};
  }

  &:focus-visible {
    outline: 3px solid transparent;
    outline-offset: -3px;
    border-radius: ${theme.radius.sm};
    box-shadow: inset 0 0 0 3px ${theme.color.focus};
  }

  ${media.forcedColors} {
    border-bottom-color: Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`

const Panel = styled.div`
  border-radius: ${theme.radius.sm};
`
