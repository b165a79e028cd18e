import { eye } from './bushAnimals.ts'
import { darker, lighter } from './palette.ts'
import { circle, d, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

/* Reptiles face right. */

type Turned = { flip?: boolean }

/** A crocodile that lies on its belly, about 440 units long; 0, 0 is the middle of its belly. */
export const crocodile = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    shape('M-90 -10L-120 22H-84L-58 -4ZM70 -8L50 24H88L98 -6Z', '#56733F'),
    shape(
      'M-250 16C-200 -6 -160 -44 -60 -50C10 -54 60 -50 96 -44Q112 -62 128 -44L206 -36Q228 -32 224 -20L218 -12H100C70 14 -60 18 -120 12C-170 6 -210 22 -250 16Z',
      '#6E8F4E',
    ),
    shape('M100 -12H218L204 4H112C96 16 60 16 40 14C66 10 88 4 100 -12Z', '#D9D39A'),
    repeat(9, (index) =>
      shape(d`M${-190 + index * 30} ${-24 - Math.min(index, 4) * 6}l14 -18l14 14z`, '#56733F'),
    ),
    repeat(6, (index) => shape(d`M${118 + index * 17} -12l6 11l6 -11z`, '#FFFFFF')),
    circle(113, -50, 14, '#6E8F4E'),
    eye(114, -52, 7, '#3A4A1F'),
    circle(208, -34, 4, '#3A4A1F'),
    line('M-40 -30q10 8 22 4M0 -32q10 8 22 4M-80 -24q10 8 22 4', '#56733F', 4),
  ])

/** A blue-tongue lizard with its tongue out, about 190 units long. */
export const blueTongue = (x: number, y: number, scale: number, turned: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      leaf(88, -16, 34, 6, 8, '#3D6FD0'),
      shape('M-40 -6l-16 18h20l8 -14ZM40 -8l6 20h18l-8 -22Z', '#A98B5A'),
      shape(
        'M-120 8C-80 -4 -60 -34 0 -34C36 -34 56 -38 74 -34Q98 -28 92 -14Q84 -6 66 -8C40 6 -60 8 -120 8Z',
        '#C9AC76',
      ),
      repeat(5, (index) => shape(d`M${-60 + index * 24} -32l12 0l-4 30l-12 0z`, '#8A6B42')),
      eye(74, -24, 4.4),
    ],
    turned,
  )

/** A python over a branch at y. Its head hangs down on the right. */
export const python = (x: number, y: number, scale: number, tone = '#C98A4F'): Svg =>
  place(x, y, scale, [
    line('M-150 -14Q-130 60 -100 0Q-80 -40 -50 -10Q-30 70 0 0Q20 -40 50 -8Q90 30 86 110', tone, 24),
    line(
      'M-150 -14Q-130 60 -100 0Q-80 -40 -50 -10Q-30 70 0 0Q20 -40 50 -8Q90 30 86 110',
      darker(tone, 0.35),
      7,
    ),
    line('M86 150l-8 20M86 150l8 20', '#C9343A', 3.5),
    ellipse(86, 126, 19, 26, lighter(tone, 0.1)),
    circle(78, 122, 4, '#2A1D1A'),
    circle(94, 122, 4, '#2A1D1A'),
  ])
