import {
  Breadcrumb,
  Container,
  Gallery,
  Heading,
  Loading,
  media,
  paths,
  Skeleton,
  sydneyToday,
  theme,
} from 'shared-ui'
import styled from 'styled-components'
import { highlights } from '../facts'
import { eventDatesIn, hoursOn } from '../openingHours'
import type { Activity } from '../queries/listings'
import { CalendarButton } from './CalendarButton'
import { ContactCard } from './ContactCard'
import { FactsLine } from './FactsLine'
import { GoodToKnow } from './GoodToKnow'
import { Highlights } from './Highlights'
import { ParkingOptions } from './ParkingOptions'
import { RelatedActivities } from './RelatedActivities'
import { ReportProblem } from './ReportProblem'
import { RichText } from './RichText'
import { SaveButton } from './SaveButton'
import { ShareButton } from './ShareButton'

/** Everything about one activity, in the order in which a parent decides. */
export function ActivityDetail({ activity }: { activity: NonNullable<Activity> }) {
  const { id, name, description, images, hours } = activity
  const today = sydneyToday()
  return (
    <Column>
      <Breadcrumb
        items={[
          { label: 'Home', to: paths.home },
          { label: 'Activities', to: paths.activities },
          { label: name },
        ]}
      />
      <Head>
        <Heading>{name}</Heading>
        <Actions>
          <SaveButton activityId={id} activityName={name} place="page" />
          <ShareButton activity={activity} />
          <CalendarButton activityId={id} activityName={name} />
        </Actions>
        <FactsLine activity={activity} today={today} />
      </Head>
      <Photos>
        <Gallery photos={images} title={name} />
      </Photos>
      <Split>
        <Sections>
          <Highlights facts={highlights(activity, eventDatesIn(hours))} />
          {description && (
            <section aria-labelledby="description">
              <h2 id="description">Description</h2>
              <RichText html={description} />
            </section>
          )}
          <GoodToKnow activity={activity} />
          <ParkingOptions activity={activity} />
          <ReportProblem activity={activity} />
        </Sections>
        <ContactCard activity={activity} hours={hoursOn(today, hours)} today={today} />
      </Split>
      <RelatedActivities activity={activity} />
    </Column>
  )
}

/** The same boxes while the activity is loading. */
export function ActivityDetailSkeleton() {
  return (
    <Column>
      <Loading label="Loading activity..." />
      <Skeleton $width="60%" $height="2.75rem" />
      <Skeleton $width="40%" />
      <Skeleton $height="clamp(300px, 40vw, 500px)" $radius={theme.radius.panel} />
      <Skeleton $height="12rem" />
    </Column>
  )
}

const Column = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]} ${theme.space[10]};

  ${media.tablet} {
    gap: ${theme.space[5]};
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
`

/* Edge to edge on a phone. */
const Photos = styled.div`
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space[4]});
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-top: ${theme.space[3]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    align-items: start;
    gap: ${theme.space[16]};
    padding-top: ${theme.space[5]};
  }
`

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
  }

  > section + section {
    padding-top: 26px;
    border-top: 1px solid ${theme.color.line};
  }

  ${media.tablet} {
    gap: 34px;

    > section + section {
      padding-top: 34px;
    }
  }
`
