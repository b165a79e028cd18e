import { Calendar, RadioGroup, theme } from 'shared-ui'
import styled from 'styled-components'
import type { DateFilter as DateChoice } from '../filters/dateFilter'
import { quickDateOf, quickDates } from '../filters/quickDates'
import { readDate } from '../filters/readDate'

type DateFilterProps = {
  date: DateChoice | null
  /** The calendar day in Sydney. */
  today: string
  hasCalendar?: boolean
  onChange: (date: DateChoice | null) => void
}

/** Radios for quick dates, and a calendar for any other day. */
export function DateFilter({ date, today, hasCalendar = true, onChange }: DateFilterProps) {
  const [first, second] = markedDays(date)
  return (
    <Stack>
      <RadioGroup
        legend="Date"
        name="date"
        options={quickDates(today)}
        value={quickDateOf(date, today)?.value ?? null}
        onChange={(value) => onChange(readDate(value, today))}
      />
      {hasCalendar && (
        <Calendar
          label="Choose a day"
          value={first}
          secondValue={second}
          today={today}
          onChange={(day) => onChange({ kind: 'day', day })}
        />
      )}
    </Stack>
  )
}

/** The one or two days that the calendar marks. It has no look for a period. */
function markedDays(date: DateChoice | null): [first: string | null, second: string | null] {
  if (date?.kind === 'day') return [date.day, null]
  return date?.kind === 'weekend' ? [date.from, date.to] : [null, null]
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
`
