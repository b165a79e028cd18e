import {
  Accessibility,
  Armchair,
  Bus,
  CakeSlice,
  CalendarDays,
  Coffee,
  Dog,
  Fence,
  Flame,
  House,
  type LucideIcon,
  Toilet,
  ToyBrick,
  Trees,
  Users,
} from 'lucide-react'
import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Fact, FactIcon } from './facts'

type Look = { Icon: LucideIcon; colours: { bg: string; text: string } }

const { gum, harbour, wattle, waratah, jacaranda, sandstone, lagoon, galah } = theme.tag

const LOOKS: Record<FactIcon, Look> = {
  dates: { Icon: CalendarDays, colours: waratah },
  ages: { Icon: Users, colours: gum },
  accessibility: { Icon: Accessibility, colours: harbour },
  playground: { Icon: ToyBrick, colours: waratah },
  dining: { Icon: Coffee, colours: sandstone },
  indoor: { Icon: House, colours: jacaranda },
  toilets: { Icon: Toilet, colours: harbour },
  shaded: { Icon: Trees, colours: lagoon },
  fenced: { Icon: Fence, colours: wattle },
  seating_available: { Icon: Armchair, colours: galah },
  close_to_transport: { Icon: Bus, colours: jacaranda },
  bbq_available: { Icon: Flame, colours: sandstone },
  allows_dogs: { Icon: Dog, colours: gum },
  birthday_parties: { Icon: CakeSlice, colours: galah },
}

/** The highlights of a place, each with a leaf in its own colour. */
export function Highlights({ facts }: { facts: Fact[] }) {
  return (
    <section aria-labelledby="highlights">
      <h2 id="highlights">Highlights</h2>
      <List>
        {facts.map(({ icon, label, text }) => (
          <Item key={label}>
            <Leaf icon={icon} />
            <div>
              <strong>{label}</strong>
              {text && <p>{text}</p>}
            </div>
          </Item>
        ))}
      </List>
    </section>
  )
}

function Leaf({ icon }: { icon: FactIcon }) {
  const { Icon, colours } = LOOKS[icon]
  return (
    <Tile $colours={colours}>
      <Icon size={22} />
    </Tile>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px 28px;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Item = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-height: 46px;
  line-height: 1.35;

  > div {
    align-self: center;
    min-width: 0;
    overflow-wrap: break-word;
  }

  strong {
    font-weight: ${theme.weight.semibold};
  }

  p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.sm};
  }
`

const Tile = styled.span<{ $colours: Look['colours'] }>`
  flex: none;
  display: grid;
  place-items: center;
  width: 46px;
  height: 46px;
  border-radius: 16px 5px 16px 5px;
  background: ${({ $colours }) => $colours.bg};
  color: ${({ $colours }) => $colours.text};
`
