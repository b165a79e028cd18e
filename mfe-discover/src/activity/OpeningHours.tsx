import {
  formatDate,
  type HoursRow,
  openingLine,
  openState,
  type SydneyTime,
  sayIfOpen,
  splitHours,
  sydneyWeekday,
  theme,
} from 'shared-ui'
import { weekdayName } from 'shared-ui/dates'
import { publicHolidayNote } from 'shared-ui/publicHolidays'
import styled from 'styled-components'
import { ReportProblem } from '../borrowed/ReportProblem'
import { weekTable } from '../hours/weekTable'

type OpeningHoursProps = {
  activity: { id: string; name: string; sample_dates: boolean | null }
  row: HoursRow | undefined
  /** The time now, to mark today's row. */
  now: SydneyTime
}

/** Opening Hours by day, with a button to report an error. Unknown hours are shown as unknown, never guessed. */
export function OpeningHours({ activity, row, now }: OpeningHoursProps) {
  const saysIfOpen = row && !row.always_open && sayIfOpen(row, now.day, activity.sample_dates)
  const state = saysIfOpen ? openState(row, now) : null
  const note = weekTable(row) && publicHolidayNote(row, [now.day, state?.opensOn ?? now.day])
  return (
    <Block>
      <h3>Opening Hours</h3>
      {state && (
        <State data-now="" $isOpen={state.isOpen}>
          {state.text}
        </State>
      )}
      {note && <p>{note}</p>}
      <Hours row={row} now={now} />
      {isRegular(row) && <Unknown>{sourceLine(row)}</Unknown>}
      <ReportProblem activity={activity}>{isKnown(row) ? 'Hours wrong?' : 'Know the hours?'}</ReportProblem>
    </Block>
  )
}

const isKnown = (row: HoursRow | undefined) => row?.always_open || weekTable(row) !== null

const isRegular = (row: HoursRow | undefined): row is HoursRow =>
  row !== undefined && row.start_date === null && Boolean(isKnown(row))

/** How far the hours can be trusted: the month in which somebody has checked them, or that nobody has. */
function sourceLine({ hours_verified_at, hours_as_of }: HoursRow): string {
  if (hours_verified_at) return `Checked ${monthInWords(hours_verified_at)}`
  const month = hours_as_of ? ` · as of ${monthInWords(hours_as_of)}` : ''
  return `Hours as usually published, not confirmed for today${month}`
}

const monthInWords = (day: string) => formatDate(day).replace(/^\d+ /, '')

function Hours({ row, now }: Omit<OpeningHoursProps, 'activity'>) {
  if (row?.always_open) return <p>Open 24 hours</p>
  const week = weekTable(row)
  if (!week) return <Unknown>{openingLine(row, null, now.day) ?? 'Not confirmed with the venue'}</Unknown>
  const days = week.map(({ weekday, hours }) => [weekday, ...splitHours(hours ?? 'Not confirmed')] as const)
  const atTimes = [...new Set(days.flatMap(([, , words]) => words ?? []))]
  return (
    <>
      <Table aria-label="Opening Hours">
        <tbody>
          {days.map(([weekday, hours]) => {
            const isToday = weekday === sydneyWeekday(now.day)
            return (
              <Day key={weekday} data-today={isToday || undefined}>
                <th scope="row">
                  {weekdayName(weekday)}
                  {isToday && ' (today)'}
                </th>
                <td>{hours}</td>
              </Day>
            )
          })}
        </tbody>
      </Table>
      {atTimes.map((words) => (
        <p key={words}>{sentenceOf(words)}</p>
      ))}
    </>
  )
}

/** "Closed in August", "Open longer: 9:00 am - 5:00 pm in school holidays": what is different for a part of the year. */
function sentenceOf(words: string): string {
  if (words.startsWith('closed')) return words.replace('c', 'C')
  return words.startsWith('longer') ? `Open ${words}` : `Closes later at times: ${words}`
}

const Block = styled.div`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`

const State = styled.p<{ $isOpen: boolean }>`
  color: ${({ $isOpen }) => ($isOpen ? theme.color.brandStrong : theme.color.inkSoft)};
  font-weight: ${theme.weight.semibold};
`

const Unknown = styled.p`
  color: ${theme.color.inkSoft};
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9688rem;
  font-variant-numeric: tabular-nums;
`

const Day = styled.tr`
  &[data-today] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};
    font-weight: ${theme.weight.semibold};
  }

  > th,
  > td {
    padding: 6px 10px;
    font-weight: inherit;
    text-align: left;
    vertical-align: top;
  }

  > th {
    border-radius: ${theme.space[3]} 0 0 ${theme.space[1]};
  }

  > td {
    border-radius: 0 ${theme.space[1]} ${theme.space[3]} 0;
    text-align: right;
    text-wrap: balance;
  }

  /* if there is no room (a small screen, large text), the hours are below their day */
  @container (max-width: 18rem) {
    > th,
    > td {
      display: block;
      text-align: left;
    }

    > th {
      padding-bottom: 0;
    }

    > td {
      padding-top: 0;
    }
  }
`
