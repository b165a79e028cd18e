import { bridge, harbour, horizonGlow, lighthouse, sails, skyline } from './harbour.ts'
import { ground, ranges, ridge } from './land.ts'
import { colours, darker, type Light, lights, lit, mix } from './palette.ts'
import type { Pen } from './pen.ts'
import type { Setting } from './scene.ts'
import { box, type Drawing, d, line, place, repeat, shape } from './shapes.ts'
import { bird, sky } from './sky.ts'
import { crown, foliage, gumTree, norfolkPine, tree } from './trees.ts'
import { water, yacht } from './water.ts'

/** The far half of an outdoor scene: its words (" with ... behind", or empty) and its drawing. */
type Backdrop = { light: Light; words: string; draw: (horizon: number) => Drawing }

const DAYLIGHT = [
  lights.morning,
  lights.midday,
  lights.golden,
  lights.lilac,
  lights.morning,
  lights.midday,
] as const

const daylight = (pen: Pen): Light => pen.pick(DAYLIGHT)

/** Returns the sky and horizon of a setting. The default light is a random one of the day. */
export function backdrop(pen: Pen, setting: Setting, light: Light = daylight(pen)): Backdrop {
  const { words, draw } = pen.pick(BEHIND[setting])
  return { light, words, draw: (horizon) => [sky(pen, light), draw(pen, light, horizon)] }
}

type Behind = { words: string; draw: (pen: Pen, light: Light, horizon: number) => Drawing }

const BEHIND: Record<Setting, readonly Behind[]> = {
  harbour: [
    {
      words: ', with the Harbour Bridge and the Opera House behind',
      draw: (pen, light, y) => harbour(pen, light, y - 110, { city: false }),
    },
    {
      words: ', with the Harbour Bridge behind',
      draw: (pen, light, y) => harbour(pen, light, y - 110, { sails: false }),
    },
    {
      words: ', with the Opera House behind',
      draw: (pen, light, y) => harbour(pen, light, y - 110, { bridge: false }),
    },
  ],
  city: [
    {
      words: ', with the towers of the city behind',
      draw: (pen, light, y) => [
        ridge(pen, y - 40, 10, light.far),
        skyline(pen, 250, y - 10, 700, 190, light.city, light.sky[2]),
        ridge(pen, y - 26, 12, mix(light.land[1], light.far, 0.45)),
        treeLine(pen, light, y),
      ],
    },
    {
      words: ', with the city between the trees',
      draw: (pen, light, y) => [
        skyline(pen, 120, y - 4, 520, 150, mix(light.city, light.sky[1], 0.2), light.sky[2]),
        skyline(pen, 600, y - 4, 480, 180, light.city, light.sky[2]),
        ridge(pen, y - 22, 10, mix(light.land[1], light.far, 0.4)),
        treeLine(pen, light, y),
      ],
    },
  ],
  suburb: [
    {
      words: ', with red roofs between the trees behind',
      draw: (pen, light, y) => [
        ranges(pen, light, y - 110, 2, 40),
        roofs(pen, light, y),
        treeLine(pen, light, y),
      ],
    },
    { words: '', draw: (pen, light, y) => [ranges(pen, light, y - 120, 3, 36), treeLine(pen, light, y)] },
  ],
  coast: [
    {
      words: ', with the sea behind',
      draw: (pen, light, y) => [
        water(pen, light, y - 130, 170),
        horizonGlow(light, y - 130),
        yacht(pen.between(420, 780), y - 92, 0.46),
        yacht(pen.between(300, 520), y - 104, 0.3, colours.wattle),
        headland(pen, light, y),
        bird(620, y - 260, 0.6),
      ],
    },
    {
      words: ', with a lighthouse and the sea behind',
      draw: (pen, light, y) => [
        water(pen, light, y - 130, 170),
        horizonGlow(light, y - 130),
        yacht(pen.between(300, 560), y - 96, 0.42),
        headland(pen, light, y, true),
        norfolkPine(110, y + 10, 0.8, light),
        norfolkPine(190, y + 16, 0.62, light),
      ],
    },
  ],
  bush: [
    {
      words: ', with blue hills behind',
      draw: (pen, light, y) => [ranges(pen, light, y - 170, 4, 42), treeLine(pen, light, y, true)],
    },
    {
      words: ', with gum trees behind',
      draw: (pen, light, y) => [
        ranges(pen, light, y - 130, 3, 40),
        gumTree(pen, 170, y + 26, 0.8, light),
        gumTree(pen, 1040, y + 26, 0.9, light),
        gumTree(pen, 860, y + 6, 0.56, light),
        gumTree(pen, 330, y + 6, 0.5, light),
      ],
    },
  ],
  country: [
    {
      words: ', with hills and paddocks behind',
      draw: (pen, light, y) => [
        ranges(pen, light, y - 130, 2, 44),
        ridge(pen, y - 60, 16, mix(light.land[0], light.far, 0.25)),
        paddocks(light, y),
        windmill(960, y + 4, 0.9, light),
        tree(pen, 150, y + 10, 0.6, light),
        tree(pen, 250, y + 4, 0.42, light, foliage.lime),
      ],
    },
    {
      words: ', with rolling hills behind',
      draw: (pen, light, y) => [
        ranges(pen, light, y - 150, 3, 44),
        ridge(pen, y - 40, 18, mix(light.land[0], light.far, 0.2)),
        paddocks(light, y),
        gumTree(pen, 190, y + 20, 0.74, light),
        gumTree(pen, 1010, y + 20, 0.66, light),
      ],
    },
  ],
}

