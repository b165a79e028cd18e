import { useState } from 'react'
import { Button, Calendar, Dialog, datesOf, sydneyToday, theme } from 'shared-ui'
import styled from 'styled-components'
import { isDated, type Outing } from './calendarEntries'
import { dayHint } from './dayHint'
import { saveCalendar } from './saveCalendar'

type CalendarDialogProps = {
  /** The name of the list or the activity, for the file name. */
  name: string
  outings: Outing[]
  onClose: () => void
}

/** Saves outings as a calendar file: events on their dates, places on a day that the parent chooses here. */
export function CalendarDialog({ name, outings, onClose }: CalendarDialogProps) {
  const [day, setDay] = useState<string | null>(null)
  const events = outings.filter(isDated)
  const places = outings.filter((outing) => !isDated(outing))
  const today = sydneyToday()

  function handleSave() {
    saveCalendar(name, outings, day)
    onClose()
  }

  return (
    <Dialog
      open
      title="Add to calendar"
      onClose={onClose}
      footer={
        <Button wide disabled={events.length === 0 && !day} onClick={handleSave}>
          Download calendar file
        </Button>
      }
    >
      <Body>
        {events.length > 0 && (
          <div>
            <p>On their own dates:</p>
            <Events>
              {events.map((event) => (
                <li key={event.id}>
                  <strong>{event.name}</strong>, {datesOf(event, today)}
                </li>
              ))}
            </Events>
          </div>
        )}
        {places.length > 0 && (
          <>
            <p>{questionOf(places, events.length > 0)}</p>
            <Calendar label="Day of your visit" value={day} today={today} onChange={setDay} />
            <Hint aria-live="polite">{day ? dayHint(day, places, today) : noDayHint(events.length > 0)}</Hint>
          </>
        )}
      </Body>
    </Dialog>
  )
}

function questionOf(places: Outing[], hasEvents: boolean): string {
  const [first] = places
  if (places.length === 1 && first) return `Which day will you go to ${first.name}?`
  return `Which day will you go to the ${hasEvents ? 'other ' : ''}${places.length} places?`
}

function noDayHint(hasEvents: boolean): string {
  return hasEvents ? 'Without a day only the events are added.' : 'Choose a day first.'
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

const Events = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding: ${theme.space[2]} 0 0;
`

const Hint = styled.p`
  color: ${theme.color.inkSoft};
`
