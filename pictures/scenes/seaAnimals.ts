import { eye } from './bushAnimals.ts'
import { darker, fade, lighter } from './palette.ts'
import type { Pen } from './pen.ts'
import { circle, d, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

/* Sea animals. They face right; 0, 0 is the middle of each. */

type Turned = { flip?: boolean; turn?: number }

/** A round reef fish with two bands. */
export const fish = (
  x: number,
  y: number,
  scale: number,
  tone: string,
  band = '#FFFFFF',
  turned: Turned = {},
): Svg =>
  place(
    x,
    y,
    scale,
    [
      shape('M-14 -20Q2 -46 22 -34Q8 -26 8 -18ZM-12 20Q0 40 16 32Q6 24 6 18Z', darker(tone, 0.2)),
      shape('M-44 0L-78 -26Q-66 0 -78 26Z', darker(tone, 0.12)),
      shape('M-50 0Q-4 -42 46 0Q-4 42 -50 0Z', tone),
      shape('M-10 -20Q2 0 -10 20Q-22 18 -28 14Q-18 0 -28 -14Q-22 -19 -10 -20Z', band),
      shape('M12 -17Q22 0 12 17L22 12Q30 0 22 -12Z', band),
      eye(31, -5, 4.4, '#14303B'),
      line('M40 7q-4 4 -8 2', darker(tone, 0.4), 2.4),
    ],
    turned,
  )

/** A school of small fish that swim the same way. */
export const shoal = (pen: Pen, x: number, y: number, count: number, tone: string, flip = false): Svg =>
  repeat(count, () =>
    place(
      x + pen.between(-130, 130),
      y + pen.between(-56, 56),
      pen.between(0.18, 0.3),
      shape('M-50 0Q-4 -36 46 0Q-4 36 -50 0ZM-44 0L-78 -26Q-66 0 -78 26Z', tone),
      { flip },
    ),
  )

/** About 430 units long. */
export const shark = (x: number, y: number, scale: number, turned: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      shape('M-196 -6L-262 -62Q-244 -14 -250 34Z', '#5E839C'),
      shape('M-10 -58L-46 -120Q20 -108 44 -60Z', '#5E839C'),
      shape('M-210 -4C-120 -62 60 -76 170 -18C186 -8 186 4 170 8C60 44 -110 34 -210 -4Z', '#7298B0'),
      shape('M-150 6C-60 10 80 10 178 0C176 6 174 8 170 8C60 44 -80 36 -150 6Z', '#E8F1F2'),
      shape('M50 20L4 86Q66 74 96 16Z', '#5E839C'),
      eye(136, -16, 6.4, '#14303B'),
      line('M104 -20v22M92 -20v22M80 -20v22', '#557A93', 3),
      line('M160 8Q146 18 126 12', '#3E6078', 3.4),
    ],
    turned,
  )

/** A ray seen from above, about 320 units wide. */
export const ray = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    line('M0 60Q30 120 90 150', '#3E6F8F', 6),
    shape(
      'M0 -60C40 -50 130 -10 160 10C110 20 60 50 0 74C-60 50 -110 20 -160 10C-130 -10 -40 -50 0 -60Z',
      '#4D82A3',
    ),
    shape('M0 -60C40 -50 60 -10 40 40Q20 66 0 74Q-20 66 -40 40C-60 -10 -40 -50 0 -60Z', '#6B9DB8'),
    eye(-16, -34, 4.4, '#14303B'),
    eye(16, -34, 4.4, '#14303B'),
    line('M-9 -46Q0 -40 9 -46', '#2E5670', 3),
    repeat(9, (index) => circle(-90 + index * 22, 6 - Math.abs(index - 4) + (index % 2) * 10, 4, '#A9CBDA')),
  ])

const hexagon = (x: number, y: number, radius: number, fill: string): Svg =>
  shape(
    `M${Array.from({ length: 6 }, (_, index) => d`${x + Math.cos(index * 1.047) * radius} ${y + Math.sin(index * 1.047) * radius * 0.8}`).join('L')}Z`,
    fill,
  )

/** About 230 units long. */
export const turtle = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    shape('M30 -30Q90 -96 114 -62Q84 -30 60 -10Z', '#4F9C78'),
    shape('M-50 24Q-100 50 -104 84Q-60 70 -30 40Z', '#4F9C78'),
    shape('M40 30Q84 50 88 88Q50 72 24 42Z', '#418466'),
    leaf(-76, -2, 34, 9, 180, '#4F9C78'),
    ellipse(104, 0, 31, 23, '#5FB088'),
    line('M118 8q8 2 14 -3', '#2F6B52', 3),
    ellipse(0, 0, 86, 58, '#2F7A63'),
    hexagon(0, -4, 26, '#7CC08F'),
    [
      [-50, -8],
      [50, -8],
      [0, -42],
      [0, 36],
      [-36, 28],
      [36, 28],
      [-36, -36],
      [36, -36],
    ].map(([atX = 0, atY = 0]) => hexagon(atX, atY, 14, '#5DA97F')),
    eye(116, -6, 4.6, '#14303B'),
  ])

