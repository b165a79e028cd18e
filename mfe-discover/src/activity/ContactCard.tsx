import { ExternalLink, MapPin, Phone } from 'lucide-react'
import { hoursOn, mapsUrl, media, TextLink, telUrl, theme, useSydneyTime, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import type { Activity } from '../queries/activity'
import { OpeningHours } from './OpeningHours'
import { websiteLink } from './website'

type ContactCardProps = {
  activity: NonNullable<Activity>
}

/** Contact details and opening hours. An unsafe link is shown as plain text. */
export function ContactCard({ activity }: ContactCardProps) {
  const now = useSydneyTime()
  const { phone_number: phone, address, suburb, state } = activity
  const dial = telUrl(phone)
  const place = address?.trim() || [suburb, state].filter(Boolean).join(' ')
  const map = mapsUrl(activity.google_maps_uri, place)
  const website = websiteLink(activity.website)
  return (
    <Card aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      {phone && (
        <Line>
          <Phone />
          {dial ? <TextLink href={dial}>{phone}</TextLink> : phone}
        </Line>
      )}
      {place && (
        <Line>
          <MapPin />
          {map ? <TextLink href={map}>{place}</TextLink> : place}
        </Line>
      )}
      <OpeningHours activity={activity} row={hoursOn(now.day, activity.hours)} now={now} />
      {website && (
        <Website>
          <Visit href={website.href} target="_blank" rel="noopener noreferrer nofollow">
            Visit Website
            <ExternalLink size={20} />
            <VisuallyHidden> ({website.host}, opens in new tab)</VisuallyHidden>
          </Visit>
          <p aria-hidden="true">{website.host} opens in a new tab</p>
        </Website>
      )}
    </Card>
  )
}

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[2]};

  ${media.tablet} {
    padding: 26px;
  }

  ${media.desktop} {
    position: sticky;
    top: ${theme.space[6]};
  }
`

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: ${theme.target};

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
    color: ${theme.color.brand};
  }
`

const Website = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
  justify-items: center;
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
  text-align: center;
  overflow-wrap: anywhere;
`

const Visit = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  width: 100%;
  min-height: 48px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
  font-size: ${theme.text.base};
  font-weight: ${theme.weight.semibold};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.color.brandStrong};
    }
  }
`
