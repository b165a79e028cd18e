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

/** Three radios for quick dates, and a calendar for any other day. */
export function DateFilter({ date, today, hasCalendar = true, onChange }: DateFilterProps) {
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
          value={date && (date.kind === 'day' ? date.day : date.from)}
          secondValue={date?.kind === 'weekend' ? date.to : null}
          today={today}
          onChange={(day) => onChange({ kind: 'day', day })}
        />
      )}
    </Stack>
  )
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[2]};
`
