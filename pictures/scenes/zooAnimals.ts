import { eye } from './bushAnimals.ts'
import { colours, darker, fade, mix } from './palette.ts'
import type { Pen } from './pen.ts'
import { circle, d, ellipse, leaf, line, place, repeat, type Svg, shape } from './shapes.ts'

/* Animals from other countries. They face right and stand on 0, 0. */

type Turned = { flip?: boolean }

/** About 450 units high. */
export function giraffe(pen: Pen, x: number, y: number, scale: number, { flip }: Turned = {}): Svg {
  const [hide, spot] = ['#F3BE62', '#C97B35']
  const body =
    'M-92 -150C-80 -196 -10 -204 38 -196C56 -250 78 -330 92 -402L128 -396C118 -310 104 -220 92 -150C92 -110 50 -100 20 -102L-60 -102C-88 -104 -98 -124 -92 -150Z'
  return place(
    x,
    y,
    scale,
    [
      ellipse(0, 2, 110, 11, fade('#0F3A3A', 0.2)),
      line('M-66 -110L-72 -4M-36 -108L-32 -4M52 -112L46 -4M80 -128L84 -4', mix(hide, spot, 0.25), 19),
      line('M-72 -5v1M-32 -5v1M46 -5v1M84 -5v1', '#7A4A2B', 21),
      line('M-90 -146Q-116 -120 -110 -84', hide, 7),
      ellipse(-110, -76, 8, 13, '#7A4A2B'),
      shape(body, hide),
      pen.clip(body, [
        repeat(30, (index) =>
          shape(
            pen.blob(
              -80 + (index % 9) * 24 + pen.between(-6, 6),
              -114 - Math.floor(index / 9) * 30 + pen.between(-5, 5),
              11,
              12,
              6,
              0.2,
            ),
            spot,
          ),
        ),
        repeat(11, (index) =>
          shape(pen.blob(62 + index * 5 + pen.between(-10, 22), -196 - index * 19, 10, 9, 6, 0.2), spot),
        ),
      ]),
      line('M98 -402L86 -300L58 -208', '#A65F2B', 8),
      line('M108 -420L104 -446M124 -420L128 -446', hide, 7),
      circle(104, -448, 7, '#7A4A2B'),
      circle(128, -448, 7, '#7A4A2B'),
      leaf(98, -412, 34, 9, 200, hide),
      shape(
        'M92 -420C108 -434 138 -430 146 -414L178 -392C184 -380 172 -372 158 -376L116 -388C98 -390 88 -406 92 -420Z',
        hide,
      ),
      shape('M152 -408L178 -392C184 -380 172 -372 158 -376L148 -379Z', '#F7DCA6'),
      eye(130, -412, 5.4, '#2A1D1A'),
      circle(170, -388, 2.6, '#8A5630'),
    ],
    { flip },
  )
}

/** About 210 units high. `tone` is the colour of its skin. */
export function elephant(
  x: number,
  y: number,
  scale: number,
  { flip, tone = '#93A1B0' }: Turned & { tone?: string } = {},
): Svg {
  const dark = darker(tone, 0.16)
  return place(
    x,
    y,
    scale,
    [
      ellipse(0, 2, 140, 12, fade('#0F3A3A', 0.2)),
      line('M-112 -120Q-136 -96 -130 -60', dark, 8),
      ellipse(-130, -54, 7, 12, darker(tone, 0.4)),
      line('M-66 -70V-14M58 -70V-14', dark, 42),
      shape(
        'M-116 -70C-128 -160 -60 -196 10 -192C76 -190 104 -150 100 -96C98 -60 60 -56 20 -58L-70 -56C-100 -54 -114 -56 -116 -70Z',
        tone,
      ),
      line('M-84 -70V-14M34 -70V-14', tone, 44),
      repeat(3, (index) => [
        ellipse(-98 + index * 14, -2, 6, 5, '#F2E8DA'),
        ellipse(20 + index * 14, -2, 6, 5, '#F2E8DA'),
      ]),
      circle(112, -142, 50, tone),
      line('M146 -130Q172 -96 164 -52Q162 -26 186 -26', tone, 27),
      line('M164 -52Q162 -26 188 -26', tone, 22),
      line('M152 -84h24M154 -66h20', dark, 3.5),
      line('M132 -104Q150 -84 166 -92', '#FFF6E4', 11),
      shape('M104 -178C64 -196 36 -162 46 -124C52 -96 84 -92 98 -108C108 -128 112 -156 104 -178Z', dark),
      shape(
        'M98 -166C72 -176 54 -152 60 -128C66 -110 84 -108 92 -118C98 -132 102 -150 98 -166Z',
        mix(tone, '#F2B6A6', 0.4),
      ),
      eye(126, -150, 5.6),
      line('M116 -164q10 -6 18 -2', dark, 3.5),
    ],
    { flip },
  )
}