/** A few trees at the far edge of the grass, with the tall ones at the sides. */
const treeLine = (pen: Pen, light: Light, y: number, isBush = false): Drawing => [
  repeat(6, (index) =>
    crown(pen, 60 + index * 216 + pen.between(-40, 40), y - 6, pen.between(50, 84), 34, hazy(light), 3),
  ),
  isBush
    ? gumTree(pen, 150, y + 24, 0.8, light)
    : tree(pen, 130, y + 24, 0.86, light, pen.pick([foliage.fig, foliage.lime])),
  isBush
    ? gumTree(pen, 1060, y + 24, 0.74, light)
    : tree(pen, 1070, y + 24, 0.92, light, pen.pick([foliage.fig, foliage.jacaranda])),
]

const hazy = (light: Light): [string, string, string] => {
  const tone = (colour: string) => mix(lit(light, colour), light.far, 0.3)
  return [tone(foliage.fig[0]), tone(foliage.fig[1]), tone(foliage.fig[2])]
}

const roofs = (pen: Pen, light: Light, y: number): Drawing =>
  repeat(7, (index) => {
    const x = 30 + index * 172 + pen.between(-26, 26)
    const width = pen.between(96, 130)
    const roof = lit(light, pen.pick(['#D9694A', '#C4593F', '#B7A18E', '#E08A5E']))
    const wall = mix(lit(light, '#F7EBDA'), light.far, 0.15)
    return [
      box(x, y - 44, width, 46, wall),
      shape(
        d`M${x - 12} ${y - 42}L${x + width * 0.3} ${y - 78}H${x + width * 0.7}L${x + width + 12} ${y - 42}Z`,
        mix(roof, light.far, 0.18),
      ),
      box(x + width * 0.18, y - 32, 18, 16, mix('#7FA3BC', light.far, 0.2), 2),
      box(x + width * 0.62, y - 32, 18, 16, mix('#7FA3BC', light.far, 0.2), 2),
    ]
  })

const headland = (pen: Pen, light: Light, y: number, hasLighthouse = false): Drawing => {
  const stone = lit(light, '#E2B27A')
  return [
    hasLighthouse && lighthouse(1000, y - 192, 0.6),
    shape(
      d`M760 ${y - 120}C800 ${y - 150} 850 ${y - 176} 920 ${y - 190}S1100 ${y - 206} 1210 ${y - 214}V${y + 20}H700Z`,
      mix(stone, light.far, 0.2),
    ),
    shape(
      d`M790 ${y - 140}C840 ${y - 172} 900 ${y - 190} 960 ${y - 197}S1120 ${y - 208} 1210 ${y - 214}V${y - 176}C1080 ${y - 176} 900 ${y - 164} 790 ${y - 140}Z`,
      lit(light, '#6FB06A'),
    ),
    line(
      d`M800 ${y - 108}q90 -18 180 -14t230 -20M770 ${y - 76}q120 -16 220 -10t220 -14`,
      mix(stone, darker(stone, 0.4), 0.4),
      4,
    ),
    ridge(pen, y - 18, 8, mix(light.land[1], light.far, 0.2)),
  ]
}

const paddocks = (light: Light, y: number): Drawing =>
  [0, 1, 2].map((index) =>
    shape(
      d`M${index * 400 - 40} ${y + 20}L${index * 400 + 90} ${y - 40}H${index * 400 + 300}L${index * 400 + 330} ${y + 20}Z`,
      mix(index % 2 ? '#E3C96F' : light.land[0], light.far, 0.22),
    ),
  )

const windmill = (x: number, y: number, scale: number, light: Light): Drawing =>
  place(x, y, scale, [
    line(
      'M-26 0L-6 -170M26 0L6 -170M-19 -60H19M-13 -110H13M-19 -60L13 -110M19 -60L-13 -110',
      lit(light, '#7B8A92'),
      5,
    ),
    repeat(8, (index) =>
      place(0, -178, 1, shape('M-7 -12L-12 -54H12L7 -12Z', lit(light, '#DCE6EA')), { turn: index * 45 }),
    ),
    shape('M10 -182H60L72 -196V-162L60 -174H10Z', lit(light, '#D9694A')),
  ])

/** Sky, horizon and grass, which fit most places. The scene is drawn on top of it. */
export function meadow(
  pen: Pen,
  setting: Setting,
  horizon = 500,
): { words: string; light: Light; draw: () => Drawing } {
  const { light, words, draw } = backdrop(pen, setting)
  return { light, words, draw: () => [draw(horizon), ground(pen, light, horizon, 10)] }
}

/** For pictures that are always at the harbour, in any light. */
export const bridgeBehind = (light: Light, x: number, y: number, width: number) =>
  bridge(x, y, width, mix(light.city, '#24475A', 0.34), mix(light.city, colours.sand, 0.35))

export const sailsBehind = (light: Light, x: number, y: number, scale: number) =>
  sails(x, y, scale, {
    sunny: lit(light, '#FFFDF4'),
    shaded: lit(light, '#E6DAC6'),
    base: lit(light, '#CFA67F'),
  })
