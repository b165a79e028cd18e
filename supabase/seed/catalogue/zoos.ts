import { type CatalogueEntry, daily } from './entry.ts'

/** Zoos, wildlife parks and aquariums. */
export const zoos: CatalogueEntry[] = [
  {
    name: 'Taronga Zoo Sydney',
    description:
      '<p>A zoo on a bushy slope above the harbour, where giraffes look across the water to the Opera House. Paths run downhill from the main entrance past the elephants, the great apes and a seal show to the wharf.</p><p>Keeper talks and the seal presentation are spread over the day, so there is always a reason to sit down.</p>',
    primaryType: 'zoo',
    suburb: 'Mosman',
    address: 'Bradleys Head Road, Mosman NSW 2088',
    website: 'https://www.taronga.org.au',
    indoor: false,
    free: false,
    tips: '<ul><li>Arrive by ferry from Circular Quay, then start at the top: the rest of the day is downhill.</li><li>It is steep in places. A light pram is easier than a wide one.</li></ul>',
    tags: ['Animals', 'Harbour views', 'Outdoors', 'Ferry trip'],
    ages: 'all',
    facilities: {
      shaded: true,
      diningOptions: 'Cafe/ dining onsite',
      closeToTransport: true,
      toilets: true,
    },
    accessible: { entrance: true, restroom: true },
    parking: { paidLot: true },
    hours: daily('9:30am - 4:30pm'),
    images: [
      { alt: 'Illustration: giraffes above the harbour', caption: 'Giraffes with the best view in Sydney' },
      { alt: 'Illustration: a family at the animal enclosures', caption: 'Meeting the animals' },
    ],
  },
]
