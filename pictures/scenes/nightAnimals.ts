import { eye } from './bushAnimals.ts'
import { fade } from './palette.ts'
import { circle, d, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

type Turned = { flip?: boolean }

/* Animals of the Australian bush that are active at night. They face right. */

/** A ringtail possum that sits on a branch at 0, 0; about 110 units high. */
export const possum = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    line('M-26 -12Q-70 10 -60 44T-30 64T-26 40', '#7D6A66', 13),
    line('M-34 62Q-22 60 -26 42', '#F3E7DC', 13),
    ellipse(0, -36, 34, 40, '#8D7A75'),
    ellipse(4, -30, 20, 28, '#EFE2D6'),
    circle(-22, -92, 13, '#7D6A66'),
    circle(26, -92, 13, '#7D6A66'),
    circle(-21, -91, 7.5, '#F0B9AE'),
    circle(25, -91, 7.5, '#F0B9AE'),
    ellipse(2, -78, 32, 27, '#9B8884'),
    ellipse(4, -66, 17, 13, '#EFE2D6'),
    circle(-12, -80, 9, '#4A3B3B'),
    circle(18, -80, 9, '#4A3B3B'),
    eye(-11, -80, 6.8, '#1A1416'),
    eye(19, -80, 6.8, '#1A1416'),
    ellipse(6, -68, 5.4, 4.4, '#E58A86'),
    line('M-12 -8Q-10 0 -12 6M16 -8Q18 0 16 6', '#7D6A66', 11),
  ])

/** A powerful owl on a branch at 0, 0; about 120 units high. */
export const owl = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    shape('M-18 -10L-10 40L10 40L18 -10Z', '#5E4638'),
    shape('M0 -118C46 -118 46 -50 34 -18Q0 12 -34 -18C-46 -50 -46 -118 0 -118Z', '#7C5F4C'),
    shape('M0 -72C24 -72 26 -36 18 -12Q0 4 -18 -12C-26 -36 -24 -72 0 -72Z', '#F2E4CF'),
    repeat(9, (index) =>
      line(d`M${-12 + (index % 3) * 12 - 4} ${-52 + Math.floor(index / 3) * 15}l4 6l4 -6`, '#8F7360', 3),
    ),
    circle(-16, -88, 16, '#E9D7BE'),
    circle(16, -88, 16, '#E9D7BE'),
    circle(-16, -88, 11.5, '#FFC93C'),
    circle(16, -88, 11.5, '#FFC93C'),
    eye(-15, -88, 6.4),
    eye(15, -88, 6.4),
    shape('M-6 -82H6L0 -70Z', '#4A3B34'),
    shape(
      'M-34 -70C-46 -40 -38 -14 -26 -8C-22 -30 -26 -52 -34 -70ZM34 -70C46 -40 38 -14 26 -8C22 -30 26 -52 34 -70Z',
      '#5E4638',
    ),
    line('M-10 0v7M-2 2v7M6 2v7M14 0v7', '#F0C05A', 4),
  ])

/** A flying fox that hangs from 0, 0 with folded wings; about 110 units long. */
export const flyingFox = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    line('M-6 0V18M6 0V18', '#2C2430', 4),
    shape('M-26 22Q0 10 26 22C34 50 26 78 8 92H-8C-26 78 -34 50 -26 22Z', '#3A2F40'),
    line('M-8 24Q-14 56 -4 88M10 24Q16 54 6 88', '#57485C', 3),
    circle(0, 88, 17, '#D08A4A'),
    leaf(-8, 94, 16, 6, 120, '#3A2F40'),
    leaf(8, 94, 16, 6, 60, '#3A2F40'),
    ellipse(0, 98, 12, 13, '#6B4A3A'),
    eye(-5, 98, 2.8),
    eye(5, 98, 2.8),
    circle(0, 108, 3, '#1F1720'),
  ])

/** About 100 units high with its ears. */
export const bilby = (x: number, y: number, scale: number, { flip }: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(-4, 1, 62, 6, fade('#0F3A3A', 0.2)),
      line('M-46 -24Q-76 -30 -92 -10', '#2C2A33', 9),
      line('M-84 -16Q-94 -6 -104 -6', '#F7F3EC', 8),
      shape('M-54 -22C-54 -58 -12 -66 14 -54C36 -46 36 -12 26 -6H-44Q-54 -8 -54 -22Z', '#9AA0AE'),
      shape('M-40 -6Q-10 -20 26 -6Z', '#F7F3EC'),
      line('M-32 -12L-38 -3H-16M18 -12V-2', '#868C9B', 9),
      leaf(22, -58, 56, 13, -112, '#A9AFBC'),
      leaf(22, -58, 46, 8, -111, '#F2B9B4'),
      leaf(32, -58, 56, 13, -76, '#A9AFBC'),
      leaf(32, -58, 46, 8, -77, '#F2B9B4'),
      shape(
        'M6 -52C14 -70 40 -68 50 -54Q76 -42 84 -34Q86 -28 78 -28Q50 -24 30 -26C10 -28 2 -40 6 -52Z',
        '#A9AFBC',
      ),
      circle(82, -32, 4.4, '#F0A09A'),
      eye(44, -48, 4.4),
    ],
    { flip },
  )

/** A platypus that swims at 0, 0; about 150 units long. */
export const platypus = (x: number, y: number, scale: number, { flip }: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(-66, 2, 34, 15, '#5A4034'),
      line('M-84 -2l16 8M-76 -8l18 12M-62 -10l10 14', '#7A5A48', 2.5),
      ellipse(0, 0, 56, 24, '#7A5A48'),
      ellipse(-4, 8, 46, 13, '#B08E76'),
      ellipse(52, -4, 22, 17, '#7A5A48'),
      shape('M62 -12C84 -16 100 -8 100 -2C100 6 84 10 62 4Z', '#4E545E'),
      circle(90, -6, 2, '#2A2D33'),
      eye(54, -10, 3),
      leaf(20, 16, 28, 9, 60, '#4E3A30'),
      leaf(-28, 16, 26, 8, 110, '#4E3A30'),
    ],
    { flip },
  )
