import { brights, colours, darker, fade, lighter } from './palette.ts'
import { box, circle, type Drawing, d, ellipse, line, place, repeat, type Svg, shape } from './shapes.ts'

/* Objects that people bring. Each stands on the ground at 0, 0, unless its comment says otherwise. */

/** A sun umbrella. Its tip is in the sand at 0, 0. */
export const umbrella = (x: number, y: number, scale: number, tone: string): Svg =>
  place(
    x,
    y,
    scale,
    [
      line('M0 0L10 -190', colours.bark, 6),
      shape(
        'M-98 -150C-86 -220 -34 -246 12 -246C62 -244 106 -200 106 -140Q76 -154 54 -140Q28 -158 2 -144Q-22 -160 -48 -146Q-72 -162 -98 -150Z',
        tone,
      ),
      shape('M12 -246C-16 -230 -44 -180 -48 -146Q-22 -160 2 -144C0 -186 6 -220 12 -246Z', '#FFFFFF'),
      shape(
        'M12 -246C46 -226 56 -180 54 -140Q76 -154 106 -140C104 -198 68 -242 12 -246Z',
        darker('#FFFFFF', 0.07),
      ),
      circle(12, -248, 5, tone),
    ],
    { turn: -6 },
  )

/** A checked rug with a basket and fruit. */
export const picnicRug = (x: number, y: number, scale: number, tone: string = colours.waratah): Svg =>
  place(x, y, scale, [
    shape('M-120 20L-10 -22L126 4L14 54Z', tone),
    line(
      'M-92 12L42 46M-62 -2L72 34M-34 -12L100 18M-84 32L46 -12M-50 42L84 -4M-14 48L116 2',
      fade('#FFFFFF', 0.62),
      5,
    ),
    basket(-8, 8, 0.62),
    circle(54, 0, 12, '#FF8A6B'),
    circle(70, 8, 10, '#9CCB5A'),
    circle(40, 12, 9, colours.wattle),
  ])

/** A hamper with a handle. */
export const basket = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    line('M-34 -46Q0 -110 34 -46', '#9C6636', 8),
    shape('M-46 -48H46L38 0H-38Z', '#D59A58'),
    line('M-43 -32H43M-40 -16H40M-22 -46L-18 -2M0 -46V-2M22 -46L18 -2', '#A9703A', 4),
    box(-50, -54, 100, 11, '#B97B4F', 5),
  ])

/** A balloon on a string that ends at 0, 0. */
export const balloon = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    line('M0 0Q-10 -40 4 -74', fade('#FFFFFF', 0.85), 2.6),
    ellipse(4, -112, 29, 36, tone),
    shape('M-3 -74L4 -82L11 -74Z', tone),
    ellipse(-6, -124, 6, 10, fade('#FFFFFF', 0.5)),
  ])

/** Small flags on a line that sags by `dip`. */
export function bunting(
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  dip: number,
  flags = 12,
): Svg {
  const at = (share: number) => ({
    x: fromX + (toX - fromX) * share,
    y: fromY + (toY - fromY) * share + dip * 4 * share * (1 - share),
  })
  const rope = `M${Array.from({ length: 17 }, (_, index) => d`${at(index / 16).x} ${at(index / 16).y}`).join('L')}`
  return (
    line(rope, '#FFFFFF', 3) +
    repeat(flags, (index) => {
      const left = at((index + 0.15) / flags)
      const right = at((index + 0.85) / flags)
      return shape(
        d`M${left.x} ${left.y}L${right.x} ${right.y}L${(left.x + right.x) / 2} ${(left.y + right.y) / 2 + 34}Z`,
        brights[index % brights.length] ?? colours.wattle,
      )
    })
  )
}

/** Light bulbs on a line that sags by `dip`, each with a glow. */
export const lightString = (
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  dip: number,
  bulbs = 10,
): Svg => {
  const at = (share: number): [number, number] => [
    fromX + (toX - fromX) * share,
    fromY + (toY - fromY) * share + dip * 4 * share * (1 - share),
  ]
  return (
    line(
      `M${Array.from({ length: 17 }, (_, index) => d`${at(index / 16)[0]} ${at(index / 16)[1]}`).join('L')}`,
      '#5A4A52',
      3,
    ) +
    repeat(bulbs, (index) => {
      const [x, y] = at((index + 0.5) / bulbs)
      return [circle(x, y + 9, 20, fade('#FFE9A8', 0.22)), circle(x, y + 9, 8, '#FFE9A8')]
    })
  )
}

