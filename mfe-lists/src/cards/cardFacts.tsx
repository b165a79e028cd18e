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
import type { CardFact } from 'shared-ui'
import type { SavedActivity } from '../queries/savedActivities'
import { FACILITIES, type FacilityLabel } from './facilities'

/** product.md part 3, item 3. */
const MAX_FACILITIES = 4

const ICONS: Record<FacilityLabel, LucideIcon> = {
  Toilets: Toilet,
  Parking: CircleParking,
  Fence,
  Shade: Trees,
  Cafe: Coffee,
  BBQ: Flame,
  Seats: Armchair,
}

/** The words of a card that are not the name of the facility. */
const WORDS: Record<string, string> = {
  'Parking Free': 'Free parking',
  'Parking Paid': 'Paid parking',
  'Fence Yes': 'Fenced',
  'Fence Partly': 'Partly fenced',
  'Shade Partly': 'Some shade',
}

/** What decides about an outing, as on the list of activities: free, indoors or outdoors, and the first four known facilities. */
export function cardFacts(activity: SavedActivity): CardFact[] {
  const facilities = FACILITIES.flatMap(({ label, answer }) => {
    const said = answer(activity)
    if (said === null || said === 'No') return []
    const Icon = ICONS[label]
    return [{ label: WORDS[`${label} ${said}`] ?? label, icon: <Icon /> }]
  })
  return [
    ...(activity.free ? [{ label: 'Free', icon: <Ticket /> }] : []),
    activity.indoor ? { label: 'Indoor', icon: <House /> } : { label: 'Outdoor', icon: <Sun /> },
    ...facilities.slice(0, MAX_FACILITIES),
  ]
}
