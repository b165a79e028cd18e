import { shadow } from './land.ts'
import { colours, fade, type Light, lighter, lit, mix } from './palette.ts'
import type { Pen } from './pen.ts'
import { box, d, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

/** The dark, middle and light tone of a crown. */
type Foliage = readonly [string, string, string]

export const foliage = {
  gum: ['#24705A', '#3F9273', '#8CC39A'],
  fig: ['#175643', '#2A7A57', '#5BA46C'],
  jacaranda: ['#6A4DB3', '#8A6BD1', '#BFA4EE'],
  lime: ['#5A9E4B', '#84C060', '#C3E08A'],
  blossom: ['#D9688C', '#F09AB4', '#FBD0DC'],
  autumn: ['#B8552F', '#E0803E', '#F6B85A'],
  wattle: ['#B98A1E', '#EDBB2F', '#FFE07E'],
} as const satisfies Record<string, Foliage>

const litFoliage = (light: Light, [dark, middle, pale]: Foliage): Foliage => [
  lit(light, dark),
  lit(light, middle),
  lit(light, pale),
]

/** A round mass of leaves in three tones, with light from the upper left. */
export function crown(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  [dark, middle, pale]: Foliage,
  leaves = 8,
): Svg {
  const outline = pen.blob(x, y, width, height)
  return (
    shape(outline, dark) +
    pen.clip(outline, [
      shape(pen.blob(x - width * 0.2, y - height * 0.26, width * 0.86, height * 0.8), middle),
      shape(pen.blob(x - width * 0.36, y - height * 0.5, width * 0.5, height * 0.42, 7), pale),
      repeat(leaves, () => {
        const across = pen.between(-0.85, 0.85)
        const down = pen.between(-0.8, 0.7)
        return leaf(
          x + across * width,
          y + down * height,
          width * 0.15,
          width * 0.032,
          pen.between(-40, 40),
          down < -0.1 ? lighter(pale, 0.25) : mix(dark, middle, 0.6),
        )
      }),
    ])
  )
}

/** A eucalypt with a pale bent trunk and three open crowns, about 370 units high. */
export function gumTree(pen: Pen, x: number, y: number, scale: number, light: Light): Svg {
  const leaves = litFoliage(light, foliage.gum)
  const bark = lit(light, '#F1E3D3')
  const shade = lit(light, '#C9A994')
  const bend = pen.between(-26, 26)
  return place(x, y, scale, [
    shadow(20, 2, 90, light),
    line(
      d`M${bend * 0.6} -150C${bend + 26} -200 ${bend + 50} -220 ${bend + 74} -262M${bend * 0.5} -130C${bend - 26} -176 ${bend - 46} -196 ${bend - 66} -226`,
      bark,
      9,
    ),
    shape(
      d`M-13 0C-8 -90 ${bend - 20} -150 ${bend - 8} -250L${bend + 8} -250C${bend - 2} -150 10 -90 15 0Z`,
      bark,
    ),
    shape(
      d`M3 0C4 -90 ${bend - 2} -150 ${bend + 3} -250L${bend + 8} -250C${bend - 2} -150 10 -90 15 0Z`,
      shade,
    ),
    shape(
      d`M-8 -40q9 -14 7 -34q-9 10 -7 34M${bend * 0.4 - 6} -120q9 -10 8 -30q-9 8 -8 30`,
      mix(shade, '#8A5A45', 0.4),
    ),
    crown(pen, bend - 70, -246, 72, 44, leaves),
    crown(pen, bend + 78, -282, 76, 46, leaves),
    crown(pen, bend, -318, 92, 56, leaves),
  ])
}

/** A broad shady tree, about 250 units high. `spread` makes it wider. */
export function tree(
  pen: Pen,
  x: number,
  y: number,
  scale: number,
  light: Light,
  tones: Foliage = foliage.fig,
  spread = 1,
): Svg {
  const leaves = litFoliage(light, tones)
  return place(x, y, scale, [
    shadow(0, 2, 96 * spread, light),
    shape(
      'M-15 2C-9 -40 -14 -66 -44 -110L-30 -116L-6 -84L-2 -128H8L10 -86L36 -118L48 -110C20 -70 14 -40 19 2Z',
      lit(light, '#6B4A3C'),
    ),
    crown(pen, -62 * spread, -140, 66 * spread, 50, leaves),
    crown(pen, 64 * spread, -146, 68 * spread, 52, leaves),
    crown(pen, 0, -186, 96 * spread, 66, leaves),
  ])
}

/** A jacaranda in November: violet, with fallen flowers on the ground. */
export const jacaranda = (pen: Pen, x: number, y: number, scale: number, light: Light): Svg =>
  ellipse(x, y + 6 * scale, 150 * scale, 24 * scale, fade(colours.jacarandaLight, 0.8)) +
  repeat(16, () =>
    ellipse(
      x + pen.between(-170, 170) * scale,
      y + pen.between(-12, 30) * scale,
      6 * scale,
      3.4 * scale,
      pen.pick(foliage.jacaranda),
    ),
  ) +
  tree(pen, x, y, scale, light, foliage.jacaranda, 1.28)

/** A Norfolk Island pine, as on the northern beaches, about 300 units high. */
export const norfolkPine = (x: number, y: number, scale: number, light: Light): Svg =>
  place(x, y, scale, [
    box(-6, -40, 12, 42, lit(light, '#6B4A3C')),
    repeat(7, (index, share) => {
      const width = 62 - index * 8
      const top = -34 - index * 32
      return shape(
        d`M0 ${top - 44}L${width} ${top}Q${width * 0.5} ${top - 9} 0 ${top - 4}Q${-width * 0.5} ${top - 9} ${-width} ${top}Z`,
        lit(light, mix('#1B6650', '#3D8E6D', share)),
      )
    }),
    shape('M0 -300L6 -240H-6Z', lit(light, '#3D8E6D')),
  ])

export const palm = (x: number, y: number, scale: number, light: Light): Svg =>
  place(x, y, scale, [
    shadow(0, 0, 50, light),
    shape('M-9 0C-4 -80 6 -150 26 -206L38 -202C20 -150 10 -80 11 0Z', lit(light, '#B98A62')),
    repeat(8, (index) => line(d`M${-5 + index * 3} ${-22 - index * 23}h15`, lit(light, '#93684A'), 3)),
    [-168, -140, -108, -72, -40, -12, 16, 190].map((angle, index) =>
      place(
        32,
        -204,
        1,
        [
          shape('M0 0Q54 -8 112 4Q54 16 0 0Z', lit(light, '#1E6B50')),
          shape('M0 0Q50 -34 112 4Q54 -8 0 0Z', lit(light, index % 2 ? '#2F8A61' : '#4BA873')),
        ],
        { turn: angle },
      ),
    ),
  ])

/** A row of crowns without trunks, for the edge of a forest. */
export const thicket = (
  pen: Pen,
  x: number,
  y: number,
  width: number,
  light: Light,
  tones: Foliage = foliage.fig,
  haze = 0.1,
): Svg =>
  repeat(Math.ceil(width / 52), (index) =>
    crown(
      pen,
      x + index * 52,
      y + pen.between(-14, 22),
      pen.between(46, 74),
      36,
      litFoliage(light, tones).map((tone) => mix(tone, light.far, haze)) as unknown as Foliage,
      3,
    ),
  )
