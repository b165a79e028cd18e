import { ibis, kookaburra } from './birds.ts'
import { echidna, kangaroo, wombat } from './bushAnimals.ts'
import { colours, fade } from './palette.ts'
import { createPen } from './pen.ts'
import { daisy, waratah } from './plants.ts'
import { box, circle, type Drawing, ellipse, hoop, leaf, line, place, type Svg, shape } from './shapes.ts'

/** The size of a spot picture in units. Its ground is at y = 300. */
export const SPOT = { width: 480, height: 360 }

/**
 * Small pictures without a background, one animal each, for pages with little content. A soft disc behind the animal
 * makes them work on the light and the dark theme.
 */
export const spots = {
  /** Nothing was found: a kookaburra with a magnifying glass. */
  'spot-search': () =>
    spot('#CDEBE6', [
      branch(150, 236, 220),
      kookaburra(214, 232, 1.35),
      lookingGlass(330, 172, 1),
      leaf(120, 250, 44, 13, 150, colours.gumLight),
    ]),
  /** Nothing is saved yet: a kangaroo with an empty pouch and a heart. */
  'spot-saved': () =>
    spot('#FBE3D2', [
      kangaroo(206, 300, 1),
      heart(352, 128, 1),
      heart(330, 78, 0.5),
      tussock(96, 300),
      daisy(366, 268, 1.1),
    ]),
  /** An error occurred: an ibis has tipped over the bin. */
  'spot-error': () =>
    spot('#E4DCF6', [ibis(176, 300, 1.4), bin(402, 268), scrap(286, 304), scrap(262, 310), tussock(84, 300)]),
  /** The page does not exist: an echidna at a signpost. */
  'spot-lost': () =>
    spot('#D5EBC8', [signpost(300, 300), echidna(196, 300, 1.3), tussock(392, 300), waratah(104, 252, 0.8)]),
  /** Nothing here yet: a wombat beside an empty basket. */
  'spot-basket': () =>
    spot('#DDECC9', [wombat(206, 300, 1.36), basket(344, 300), tussock(90, 300), daisy(398, 266, 1)]),
} satisfies Record<string, () => Svg>

function spot(disc: string, drawing: Drawing): Svg {
  const pen = createPen(1)
  const ground = ellipse(240, 304, 168, 15, fade('#5B7F73', 0.28))
  return pen.finish([circle(240, 176, 156, disc), ground, drawing], SPOT)
}

const branch = (x: number, y: number, width: number): Drawing => [
  line(`M${x} ${y + 6}Q${x + width / 2} ${y - 8} ${x + width} ${y + 4}`, colours.bark, 13),
  leaf(x + width - 8, y, 40, 12, -34, colours.gum),
  leaf(x + 10, y + 6, 40, 12, 160, colours.gum),
]

const lookingGlass = (x: number, y: number, scale: number): Drawing =>
  place(x, y, scale, [
    line('M26 34L62 82', colours.bark, 15),
    circle(0, 0, 42, fade('#FFFFFF', 0.7)),
    hoop(0, 0, 42, 42, colours.wattle, 11),
    line('M-20 -14Q-12 -26 4 -26', '#FFFFFF', 6),
  ])

const heart = (x: number, y: number, scale: number): Drawing =>
  place(x, y, scale, [
    shape(
      'M0 34C-46 4 -40 -32 -16 -32C-4 -32 0 -22 0 -18C0 -22 4 -32 16 -32C40 -32 46 4 0 34Z',
      colours.waratah,
    ),
    line('M-22 -14Q-20 -22 -13 -22', fade('#FFFFFF', 0.7), 5),
  ])

const tussock = (x: number, y: number): Drawing =>
  [-128, -110, -92, -74, -56].map((angle, index) =>
    leaf(x, y, 34 + (index % 2) * 12, 6, angle, index % 2 ? colours.gum : colours.gumLight),
  )

const bin = (x: number, y: number): Drawing =>
  place(
    x,
    y - 4,
    1,
    [
      shape('M-36 -8L-30 -104H30L36 -8Z', '#3F8F7A'),
      line('M-16 -24L-14 -88M0 -24V-88M16 -24L14 -88', '#2F7363', 6),
      ellipse(0, -106, 34, 9, '#235A4D'),
      ellipse(0, -106, 26, 6, '#173F36'),
    ],
    { turn: -84 },
  )

const scrap = (x: number, y: number): Drawing => [
  shape(`M${x} ${y}l-12 -10l8 -12l16 4l4 14z`, '#FFFFFF'),
  line(`M${x - 4} ${y - 8}l10 -4`, '#C9D6DA', 3),
]

const signpost = (x: number, y: number): Drawing =>
  place(x, y, 1, [
    box(-9, -200, 18, 202, colours.bark, 5),
    shape('M-66 -186H52L78 -164L52 -142H-66Z', colours.wattle),
    line('M-44 -164H34M18 -176L34 -164L18 -152', '#7A5A12', 6),
    shape('M60 -122H-58L-84 -100L-58 -78H60Z', colours.lagoon),
    line('M40 -100H-38M-22 -112L-38 -100L-22 -88', '#0F4A43', 6),
  ])

const basket = (x: number, y: number): Drawing =>
  place(x, y, 1, [
    line('M-42 -46Q0 -124 42 -46', '#9C6636', 9),
    shape('M-54 -50H54L44 0H-44Z', '#D59A58'),
    line('M-50 -34H50M-47 -17H47M-26 -48L-22 -2M0 -48V-2M26 -48L22 -2', '#A9703A', 4),
    box(-58, -56, 116, 12, '#B97B4F', 6),
  ])
