import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import { type Filters, writeFilters } from '../filters/filters'
import { MyKids } from '../kids/MyKids'
import { quickFilters } from './quickFilters'

type QuickFiltersProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  onChange: (filters: Filters) => void
  /** What stands before them. */
  children?: ReactNode
}

/** What is left free for the focus ring beside the first one, in pixels. */
const EDGE = 6

/** The most common filters in one row above the results, for windows in which the panel is a sheet. */
export function QuickFilters({ filters, today, onChange, children }: QuickFiltersProps) {
  const pressed = useRef<HTMLElement>(null)

  const address = writeFilters(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address may take away what stood before the pressed one
  useLayoutEffect(() => {
    const toggle = pressed.current
    const row = toggle?.parentElement
    pressed.current = null
    if (!toggle || !row) return
    keepPlace()
    // not scrollIntoView, which moves the page too
    const hidden = row.getBoundingClientRect().left + EDGE - toggle.getBoundingClientRect().left
    if (hidden > 0) row.scrollLeft -= hidden
  }, [address])

  return (
    <Row role="group" aria-label="Quick filters" onFocus={showWhole}>
      {children}
      {quickFilters(filters, today).map(({ label, note, isOn, turned }) => (
        <Toggle
          key={label}
          type="button"
          aria-pressed={isOn}
          onClick={(event) => {
            pressed.current = event.currentTarget
            onChange(turned)
          }}
        >
          {/* one text with its space: Chromium leaves a space that is a text of its own out of the name */}
          {`${label} `}
          {note && <small>{note}</small>}
        </Toggle>
      ))}
      <MyKids ageRanges={filters.ageRanges} onChange={(ageRanges) => onChange({ ...filters, ageRanges })} />
    </Row>
  )
}

/** Browsers leave a button of which a part can be seen. A pressed one stays where it is: its click would miss it. */
function showWhole({ target }: FocusEvent) {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** The chips below the row would push it out of the window: browsers keep the cards in place, not what is above them. */
function keepPlace() {
  const { style } = document.documentElement
  style.overflowAnchor = 'none'
  // in the frame after the one that is laid out with the chips
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')))
}

/* Scrolls horizontally to the window's edge; the padding is for focus rings, which would be cut off. */
const Row = styled.div`
  display: flex;
  flex: 1;
  gap: ${theme.space[2]};
  min-width: 0;
  margin: -6px calc(-1 * ${theme.space[5]}) -6px -6px;
  padding: 6px ${theme.space[5]} 6px ${EDGE}px;
  overflow-x: auto;
  scroll-padding-inline: 6px;
  scrollbar-width: thin;

  > * {
    flex: none;
  }

  /* not the row: a dialog that opens in it would not wrap either */
  > button {
    white-space: nowrap;
  }

  ${media.phone} {
    margin-right: calc(-1 * ${theme.space[4]});
    padding-right: ${theme.space[4]};
  }
`

const Toggle = styled.button`
  min-height: ${theme.target};
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: ${theme.leading.snug};

  > small {
    font-size: 0.875rem;
    font-weight: ${theme.weight.regular};
  }

  ${media.hover} {
    &:hover {
      border-color: ${theme.color.brand};
    }
  }

  &:active {
    background: ${theme.color.brandTint};
  }

  &[aria-pressed='true'] {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
  }

  ${media.forcedColors} {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
