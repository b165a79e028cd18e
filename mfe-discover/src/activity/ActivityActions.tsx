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
 * On a phone one row, as wide as the page; if that is too narrow, two full rows. While the page arrives, the browser draws
 * the first buttons before the last is there, so its room is kept: on a phone they have a share of the page and never what
 * the others leave, and elsewhere all three have the least width. Until a borrowed button is loaded, its fallback is inside
 * a tooltip, with the same width.
 */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  ${media.tablet} {
    min-width: 25rem;
  }

  ${media.phone} {
    --share: 26%;

    width: 100%;

    > button,
    > :first-child,
    > :first-child > * {
      flex: 0 0 var(--share);
    }

    > :nth-child(3),
    > :nth-child(3) > * {
      flex: 1 0 auto;
    }

    > button,
    > span > button,
    > span > span > button {
      padding-inline: 10px;
    }
  }

  @media (max-width: 389.98px) {
    --share: calc(50% - ${theme.space[2]} / 2);
  }
`
