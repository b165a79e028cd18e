import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import { CalendarButton } from '../borrowed/CalendarButton'
import { SaveButton } from '../borrowed/SaveButton'
import type { Activity } from '../queries/activity'
import { ShareButton } from './ShareButton'

/** The buttons beside an activity's name: two of them are lent by mfe-lists. */
export function ActivityActions({ activity }: { activity: NonNullable<Activity> }) {
  const { id, name, images, suburb } = activity
  return (
    <Actions>
      <SaveButton activityId={id} activityName={name} place="page" image={images[0]} location={suburb} />
      <ShareButton activity={activity} />
      <CalendarButton activityId={id} activityName={name} />
    </Actions>
  )
}

/*
 * On a phone one row, as wide as the page; if that is too narrow, two full rows. Until a borrowed button is loaded, its
 * fallback is inside a tooltip, with the same width.
 */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${media.phone} {
    width: 100%;

    > button,
    > span,
    > span > span,
    > [data-fragment] > button {
      flex: 1 0 auto;
    }

    > button,
    > span > button,
    > span > span > button {
      padding-inline: 10px;
    }
  }
`
