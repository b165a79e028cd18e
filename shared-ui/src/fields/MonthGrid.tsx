import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../parts/IconButton'
import { addDays, formatLongDate, sydneyWeekday, weekdays } from '../site/dates'
import { addMonths, clampDay, formatMonth, monthGrid } from '../site/month'
import { media, theme } from '../theme/theme'

export type MonthGridProps = {
  /** The chosen day (YYYY-MM-DD), or null. */
  value: string | null
  /** A second chosen day: the Sunday of a weekend. */
  secondValue?: string | null
  /** Today in Sydney. */
  today: string
  onChange: (day: string) => void
}

/**
 * The APG's date grid: Tab reaches one day, arrow keys move from there. Days of the previous and the next month can be
 * chosen too.
 */
export function MonthGrid({ value, secondValue, today, onChange }: MonthGridProps) {
  const [day, setDay] = useState(clampDay(value ?? today))
  const [shownValue, setShownValue] = useState(value)
  const isMoving = useRef(false)
  const current = useRef<HTMLTableCellElement>(null)
  const monthId = useId()

  // the value also changes from outside (Back, Forward, a filter chip): show its month
  if (shownValue !== value) {
    setShownValue(value)
    if (value) setDay(clampDay(value))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a day that a key has moved to receives the focus
  useEffect(() => {
    if (isMoving.current) current.current?.focus()
    isMoving.current = false
  }, [day])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') onChange(day)
    else {
      const next = moved(day, event)
      if (!next) return
      isMoving.current = true
      setDay(clampDay(next))
    }
    event.preventDefault()
  }

  const days = monthGrid(day)
  const month = day.slice(0, 7)

  return (
    <div>
      <Head>
        <IconButton
          label="Previous month"
          icon={<ChevronLeft />}
          onClick={() => setDay(clampDay(addMonths(day, -1)))}
        />
        <Month id={monthId} aria-live="polite">
          {formatMonth(day)}
        </Month>
        <IconButton
          label="Next month"
          icon={<ChevronRight />}
          onClick={() => setDay(clampDay(addMonths(day, 1)))}
        />
      </Head>
      <Grid
        role="grid"
        aria-labelledby={monthId}
        aria-multiselectable={secondValue ? true : undefined}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <Weekday key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 2)}
              </Weekday>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: 6 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  ref={date === day ? current : undefined}
                  role="gridcell"
                  tabIndex={date === day ? 0 : -1}
                  aria-selected={date === value || date === secondValue}
                  aria-current={date === today ? 'date' : undefined}
                  onClick={() => {
                    setDay(date)
                    onChange(date)
                  }}
                  $isOther={date.slice(0, 7) !== month}
                  $isPast={date < today}
                >
                  <span>
                    <span aria-hidden="true">{Number(date.slice(8))}</span>
                    {/* no aria-label: Orca reads the text of a cell, not its name */}
                    <span>{formatLongDate(date)}</span>
                  </span>
                </Day>
              ))}
            </tr>
          ))}
        </tbody>
      </Grid>
    </div>
  )
}

/** Returns the day that a key moves to, or null for other keys. */
function moved(day: string, { key, shiftKey }: KeyboardEvent): string | null {
  const weekday = weekdays.indexOf(sydneyWeekday(day))
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1)
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1)
    default:
      return null
  }
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

const Month = styled.span`
  text-align: center;
  font: ${theme.weight.bold} 1rem ${theme.font.display};
`

const Grid = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Weekday = styled.th`
  height: 32px;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.xs};
  font-weight: 600;
  text-transform: capitalize;
`

const Day = styled.td<{ $isOther: boolean; $isPast: boolean }>`
  padding: 1px;
  cursor: pointer;

  > span {
    position: relative;
    display: grid;
    place-items: center;
    width: min(100%, var(--day) + 8px);
    height: var(--day);
    margin-inline: auto;
    border-radius: 12px;
    color: ${({ $isOther, $isPast }) => ($isOther || $isPast ? theme.color.inkSoft : theme.color.ink)};
    font-size: ${({ $isOther }) => ($isOther ? theme.text.xs : 'inherit')};
    line-height: 1;
    font-style: ${({ $isOther }) => ($isOther ? 'italic' : 'normal')};

    /* for screen readers only */
    > :last-child {
      position: absolute;
      inset: 0;
      overflow: hidden;
      opacity: 0;
    }
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:focus-visible > span {
    outline: 3px solid transparent;
    box-shadow:
      0 0 0 2px ${theme.color.surfaceRaised},
      0 0 0 4px ${theme.color.focus};
  }

  ${media.hover} {
    &:hover > span {
      background: ${theme.color.brandTint};
    }
  }

  &:active > span {
    background: ${theme.color.brandTint};
  }

  &[aria-current] > span {
    border: 2px solid ${theme.color.brand};
    font-weight: ${theme.weight.bold};
  }

  &[aria-selected='true'] > span {
    border-radius: 14px 5px;
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
    font-weight: ${theme.weight.bold};
  }

  ${media.forcedColors} {
    &:focus-visible > span {
      outline-color: Highlight;
      outline-offset: 2px;
    }

    &[aria-selected='true'] > span {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`