/** Stands on its hind legs, about 120 units high. */
export const meerkat = (x: number, y: number, scale: number, { flip }: Turned = {}): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(0, 1, 34, 5, fade('#0F3A3A', 0.2)),
      line('M-14 -10Q-44 -12 -52 -30', '#B98A5E', 8),
      shape('M-24 0C-30 -44 -20 -84 0 -88C22 -84 30 -44 26 0Z', '#CFA174'),
      shape('M-10 -4C-14 -40 -8 -70 4 -74C16 -68 18 -36 14 -4Z', '#F3E0C2'),
      ellipse(-13, -2, 13, 5, '#B98A5E'),
      ellipse(15, -2, 13, 5, '#B98A5E'),
      line('M-18 -62Q-18 -42 -4 -40M22 -62Q20 -42 8 -40', '#B98A5E', 8.5),
      circle(-20, -106, 7, '#7A5A3E'),
      circle(22, -106, 7, '#7A5A3E'),
      ellipse(1, -100, 23, 20, '#D9AE82'),
      ellipse(6, -92, 13, 10, '#F3E0C2'),
      ellipse(-8, -104, 7.4, 6, '#5A4030'),
      ellipse(13, -104, 7.4, 6, '#5A4030'),
      eye(-7, -104, 3.6, '#17120F'),
      eye(14, -104, 3.6, '#17120F'),
      ellipse(7, -95, 4.4, 3.4, '#3A2A22'),
    ],
    { flip },
  )

/** Lies and looks at the viewer, about 130 units high. */
export const lion = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(-20, 2, 130, 11, fade('#0F3A3A', 0.2)),
    line('M-120 -20Q-160 -16 -168 -50', '#E2A557', 10),
    circle(-168, -56, 13, '#A85F2A'),
    shape('M-136 -4C-146 -70 -90 -86 -30 -82C30 -84 66 -60 70 -4Z', '#EDB566'),
    ellipse(-92, -22, 44, 24, '#E2A557'),
    ellipse(-64, -6, 34, 9, '#F6D9A4'),
    line('M20 -10H64M40 -8H96', '#F2C27A', 20),
    ellipse(70, -8, 18, 9, '#F6D9A4'),
    ellipse(98, -8, 18, 9, '#F6D9A4'),
    repeat(14, (index) => {
      const angle = (index / 14) * 2 * Math.PI
      return circle(
        46 + Math.cos(angle) * 48,
        -82 + Math.sin(angle) * 48,
        21,
        index % 2 ? '#B4652B' : '#C97734',
      )
    }),
    circle(46, -82, 48, '#C97734'),
    circle(14, -116, 12, '#EDB566'),
    circle(78, -116, 12, '#EDB566'),
    ellipse(46, -80, 36, 37, '#F2C27A'),
    ellipse(46, -62, 21, 16, '#FBEBCB'),
    shape('M38 -74H56L47 -64Z', '#8A4A3A'),
    line('M47 -64V-58Q40 -52 34 -56M47 -58Q54 -52 60 -56', '#8A4A3A', 2.8),
    eye(32, -86, 4.8, '#2A1D1A'),
    eye(61, -86, 4.8, '#2A1D1A'),
  ])

/** About 170 units high. */
export const zebra = (pen: Pen, x: number, y: number, scale: number, { flip }: Turned = {}): Svg => {
  const body =
    'M-90 -60C-98 -120 -40 -128 20 -124C42 -130 58 -160 70 -184C84 -196 112 -190 118 -172L146 -146C148 -132 134 -128 122 -132L104 -140C100 -110 96 -80 84 -62C60 -46 -80 -40 -90 -60Z'
  return place(
    x,
    y,
    scale,
    [
      ellipse(0, 2, 100, 9, fade('#0F3A3A', 0.2)),
      line('M-88 -104Q-108 -80 -100 -50', '#2B2A33', 7),
      line('M-70 -60L-72 -6M-46 -56V-6M52 -58V-6M74 -64L78 -6', '#F4EFE6', 17),
      line('M-72 -6v2M-46 -6v2M52 -6v2M78 -6v2', '#2B2A33', 18),
      line('M-78 -40h16M-54 -30h16M44 -34h16M68 -40h16', '#2B2A33', 6),
      shape(body, '#F9F5EC'),
      pen.clip(
        body,
        repeat(10, (index) =>
          line(
            d`M${-86 + index * 19} -136q${index % 2 ? 12 : -10} 40 ${index < 6 ? 4 : 12} 92`,
            '#2B2A33',
            7,
          ),
        ) +
          line('M66 -176l40 18M58 -160l46 22M84 -190l26 22', '#2B2A33', 6) +
          ellipse(142, -138, 14, 13, '#4A464E'),
      ),
      line('M30 -128C46 -140 60 -172 74 -194', '#2B2A33', 9),
      leaf(80, -186, 26, 8, -110, '#F9F5EC'),
      eye(106, -168, 4.6),
    ],
    { flip },
  )
}

/** Objects that animals eat from: a log, a rock or a keeper's bucket. */
export const bucket = (x: number, y: number, scale: number, tone: string = colours.waratah): Svg =>
  place(x, y, scale, [
    line('M-20 -34Q0 -66 20 -34', '#5B6870', 4),
    shape('M-24 -36H24L18 0H-18Z', tone),
    ellipse(0, -36, 24, 6, darker(tone, 0.25)),
  ])