export const iceCream = (tone: string = colours.galah): Drawing => [
  shape('M-7 -2L0 22L7 -2Z', '#E0A458'),
  circle(0, -8, 10, tone),
  circle(-3, -12, 3, lighter(tone, 0.6)),
]

/** An open book, held in both hands. */
export const openBook = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    shape('M0 -4Q-16 -14 -32 -6V22Q-16 14 0 24Q16 14 32 22V-6Q16 -14 0 -4Z', tone),
    shape('M0 -2Q-14 -11 -28 -5V18Q-14 11 0 20Q14 11 28 18V-5Q14 -11 0 -2Z', '#FFFDF6'),
    line('M0 -2V20M-22 1q8 -3 16 1M-22 8q8 -3 16 1M6 2q8 -4 16 -1M6 9q8 -4 16 -1', '#C9BFA8', 2),
  ])

export const bench = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(0, 2, 116, 8, fade('#0F3A3A', 0.16)),
    box(-96, -52, 12, 54, '#4B565B', 3),
    box(84, -52, 12, 54, '#4B565B', 3),
    box(-110, -62, 220, 14, colours.timber, 5),
    box(-110, -112, 220, 14, colours.timber, 5),
    box(-110, -92, 220, 14, darker(colours.timber, 0.12), 5),
    line('M-90 -104V-56M90 -104V-56', '#4B565B', 7),
  ])

/** A table with two benches, as in picnic grounds. */
export const picnicTable = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(0, 4, 190, 14, fade('#0F3A3A', 0.16)),
    line('M-110 -96L-150 0M110 -96L150 0M-130 -50H130', darker(colours.timber, 0.3), 14),
    box(-190, -58, 380, 14, colours.timber, 5),
    box(-160, -112, 320, 20, lighter(colours.timber, 0.18), 6),
    box(-160, -98, 320, 7, darker(colours.timber, 0.15), 3),
  ])

/** A sandcastle with a flag. */
export const sandcastle = (x: number, y: number, scale: number): Svg =>
  place(x, y, scale, [
    ellipse(0, 2, 86, 10, fade('#8A5A3C', 0.25)),
    shape('M-70 0L-56 -56H-30V-72H-18V-56H18V-72H30V-56H56L70 0Z', '#E2B06A'),
    shape('M0 0H70L56 -56H30V-72H18V-56H0Z', '#C98F4F'),
    box(-11, -30, 22, 30, '#A9703A', 11),
    line('M0 -62V-116', colours.bark, 4),
    shape('M2 -116l34 12l-34 12z', colours.waratah),
  ])

export const beachBall = (x: number, y: number, radius: number, tone: string): Svg =>
  circle(x, y, radius, '#FFFFFF') +
  shape(
    d`M${x} ${y - radius}C${x + radius * 0.9} ${y - radius * 0.5} ${x + radius * 0.9} ${y + radius * 0.5} ${x} ${y + radius}C${x + radius * 0.2} ${y + radius * 0.3} ${x + radius * 0.2} ${y - radius * 0.3} ${x} ${y - radius}Z`,
    tone,
  ) +
  shape(
    d`M${x} ${y - radius}C${x - radius * 0.6} ${y - radius * 0.4} ${x - radius * 0.6} ${y + radius * 0.4} ${x} ${y + radius}C${x - radius * 1.3} ${y + radius * 0.7} ${x - radius * 1.3} ${y - radius * 0.7} ${x} ${y - radius}Z`,
    colours.wattle,
  )

/** A hanging paper lantern with a glow. */
export const lantern = (x: number, y: number, scale: number, tone: string): Svg =>
  place(x, y, scale, [
    line('M0 -60V-34', '#FFF6D0', 2.5),
    ellipse(0, 0, 56, 58, fade('#FFE9A8', 0.18)),
    ellipse(0, 0, 30, 34, tone),
    line('M-12 -30Q-18 0 -12 30M12 -30Q18 0 12 30', darker(tone, 0.16), 2.5),
    box(-12, -38, 24, 8, '#FFE9A8', 3),
    box(-12, 30, 24, 8, '#FFE9A8', 3),
    line('M0 38V56', '#FFE9A8', 3),
  ])
