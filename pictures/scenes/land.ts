import { colours, fade, type Light, lighter, lit, mix } from './palette.ts'
import { HEIGHT, type Pen, WIDTH } from './pen.ts'
import { box, d, ellipse, line, repeat, type Svg, shape, wave } from './shapes.ts'

/** Fills the area below a soft line across the picture: hills, a shore, grass. */
export const ridge = (pen: Pen, y: number, swell: number, fill: string, bends = 7): Svg =>
  shape(
    `${wave(Array.from({ length: bends + 1 }, (_, index): [number, number] => [(index * WIDTH) / bends, y + pen.between(-swell, swell)]))}V${HEIGHT}H0Z`,
    fill,
  )

/** Grass (or sand, or earth) from y to the bottom, with a few blades. */
export function ground(
  pen: Pen,
  light: Light,
  y: number,
  swell = 14,
  tones: readonly string[] = light.land,
): Svg {
  const blade = fade(mix(tones.at(-1) ?? colours.gum, light.deep, 0.35), 0.45)
  let blades = ''
  for (let index = 0; index < 26; index++) {
    const nearness = pen.between(0, 1)
    const x = pen.between(0, WIDTH)
    const bottom = y + 34 + nearness * (HEIGHT - y - 40)
    const size = 5 + nearness * 8
    blades += d`M${x - size * 0.5} ${bottom - size}L${x} ${bottom}L${x + size * 0.6} ${bottom - size * 1.1}`
  }
  return ridge(pen, y, swell, pen.gradient(tones), 4) + line(blades, blade, 2.4)
}

/** Rows of hills, hazier with distance. */
export const ranges = (pen: Pen, light: Light, y: number, count = 3, step = 46): Svg =>
  repeat(count, (index, share) =>
    ridge(
      pen,
      y + index * step,
      26,
      mix(mix(light.far, light.sky[2], 0.3), lit(light, colours.gumLight), 0.12 + share * 0.5),
      6,
    ),
  )

/** A path that winds from x, y to the bottom of the picture. */
export function path(x: number, y: number, tone: string = '#FBE6BC', toX = x): Svg {
  const width = 150
  return (
    shape(
      d`M${x - 12} ${y}C${x - 70} ${y + 70} ${toX + 120} ${y + 110} ${toX - width} ${HEIGHT}H${toX + width}C${toX + 280} ${y + 130} ${x - 10} ${y + 80} ${x + 14} ${y}Z`,
      tone,
    ) +
    shape(
      d`M${x + 14} ${y}C${x - 10} ${y + 80} ${toX + 280} ${y + 130} ${toX + width} ${HEIGHT}h-30C${toX + 240} ${y + 140} ${x - 24} ${y + 86} ${x + 8} ${y}Z`,
      mix(tone, colours.stoneDark, 0.3),
    )
  )
}

/** A sandstone rock with layers; x, y is the left end of its base. */
export function rock(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  light: Light,
  tone: string = colours.stone,
): Svg {
  const stone = lit(light, tone)
  const outline = d`M${x} ${y}L${x + width * 0.06} ${y - height * 0.7}Q${x + width * 0.1} ${y - height} ${x + width * 0.34} ${y - height * 0.94}L${x + width * 0.74} ${y - height}Q${x + width * 0.94} ${y - height * 0.9} ${x + width * 0.95} ${y - height * 0.5}L${x + width} ${y}Z`
  return (
    shape(outline, stone) +
    pen.clip(outline, [
      box(x + width * 0.55, y - height, width * 0.5, height, fade(mix(stone, '#8A5A3C', 0.35), 0.6)),
      repeat(4, (index) =>
        line(
          d`M${x} ${y - height * (0.18 + index * 0.22)}q${width * 0.25} ${pen.between(-9, 9)} ${width * 0.5} 0t${width * 0.5} 0`,
          fade(index % 2 ? mix(stone, '#8A5A3C', 0.35) : lighter(stone, 0.35), 0.7),
          4,
        ),
      ),
    ])
  )
}

/** A sandstone cliff with layers, inside an outline of points. */
export function cliff(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  light: Light,
  tone = '#E8A86B',
): Svg {
  const stone = lit(light, tone)
  const outline = `M${points.map(([x, y]) => d`${x} ${y}`).join('L')}Z`
  const heights = points.map(([, y]) => y)
  const [top, foot] = [Math.min(...heights), Math.max(...heights)]
  const layers = Math.max(4, Math.round((foot - top) / 34))
  return (
    shape(outline, pen.gradient([mix(stone, '#FFE9C2', 0.3), mix(stone, '#9A6240', 0.25)])) +
    pen.clip(outline, [
      repeat(layers, (index, share) =>
        line(
          d`M-20 ${top + share * (foot - top) + pen.between(-6, 6)}q150 ${pen.between(-18, 18)} 300 0t300 0t300 0t360 0`,
          fade(index % 2 ? mix(stone, '#FFF3DC', 0.5) : mix(stone, '#8A4F33', 0.4), 0.5),
          index % 3 ? 3 : 7,
        ),
      ),
      repeat(9, () => {
        const xs = points.map(([x]) => x)
        return line(
          d`M${pen.between(Math.min(...xs), Math.max(...xs))} ${pen.between(top, foot)}v${pen.between(24, 64)}`,
          fade(mix(stone, '#7A4A33', 0.5), 0.45),
          4,
        )
      }),
    ])
  )
}

/** The flat shadow under an object on the ground. */
export const shadow = (x: number, y: number, width: number, light: Light): Svg =>
  ellipse(x, y, width, width * 0.16, fade(light.deep, 0.15))

/** The planks of a boardwalk that runs from x, y towards the viewer and bends to toX. */
export const boardwalk = (x: number, y: number, toX: number): Svg =>
  repeat(15, (index, share) => {
    const top = y + share * share * (HEIGHT - y + 10)
    const width = 60 + share * 360
    const at =
      x + (toX - x) * share * share + Math.sin(share * 2.6) * (toX > x ? 60 : -60) * (1 - share) - width / 2
    return [
      box(at, top, width, 6 + share * 20, index % 2 ? lighter(colours.timber, 0.28) : colours.timber, 3),
      box(at, top + 5 + share * 17, width, 3 + share * 4, mix(colours.timber, '#5A3620', 0.5), 2),
    ]
  })

/** Pale specks on sand, or petals on grass. */
export const specks = (pen: Pen, y: number, count: number, tone: string): Svg =>
  repeat(count, () => ellipse(pen.between(0, WIDTH), pen.between(y, HEIGHT), 3, 1.6, tone))
