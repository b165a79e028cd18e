import {
  Armchair,
  CircleParking,
  Coffee,
  Fence,
  Flame,
  House,
  type LucideIcon,
  Sun,
  Ticket,
  Toilet,
  Trees,
} from 'lucide-react'
import type { CardFactName } from '../queries/cardFacts'

const LOOKS: Record<CardFactName, [Icon: LucideIcon, label: string]> = {
  free: [Ticket, 'Free'],
  indoor: [House, 'Indoor'],
  outdoor: [Sun, 'Outdoor'],
  toilets: [Toilet, 'Toilets'],
  shade: [Trees, 'Shade'],
  'some shade': [Trees, 'Some shade'],
  fenced: [Fence, 'Fenced'],
  'partly fenced': [Fence, 'Partly fenced'],
  parking: [CircleParking, 'Parking'],
  'free parking': [CircleParking, 'Free parking'],
  'paid parking': [CircleParking, 'Paid parking'],
  cafe: [Coffee, 'Cafe'],
  bbq: [Flame, 'BBQ'],
  seats: [Armchair, 'Seats'],
}

/** The icon and the text of each fact of a card. */
export const drawnFacts = (facts: readonly CardFactName[]) =>
  facts.map((fact) => {
    const [Icon, label] = LOOKS[fact]
    return { label, icon: <Icon /> }
  })