export const jellyfish = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    repeat(5, (index) =>
      line(d`M${-32 + index * 16} 6q${index % 2 ? 14 : -14} 34 0 66t0 ${44 + index * 6}`, fade(tone, 0.6), 5),
    ),
    shape('M-50 8C-50 -60 50 -60 50 8Q38 -2 25 8Q12 -2 0 8Q-12 -2 -25 8Q-38 -2 -50 8Z', fade(tone, 0.94)),
    leaf(-32, -18, 30, 7, -38, fade('#FFFFFF', 0.45)),
    circle(-10, -14, 2.8, '#4A2F4E'),
    circle(10, -14, 2.8, '#4A2F4E'),
    line('M-4 -7q4 4 8 0', '#4A2F4E', 2.2),
  ])

export const octopus = (x: number, y: number, scale: number, tone = '#E0705A'): Svg =>
  place(x, y, scale, [
    repeat(6, (index) =>
      line(
        d`M${-30 + index * 12} 20q${-34 + index * 13} 40 ${-46 + index * 18} 70q${index < 3 ? -16 : 16} 20 ${index < 3 ? -30 : 30} 4`,
        index % 2 ? tone : darker(tone, 0.12),
        15,
      ),
    ),
    shape('M-46 26C-66 -40 -40 -90 0 -90C40 -90 66 -40 46 26Q0 50 -46 26Z', tone),
    ellipse(-22, -60, 12, 8, fade('#FFFFFF', 0.35)),
    circle(-16, -14, 12, '#FFFFFF'),
    circle(18, -14, 12, '#FFFFFF'),
    eye(-14, -13, 6.4),
    eye(20, -13, 6.4),
    line('M-6 10q8 7 16 0', darker(tone, 0.5), 3.4),
  ])

/** Swims with its head up; about 190 units long. */
export const seal = (x: number, y: number, scale: number, turned: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      shape('M-96 20Q-130 4 -136 26Q-118 30 -132 48Q-108 46 -88 32Z', '#5B6B7C'),
      shape(
        'M-100 26C-70 -20 10 -36 56 -46C70 -70 110 -70 116 -42C120 -18 96 -8 84 2C50 44 -50 52 -100 26Z',
        '#71839A',
      ),
      shape('M-60 34C0 34 50 16 84 2C50 44 -20 48 -60 34Z', '#C3CFDB'),
      shape('M10 20Q20 62 48 66Q52 36 36 10Z', '#5B6B7C'),
      ellipse(110, -34, 14, 10, '#C3CFDB'),
      circle(121, -38, 4.6, '#2A3038'),
      eye(96, -46, 5),
      line('M112 -30l18 2M110 -26l16 8', '#C3CFDB', 2),
    ],
    turned,
  )

export const coral = (x: number, y: number, scale: number, tone: string): Svg =>
  place(
    x,
    y,
    scale,
    [-60, -24, 10, 44].map((lean, index) =>
      line(
        d`M${lean * 0.3} 0Q${lean} -50 ${lean * 1.1} ${-110 + index * 8}M${lean * 0.7} -46q${index % 2 ? 22 : -22} -20 ${index % 2 ? 26 : -26} -46`,
        tone,
        15,
      ),
    ),
  )

/** Round coral with grooves. */
export const brainCoral = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    shape('M-62 0C-66 -54 -24 -70 0 -70C30 -70 66 -50 62 0Z', tone),
    line(
      'M-44 -8q6 -34 26 -40M-18 -6q2 -30 20 -44M12 -6q0 -28 12 -36M38 -8q0 -20 -4 -28',
      lighter(tone, 0.35),
      5,
    ),
  ])

export const weed = (x: number, y: number, scale: number, tone: string): Svg =>
  place(
    x,
    y,
    scale,
    [-18, 0, 18].map((at) => line(`M${at} 0q-22 -50 0 -96t0 -92`, tone, 10)),
  )

export const starfish = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    [-90, -18, 54, 126, 198].map((angle) => leaf(0, 0, 36, 15, angle, tone)),
    circle(0, 0, 13, tone),
    [-90, -18, 54, 126, 198].map((angle) =>
      circle(
        Math.cos((angle * Math.PI) / 180) * 15,
        Math.sin((angle * Math.PI) / 180) * 15,
        2.4,
        lighter(tone, 0.5),
      ),
    ),
  ])
