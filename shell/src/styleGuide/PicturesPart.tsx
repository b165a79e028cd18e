import {
  Accessibility,
  CalendarDays,
  Car,
  Clock,
  Coffee,
  Heart,
  House,
  MapPin,
  Menu,
  Phone,
  Search,
  Share2,
  SlidersHorizontal,
  Sprout,
  Store,
  Sun,
  Ticket,
  User,
} from 'lucide-react'
import { Illustration, type IllustrationName, theme } from 'shared-ui'
import { styled } from 'styled-components'
import { Row, Sample } from './Sample'
import { samplePictures } from './samplePictures'

const icons = {
  Accessibility,
  CalendarDays,
  Car,
  Clock,
  Coffee,
  Heart,
  House,
  MapPin,
  Menu,
  Phone,
  Search,
  Share2,
  SlidersHorizontal,
  Sprout,
  Store,
  Sun,
  Ticket,
  User,
}

const spots: IllustrationName[] = ['search', 'saved', 'basket', 'lost', 'error']

/** Drawings: our own pictures of Sydney, small animals for empty states, and icons. */
export function PicturesPart() {
  return (
    <>
      <Sample
        title="Scenes"
        note="One for each kind of activity, drawn by pictures/scenes and never the same twice. They carry no text."
      >
        <Sheet>
          {samplePictures.map(({ src, alt }) => (
            <Scene key={src}>
              <img src={src} alt={alt} width={600} height={400} loading="lazy" />
              <figcaption>{alt}</figcaption>
            </Scene>
          ))}
        </Sheet>
      </Sample>
      <Sample
        title="Spots"
        note="For places without content. Words stand beside them, so they say nothing themselves."
      >
        <Row>
          {spots.map((name) => (
            <Scene key={name}>
              <Illustration name={name} />
              <figcaption>{name}</figcaption>
            </Scene>
          ))}
        </Row>
      </Sample>
      <Sample
        title="Icons"
        note="From lucide: 24 px grid, 2 px stroke, 20 px in text, 17 px in cards. Only the saved heart is filled."
      >
        <Icons>
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name}>
              <Icon />
              {name}
            </li>
          ))}
        </Icons>
      </Sample>
    </>
  )
}

const Sheet = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: ${theme.space[5]};
`

const Scene = styled.figure`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};

  > img[alt]:not([alt='']) {
    width: 100%;
    height: auto;
    border-radius: ${theme.radius.picture};
  }
`

const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`
