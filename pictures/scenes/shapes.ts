/** A piece of SVG as text. Lengths are in the picture's units (1200 x 800), angles in degrees. */
export type Svg = string

/** A drawing, back to front. `false` and `undefined` draw nothing. */
export type Drawing = Svg | false | undefined | Drawing[]

export const flatten = (drawing: Drawing): Svg =>
  Array.isArray(drawing) ? drawing.map(flatten).join('') : drawing || ''

/** Rounds to one decimal, which is a tenth of a pixel or less. */
const round = (value: number) => Math.round(value * 10) / 10

/** Returns a path's outline from a template, d`M${x} ${y}h${width}`, with rounded numbers. */
export const d = (texts: TemplateStringsArray, ...values: (number | string)[]) =>
  String.raw({ raw: texts }, ...values.map((value) => (typeof value === 'number' ? round(value) : value)))

/**
 * Marks the main animal or object of a picture, if there is one: scenes.test.ts checks that no phone cuts it off. The
 * mark does not change the picture.
 */
export const subject = (drawing: Drawing): Svg => `<g class="subject">${flatten(drawing)}</g>`

/** Fills an outline. */
export const shape = (outline: string, fill: string): Svg => `<path d="${outline}" fill="${fill}"/>`

/** Draws a line along an outline, with round ends. */
export const line = (outline: string, colour: string, width: number): Svg =>
  `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`

export const circle = (x: number, y: number, radius: number, fill: string): Svg =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`

/** `radiusX` and `radiusY` are half of the width and height. */
export const ellipse = (x: number, y: number, radiusX: number, radiusY: number, fill: string): Svg =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"/>`

/** x, y is the top left corner. */
export const box = (x: number, y: number, width: number, height: number, fill: string, corner = 0): Svg =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(corner)}" fill="${fill}"/>`

/** The outline of an ellipse. */
export const hoop = (x: number, y: number, radiusX: number, radiusY: number, colour: string, width: number) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`

/** A pointed leaf that starts at x, y; also for petals, feathers and fins. */
export const leaf = (x: number, y: number, length: number, width: number, angle: number, fill: string): Svg =>
  `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" d="${d`M0 0Q${length / 2} ${-width} ${length} 0Q${length / 2} ${width} 0 0Z`}" fill="${fill}"/>`

type Placing = { flip?: boolean; turn?: number }

/** Moves a drawing from 0, 0 to x, y and scales it. */
export function place(x: number, y: number, scale: number, drawing: Drawing, placing: Placing = {}): Svg {
  const { flip = false, turn = 0 } = placing
  const size = Math.round(scale * 1000) / 1000
  const rotate = turn ? ` rotate(${round(turn)})` : ''
  return `<g transform="translate(${round(x)} ${round(y)})${rotate} scale(${flip ? -size : size} ${size})">${flatten(drawing)}</g>`
}

/** Repeats a drawing: `index` counts from 0, `share` runs from 0 to 1. */
export const repeat = (count: number, draw: (index: number, share: number) => Drawing): Svg =>
  flatten(Array.from({ length: count }, (_, index) => draw(index, count > 1 ? index / (count - 1) : 0)))

/** A smooth line through points, level at each of them. */
export function wave(points: readonly (readonly [number, number])[]): string {
  const [first = [0, 0], ...rest] = points
  let outline = d`M${first[0]} ${first[1]}`
  let [fromX, fromY] = first
  for (const [x, y] of rest) {
    const middle = (fromX + x) / 2
    outline += d`C${middle} ${fromY} ${middle} ${y} ${x} ${y}`
    fromX = x
    fromY = y
  }
  return outline
}
