import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { Button, Dialog, theme } from 'shared-ui'
import styled from 'styled-components'
import { clearFilters, type Filters } from '../filters/filters'
import { listingQueries } from '../queries/listings'
import { useDebounced } from '../search/useDebounced'
import { FilterPanel } from './FilterPanel'
import { countInWords } from './resultCount'

/** The delay between a change and the request for the count, in milliseconds. */
const DEBOUNCE = 300

type FilterSheetProps = {
  /** The applied filters, with which the sheet starts. */
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  onApply: (filters: Filters) => void
  /** Called when the sheet is closed in another way: changes are dropped. */
  onClose: () => void
}

/**
 * The filters as a bottom sheet, below 1024 px. Changes apply on "Apply Filters". The count comes from the query
 * of the results, which are then cached when they are shown; those in the order of distance are asked for again.
 */
export function FilterSheet({ filters, today, onApply, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(filters)
  const settled = useDebounced(draft, DEBOUNCE)
  const { data, isPlaceholderData } = useInfiniteQuery(listingQueries.search(settled))
  const isCounting = isPlaceholderData || draft !== settled
  // the tap is answered by the empty sheet, which a slow phone draws three times sooner
  const isFilled = useDeferredValue(true, false)
  const apply = useRef<HTMLButtonElement>(null)

  // when the sheet was opened there was no field yet, so the browser gave the focus to the box that scrolls
  useEffect(() => {
    const field = isFilled && apply.current?.closest('dialog')?.querySelector<HTMLElement>('input')
    if (field && document.activeElement?.contains(field)) field.focus()
  }, [isFilled])

  return (
    <Dialog
      open
      title="Filters"
      sheetUnder="desktop"
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="quiet" onClick={() => setDraft(clearFilters(draft))}>
            Clear all
          </Button>
          <Count role="status" aria-busy={isCounting} $isDimmed={isCounting}>
            {data && countInWords(data.total)}
          </Count>
          <Button ref={apply} onClick={() => onApply(draft)}>
            Apply Filters
          </Button>
        </Actions>
      }
    >
      {isFilled ? <FilterPanel filters={draft} today={today} onChange={setDraft} /> : <Room />}
    </Dialog>
  )
}

/** Opens the sheet at its full height, so that it does not grow when it is filled. */
const Room = styled.div`
  height: 100dvh;
`

const Actions = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`

const Count = styled.p<{ $isDimmed: boolean }>`
  flex: 1;
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  text-align: right;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.6 : 1)};
`
