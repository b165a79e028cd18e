import { ChevronDown, Search } from 'lucide-react'
import { type ReactNode, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { media, theme, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import type { Filters } from '../filters/filters'

/** What a page may do with the fold. */
export type SearchFoldHandle = { focusLocation: () => void }

type SearchFoldProps = {
  ref?: Ref<SearchFoldHandle>
  filters: Filters
  /** The search bar. */
  children: ReactNode
}

/**
 * On phones the search bar is folded into one line with the current search, so that the first screen shows results. A
 * tap opens the inputs; a search folds them again. From 768 px on the bar is always one line.
 */
export function SearchFold({ ref, filters: { search, location }, children }: SearchFoldProps) {
  const [isOpen, setOpen] = useState(false)
  const line = useRef<HTMLButtonElement>(null)
  const boxes = useRef<HTMLDivElement>(null)
  const boxesId = useId()
  const asked = [search, location].filter(Boolean).join(', ')

  useImperativeHandle(ref, () => ({ focusLocation: () => open('input[name="location"]') }))

  /** Synchronous, so that the focus opens the phone's keyboard. */
  function open(box: string) {
    flushSync(() => setOpen(true))
    boxes.current?.querySelector<HTMLInputElement>(box)?.focus()
  }

  function handleClick() {
    if (isOpen) setOpen(false)
    else open('input')
  }

  return (
    <div
      onSubmit={() => {
        setOpen(false)
        line.current?.focus({ preventScroll: true })
      }}
    >
      <Line
        ref={line}
        type="button"
        aria-expanded={isOpen}
        aria-controls={boxesId}
        onClick={handleClick}
        $isEmpty={!asked}
      >
        <Search />
        <span>
          <VisuallyHidden>Search: </VisuallyHidden>
          {asked || 'Activity or suburb'}
        </span>
        <ChevronDown />
      </Line>
      <Boxes ref={boxes} id={boxesId} $isOpen={isOpen}>
        {children}
      </Boxes>
    </div>
  )
}

const Line = styled.button<{ $isEmpty: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: 52px;
  padding: ${theme.space[1]} ${theme.space[4]};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  color: ${({ $isEmpty }) => ($isEmpty ? theme.color.inkSoft : theme.color.ink)};
  text-align: left;

  > span {
    flex: 1;
    min-width: 0;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.brand};
  }

  &[aria-expanded='true'] > :last-child {
    transform: rotate(180deg);
  }

  ${media.tablet} {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`

const Boxes = styled.div<{ $isOpen: boolean }>`
  ${media.phone} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    padding-top: ${theme.space[2]};
  }

  @media (scripting: none), print {
    display: block;
  }
`
