import { ridge } from './land.ts'
import { colours, fade, type Light, lit, mix } from './palette.ts'
import { type Pen, WIDTH } from './pen.ts'
import { box, type Drawing, d, line, place, repeat, type Svg, shape } from './shapes.ts'
import { ferry, water, yacht } from './water.ts'

/** The Harbour Bridge. `width` is the width of the arch; 0, 0 is its left end at the water line. */
export function bridge(x: number, y: number, width: number, steel: string, pylon: string): Svg {
  const height = width * 0.25
  const top = (share: number) => -height * (4 * share * (1 - share)) * 0.9 - height * 0.2
  const bottom = (share: number) => -height * 4 * share * (1 - share) * 0.82
  const deck = -height * 0.42
  const panels = 16
  let web = ''
  for (let index = 0; index <= panels; index++) {
    const share = index / panels
    const at = share * width
    web += d`M${at} ${top(share)}V${bottom(share)}`
    if (index < panels) web += d`L${((index + 1) / panels) * width} ${top((index + 1) / panels)}`
    if (bottom(share) < deck) web += d`M${at} ${bottom(share)}V${deck}`
  }
  const arch = (height: (share: number) => number) =>
    `M${Array.from({ length: 21 }, (_, index) => d`${(index / 20) * width} ${height(index / 20)}`).join('L')}`
  const tower = (at: number) => [
    box(at - width * 0.026, -height * 0.8, width * 0.052, height * 0.82, pylon, 3),
    box(at - width * 0.032, -height * 0.84, width * 0.064, height * 0.09, pylon, 2),
  ]
  return place(x, y, 1, [
    line(web, steel, width * 0.005),
    line(arch(top), steel, width * 0.013),
    line(arch(bottom), steel, width * 0.013),
    box(-width * 0.24, deck, width * 1.48, height * 0.075, steel),
    tower(-width * 0.045),
    tower(width * 1.045),
  ])
}

type SailColours = { sunny?: string; shaded?: string; base?: string }

/** The Opera House, about 280 units wide at scale 1. It stands on 0, 0. */
export function sails(x: number, y: number, scale: number, tones: SailColours = {}): Svg {
  const { sunny = '#FFFDF4', shaded = '#E8DCC6', base = '#CFA67F' } = tones
  const shell = (at: number, width: number, height: number, flip = false) =>
    place(
      at,
      0,
      1,
      [
        shape(
          d`M0 0C${width * 0.02} ${-height * 0.55} ${width * 0.45} ${-height * 0.92} ${width} ${-height}C${width * 0.98} ${-height * 0.6} ${width * 0.82} ${-height * 0.22} ${width * 0.62} 0Z`,
          sunny,
        ),
        shape(
          d`M${width * 0.3} 0C${width * 0.36} ${-height * 0.5} ${width * 0.62} ${-height * 0.85} ${width} ${-height}C${width * 0.98} ${-height * 0.6} ${width * 0.82} ${-height * 0.22} ${width * 0.62} 0Z`,
          shaded,
        ),
      ],
      { flip },
    )
  return place(x, y, scale, [
    shell(-6, 74, 92),
    shell(52, 66, 74),
    shell(100, 56, 54),
    shell(0, 46, 48, true),
    shell(176, 34, 34),
    shell(186, 22, 20, true),
    box(-52, -3, 280, 15, base, 3),
    box(-36, 12, 248, 8, mix(base, '#7A5B45', 0.35), 2),
  ])
}

/** The towers of the city, with the Sydney Tower among them. They stand on y. */
export function skyline(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  tone: string,
  glass: string,
): Svg {
  const towers: Drawing[] = []
  for (let at = x; at < x + width; ) {
    const wide = pen.between(26, 56)
    const share = (at - x) / width
    const high = height * (0.3 + 0.7 * Math.sin(share * Math.PI)) * pen.between(0.55, 1)
    towers.push(box(at, y - high, wide, high, mix(tone, glass, pen.between(0, 0.22)), 3))
    if (pen.chance(0.6)) {
      towers.push(
        repeat(Math.floor(high / 24), (floor) =>
          box(at + 6, y - high + 9 + floor * 24, wide - 12, 3, fade(glass, 0.3), 1),
        ),
      )
    }
    at += wide + pen.between(-4, 5)
  }
  const spire = x + width * 0.58
  return [
    ...towers,
    box(spire - 3, y - height * 1.32, 6, height * 1.32, tone),
    shape(d`M${spire - 20} ${y - height * 1.2}h40l-8 18h-24z`, tone),
    box(spire - 1.5, y - height * 1.5, 3, height * 0.3, tone),
  ].join('')
}

type HarbourOptions = { bridge?: boolean; sails?: boolean; city?: boolean; boats?: boolean; depth?: number }

/** The far shore with its landmarks, and the water in front of it; y is the shore. */
export function harbour(pen: Pen, light: Light, y: number, options: HarbourOptions = {}): Svg {
  const {
    bridge: hasBridge = true,
    sails: hasSails = true,
    city = pen.chance(0.5),
    boats = true,
    depth = 190,
  } = options
  const isLeft = pen.chance(0.5)
  const sailTones = {
    sunny: lit(light, '#FFFDF4'),
    shaded: lit(light, '#E6DAC6'),
    base: lit(light, '#CFA67F'),
  }
  return [
    ridge(pen, y - 26, 12, light.far, 8),
    city ? skyline(pen, isLeft ? 520 : 80, y + 4, 560, 128, light.city, light.sky[2]) : '',
    hasBridge
      ? bridge(
          isLeft ? 150 : 600,
          y + 4,
          400,
          mix(light.city, '#24475A', 0.34),
          mix(light.city, colours.sand, 0.35),
        )
      : '',
    water(pen, light, y, depth),
    hasSails ? sails(isLeft ? 690 : 270, y + 4, 0.95, sailTones) : '',
    boats ? ferry(isLeft ? pen.between(860, 960) : pen.between(180, 280), y + 70, 0.6, !isLeft) : '',
    boats ? yacht(isLeft ? 560 : 610, y + 56, 0.5) : '',
    boats ? yacht(isLeft ? 470 : 740, y + 42, 0.34, colours.wattle) : '',
  ].join('')
}

/** A lighthouse on a headland; 0, 0 is the middle of its base. */
export const lighthouse = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    shape('M-15 0L-11 -110H11L15 0Z', '#FFFDF4'),
    shape('M-13.4 -40L-12 -76H12L13.4 -40Z', colours.waratah),
    box(-17, -118, 34, 9, colours.waratah, 3),
    box(-9, -138, 18, 20, '#FFE9A8', 3),
    shape('M-13 -138Q0 -162 13 -138Z', colours.waratah),
    repeat(2, (index) => box(-3, -24 - index * 66, 6, 11, '#7FA3BC', 2)),
  ])

/** The horizon of the open sea: only a soft edge of light. */
export const horizonGlow = (light: Light, y: number): Svg => box(0, y - 3, WIDTH, 5, fade(light.sky[2], 0.8))
