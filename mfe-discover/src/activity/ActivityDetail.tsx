import { Suspense, useMemo } from 'react'
import {
  Breadcrumb,
  Container,
  datesOf,
  Gallery,
  Heading,
  Loading,
  media,
  paths,
  Skeleton,
  theme,
} from 'shared-ui'
import styled from 'styled-components'
import { ReportProblem } from '../borrowed/ReportProblem'
import { StructuredData } from '../head/StructuredData'
import type { Activity } from '../queries/activity'
import { toPlace } from '../queries/cards'
import { ActivityActions } from './ActivityActions'
import { ContactCard } from './ContactCard'
import { FactsLine } from './FactsLine'
import { highlights } from './facts'
import { GoodToKnow } from './GoodToKnow'
import { HandyForParents } from './HandyForParents'
import { Highlights } from './Highlights'
import { NearbyActivities } from './NearbyActivities'
import { ParkingOptions } from './ParkingOptions'
import { RelatedActivities } from './RelatedActivities'
import { RichText } from './RichText'

const UP = [
  { label: 'Home', to: paths.home },
  { label: 'Activities', to: paths.activities },
]

/**
 * All facts of one activity, in the order in which a parent on the go needs them: whether it suits the family, when it
 * is open and how to get there, then the description. On wide screens the contact card is next to the rest. The browser
 * takes over what is below the first screen after the rest, one part after another. Nothing here follows the clock: a
 * part that is drawn again before it is taken over is taken over at once.
 */
export function ActivityDetail({ activity }: { activity: NonNullable<Activity> }) {
  const { name, description, images } = activity
  const point = toPlace(activity)
  const subject = useMemo(() => ({ page: 'activity', activity }) as const, [activity])
  return (
    <Column>
      <StructuredData subject={subject} />
      <Breadcrumb items={[...UP, { label: name }]} />
      <Head>
        <Heading>{name}</Heading>
        <ActivityActions activity={activity} />
        <FactsLine activity={activity} />
      </Head>
      <Photos>
        <Gallery photos={images} title={name} />
      </Photos>
      <Split>
        <Sections>
          <Highlights facts={highlights(activity, datesOf(activity))} />
          <HandyForParents activity={activity} />
        </Sections>
        <Suspense>
          <ContactCard activity={activity} />
        </Suspense>
        <Suspense>
          <Sections $isBelow>
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
        </Suspense>
      </Split>
      {point && (
        <Suspense>
          <NearbyActivities activity={activity} point={point} />
        </Suspense>
      )}
      <Suspense>
        <RelatedActivities activity={activity} />
      </Suspense>
    </Column>
  )
}

/** Placeholders of the same size while the activity loads, so that nothing moves afterwards. */
export function ActivityDetailSkeleton() {
  return (
    <Column>
      <Breadcrumb items={UP} />
      <Head>
        <Skeleton $width="min(100%, 24rem)" $height={theme.text.xxl} />
        <Skeleton $width="min(100%, 12rem)" $height={theme.target} $radius={theme.radius.pill} />
        <Glance>
          <Loading label="Loading activity..." />
        </Glance>
      </Head>
      <Photos>
        <Picture />
      </Photos>
      <Split>
        <Skeleton $height="16rem" />
        <Skeleton $height="24rem" $radius={theme.radius.panel} />
      </Split>
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

  /* On paper nothing can be pressed, now is over, and the cards of other places take two sheets. */
  @media print {
    button:not(:has(img)),
    [data-now],
    > section {
      display: none;
    }

    /* In Firefox a grid begins on a new sheet, and is cut anywhere. */
    &,
    div:has(section) {
      display: block;

      > * {
        margin-bottom: ${theme.space[5]};
      }
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};

  > h1 {
    min-width: 0;
  }
`

/* The space of the facts line, so that its late text does not wrap the content. */
const Glance = styled.div`
  flex-basis: 100%;
`

/* As wide as the window on a phone. */
const Photos = styled.div`
  ${media.phone} {
    margin-inline: calc(-1 * ${theme.space[4]});
  }
`

/* As high as the gallery. */
const Picture = styled(Skeleton)`
  height: 300px;

  ${media.tablet} {
    height: 400px;
    border-radius: ${theme.radius.panel};
  }

  ${media.desktop} {
    height: 500px;
  }
`

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
  padding-top: ${theme.space[3]};

  ${media.tablet} {
    gap: 34px;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 380px;
    grid-template-rows: auto 1fr;
    column-gap: ${theme.space[16]};
    padding-top: ${theme.space[5]};

    > section {
      grid-area: 1 / 2 / 3 / 3;
      align-self: start;
    }
  }
`

const Sections = styled.div<{ $isBelow?: boolean }>`
  display: grid;
  align-content: start;
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

  ${media.desktop} {
    padding-top: ${({ $isBelow }) => ($isBelow ? '34px' : 0)};
    border-top: ${({ $isBelow }) => ($isBelow ? '1px' : 0)} solid ${theme.color.line};
  }
`
