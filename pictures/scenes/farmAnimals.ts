import { eye } from './bushAnimals.ts'
import { darker, fade, lighter } from './palette.ts'
import type { Pen } from './pen.ts'
import { box, circle, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

/* Farm animals. They face right and stand on 0, 0. */

type Turned = { flip?: boolean }

/** About 160 units high. */
export function cow(pen: Pen, x: number, y: number, scale: number, patch = '#6B4A3A'): Svg {
  const body =
    'M-100 -70C-104 -124 -60 -128 0 -124C56 -126 84 -116 84 -76C84 -44 60 -40 0 -40C-70 -40 -98 -44 -100 -70Z'
  return place(x, y, scale, [
    ellipse(0, 2, 110, 9, fade('#0F3A3A', 0.18)),
    line('M-98 -104Q-122 -86 -116 -46', '#F4ECE0', 6),
    ellipse(-116, -40, 6, 10, patch),
    line('M-70 -50V-8M-44 -48V-8M44 -48V-8M68 -50V-8', '#F4ECE0', 17),
    line('M-70 -7v2M-44 -7v2M44 -7v2M68 -7v2', '#4A3B34', 18),
    ellipse(-24, -40, 20, 11, '#F4B6B0'),
    shape(body, '#FCF7EE'),
    pen.clip(body, [
      shape(pen.blob(-70, -110, 36, 30, 7, 0.2), patch),
      shape(pen.blob(14, -64, 32, 24, 7, 0.2), patch),
      shape(pen.blob(66, -118, 26, 26, 7, 0.2), patch),
    ]),
    leaf(76, -142, 34, 10, 190, patch),
    leaf(116, -142, 34, 10, -10, patch),
    line('M84 -152Q78 -168 86 -174M112 -152Q120 -168 112 -174', '#E9D3A8', 7),
    shape('M70 -140C74 -164 124 -164 126 -140C128 -116 122 -92 98 -92C76 -92 68 -116 70 -140Z', '#FCF7EE'),
    shape('M70 -140C72 -158 88 -158 92 -146C92 -130 84 -112 76 -116Z', patch),
    ellipse(99, -106, 25, 17, '#F4B6B0'),
    ellipse(91, -106, 3.4, 4.6, '#B86E6A'),
    ellipse(107, -106, 3.4, 4.6, '#B86E6A'),
    eye(84, -134, 4.6),
    eye(112, -134, 4.6),
  ])
}

/** About 110 units high; a lamb is the same drawing at a smaller scale. */
export const sheep = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(-4, 2, 70, 7, fade('#0F3A3A', 0.18)),
    line('M-36 -30V-4M-14 -28V-4M24 -28V-4M42 -30V-4', '#4A4046', 10),
    repeat(9, (index) => {
      const angle = (index / 9) * 2 * Math.PI
      return circle(-2 + Math.cos(angle) * 46, -56 + Math.sin(angle) * 24, 21, '#EFE6D8')
    }),
    ellipse(-2, -58, 50, 30, '#FBF6EC'),
    repeat(5, (index) => circle(-38 + index * 18, -72 - (index % 2) * 8, 16, '#FBF6EC')),
    leaf(42, -84, 24, 8, 170, '#4A4046'),
    leaf(76, -84, 24, 8, 10, '#4A4046'),
    ellipse(60, -74, 20, 25, '#5A4F55'),
    circle(50, -96, 12, '#FBF6EC'),
    circle(66, -98, 11, '#FBF6EC'),
    circle(54, -79, 4.6, '#FFFFFF'),
    circle(70, -79, 4.6, '#FFFFFF'),
    circle(55, -79, 2.6, '#22252D'),
    circle(71, -79, 2.6, '#22252D'),
    line('M58 -62q4 4 8 0', '#2E272B', 2.6),
  ])

/** About 90 units high. */
export const pig = (x: number, y: number, scale: number, { flip }: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(0, 2, 72, 7, fade('#0F3A3A', 0.18)),
      line('M-66 -56q-14 -4 -10 -14t12 -2t-4 10', '#E58F96', 5),
      line('M-40 -24V-6M-16 -22V-6M26 -22V-6M44 -24V-6', '#E99AA0', 15),
      ellipse(-6, -50, 64, 36, '#F6B3B6'),
      ellipse(-10, -34, 46, 17, '#EFA3A8'),
      leaf(36, -86, 30, 11, -110, '#E58F96'),
      leaf(62, -88, 30, 11, -70, '#E58F96'),
      circle(50, -64, 29, '#F8BEC0'),
      ellipse(66, -58, 15, 12, '#EC9AA0'),
      ellipse(62, -58, 2.6, 4, '#A85F66'),
      ellipse(71, -58, 2.6, 4, '#A85F66'),
      eye(44, -72, 3.8),
      eye(62, -74, 3.8),
      line('M54 -42q8 5 14 0', '#A85F66', 2.8),
    ],
    { flip },
  )

