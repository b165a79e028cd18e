import { CalendarPlus, Link2, Printer, Scale, Share2 } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Button, Emoji, Menu, media, theme } from 'shared-ui'
import styled from 'styled-components'
import { CalendarDialog } from '../calendar/CalendarDialog'
import type { SavedList } from '../queries/lists'
import type { SavedActivity } from '../queries/savedActivities'
import { CompareDialog } from './CompareDialog'
import { listActions } from './ListSidebar'
import { Changes } from './OfflineLists'
import { ShareDialog } from './ShareDialog'

type ListHeadProps = {
  list: SavedList
  userId: string
  /** The activities that are published now. */
  activities: SavedActivity[]
  headingRef: Ref<HTMLHeadingElement>
  onRename: (list: SavedList) => void
  onDelete: (list: SavedList) => void
}

/**
 * A list's name, the number of its activities, and the buttons to share, compare, print and export it. The last three
 * appear once the activities are loaded.
 */
export function ListHead({ list, userId, activities, headingRef, onRename, onDelete }: ListHeadProps) {
  const [dialog, setDialog] = useState<'share' | 'calendar' | 'compare'>()
  const count = list.saved.length
  const close = () => setDialog(undefined)
  return (
    <Head>
      <ListName ref={headingRef} tabIndex={-1}>
        <Emoji stored={list.emoji} /> {list.name}
      </ListName>
      <Options>
        <Changes>
          <Menu label={`Options for ${list.name}`} items={listActions(list, { onRename, onDelete })} />
        </Changes>
      </Options>
      <Count>
        {sizeInWords(list)}
        {list.shareToken && (
          <Shared>
            <Link2 aria-hidden="true" size={17} />
            Shared by link
          </Shared>
        )}
      </Count>
      <Actions>
        <Changes>
          <Button variant="secondary" size="compact" icon={<Share2 />} onClick={() => setDialog('share')}>
            Share list
          </Button>
        </Changes>
        {count > 0 && (
          <>
            <Button
              variant="secondary"
              size="compact"
              icon={<CalendarPlus />}
              disabled={activities.length === 0}
              onClick={() => setDialog('calendar')}
            >
              Add to calendar
            </Button>
            {count > 1 && (
              <Button
                variant="secondary"
                size="compact"
                icon={<Scale />}
                disabled={activities.length < 2}
                onClick={() => setDialog('compare')}
              >
                Compare
              </Button>
            )}
            <Button
              variant="secondary"
              size="compact"
              icon={<Printer />}
              disabled={activities.length === 0}
              onClick={() => window.print()}
            >
              Print
            </Button>
          </>
        )}
      </Actions>
      {dialog === 'share' && <ShareDialog list={list} userId={userId} onClose={close} />}
      {dialog === 'calendar' && <CalendarDialog name={list.name} outings={activities} onClose={close} />}
      {dialog === 'compare' && <CompareDialog listName={list.name} activities={activities} onClose={close} />}
    </Head>
  )
}

/** "3 activities". */
export const sizeInWords = ({ saved: { length } }: SavedList) =>
  length === 1 ? '1 activity' : `${length} activities`

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[2]} ${theme.space[4]};
`

const ListName = styled.h2`
  min-width: 0;
  font-size: ${theme.text.xxl};
  overflow-wrap: anywhere;

  > span {
    font-size: 0.95em;
  }

  /* Not a control, so it shows no focus ring. */
  &:focus {
    outline: none;
    box-shadow: none;
  }
`

const Count = styled.p`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.inkSoft};

  ${media.desktop} {
    grid-column: auto;
  }
`

const Shared = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${theme.color.brandStrong};
  font-weight: ${theme.weight.medium};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  gap: ${theme.space[2]};
  padding-top: ${theme.space[2]};
`

/* From 1024 px the sidebar has this menu. */
const Options = styled.div`
  ${media.desktop} {
    display: none;
  }
`