/** About 190 units high. */
export function pony(x: number, y: number, scale: number, tone = '#A9683C', { flip }: Turned = {}): Svg {
  const mane = darker(tone, 0.55)
  return place(
    x,
    y,
    scale,
    [
      ellipse(0, 2, 100, 9, fade('#0F3A3A', 0.18)),
      shape('M-84 -116C-124 -110 -116 -50 -126 -30C-100 -36 -90 -70 -84 -92Z', mane),
      line('M-66 -64L-70 -8M-42 -58V-8M46 -60V-8M68 -66L70 -8', tone, 18),
      line('M-70 -24v14M-42 -24v14M46 -24v14M70 -24v14', lighter(tone, 0.75), 17),
      line('M-70 -5h2M-42 -5h2M46 -5h2M70 -5h2', '#4A3B34', 17),
      shape(
        'M-92 -86C-96 -128 -40 -130 16 -124C40 -132 48 -168 62 -194L104 -180C104 -140 100 -100 86 -72C60 -52 -86 -46 -92 -86Z',
        tone,
      ),
      shape(
        'M58 -198C72 -214 96 -206 106 -192L142 -164C148 -150 138 -140 124 -144L92 -156C70 -162 54 -180 58 -198Z',
        tone,
      ),
      shape('M124 -178L142 -164C148 -150 138 -140 124 -144L116 -147Z', lighter(tone, 0.55)),
      leaf(76, -204, 28, 8, -105, tone),
      leaf(88, -204, 26, 8, -80, tone),
      shape('M72 -212C46 -206 44 -160 18 -126C36 -122 60 -148 72 -186Z', mane),
      shape('M72 -212Q94 -206 96 -184Q80 -190 72 -212Z', mane),
      eye(98, -184, 4.8),
      circle(134, -154, 2.8, '#5A3B2A'),
      line('M112 -152Q104 -176 92 -196', '#E8503F', 4),
    ],
    { flip },
  )
}

/** A post and rail fence from x to the right; y is the ground. */
export const railFence = (x: number, y: number, width: number, tone = '#F7EFE2'): Svg =>
  box(x, y - 54, width, 9, tone, 3) +
  box(x, y - 30, width, 9, tone, 3) +
  repeat(Math.ceil(width / 110) + 1, (index) =>
    box(x + index * 110 - 7, y - 70, 14, 72, darker(tone, 0.08), 3),
  )

/** A red barn with a curved roof, about 260 units wide; 0, 0 is the middle of its base. */
export const barn = (x: number, y: number, scale: number, tone = '#C9483C'): Svg =>
  place(x, y, scale, [
    shape('M-120 0V-130L-86 -196L0 -232L86 -196L120 -130V0Z', tone),
    line('M-132 -122L-90 -202L0 -242L90 -202L132 -122', '#F7EFE2', 14),
    box(-48, -104, 96, 104, darker(tone, 0.25), 2),
    line('M-48 -104H48V0M-48 -104V0M-48 -104L48 0M48 -104L-48 0', '#F7EFE2', 6),
    box(-22, -176, 44, 40, darker(tone, 0.35), 4),
    line('M-22 -176H22V-136H-22ZM0 -176V-136', '#F7EFE2', 5),
    repeat(6, (index) =>
      line(`M${-100 + index * 40} -112V-4`, fade(darker(tone, 0.3), index > 0 && index < 5 ? 0 : 0.5), 3),
    ),
  ])

/** A round bale of hay. */
export const hayBale = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(6, 2, 58, 7, fade('#0F3A3A', 0.18)),
    box(-30, -84, 74, 84, '#DDAF55', 40),
    circle(-4, -42, 42, '#EFC870'),
    '<path d="M-4 -42m-30 0a30 30 0 1 0 30 -30M-4 -42m-16 0a16 16 0 1 0 16 -16" fill="none" stroke="#C9983E" stroke-width="4" stroke-linecap="round"/>',
  ])
