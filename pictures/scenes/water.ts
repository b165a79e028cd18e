import { colours, darker, fade, type Light, lighter, mix } from './palette.ts'
import { type Pen, WIDTH } from './pen.ts'
import { box, circle, type Drawing, d, ellipse, line, place, repeat, type Svg, shape } from './shapes.ts'

/** A band of water with glints that get larger towards the viewer. */
export function water(pen: Pen, light: Light, y: number, height: number): Svg {
  return (
    box(0, y, WIDTH, height, pen.gradient(light.water)) +
    repeat(30, () => {
      const nearness = pen.between(0, 1) ** 1.5
      return box(
        pen.between(-20, WIDTH),
        y + 8 + nearness * (height - 18),
        12 + nearness * 50,
        2 + nearness * 2.6,
        fade('#FFFFFF', pen.between(0.14, 0.4)),
        2,
      )
    })
  )
}

/** Short waves on a pool or pond, inside x, y, width and height. */
export const ripples = (pen: Pen, x: number, y: number, width: number, height: number, count: number): Svg =>
  repeat(count, () => {
    const nearness = pen.between(0, 1)
    const size = 7 + nearness * 12
    return line(
      d`M${pen.between(x, x + width - size * 4)} ${y + nearness * height}q${size} ${-size * 0.6} ${size * 2} 0t${size * 2} 0`,
      fade('#FFFFFF', 0.5),
      2.6,
    )
  })

/** A green and yellow Sydney ferry. */
export const ferry = (x: number, y: number, scale: number, flip = false): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(0, 26, 104, 6, fade('#FFFFFF', 0.5)),
      shape('M-92 -2H90C88 14 76 24 62 26H-66C-80 22 -90 12 -92 -2Z', '#14694F'),
      box(-92, -7, 182, 7, '#F6C445', 3),
      box(-72, -31, 144, 25, '#FFF6DF', 5),
      repeat(8, (index) => box(-64 + index * 17, -26, 11, 12, '#4A9DB5', 2)),
      box(-52, -52, 96, 22, '#F8E4B4', 5),
      repeat(5, (index) => box(-45 + index * 17, -47, 11, 10, '#4A9DB5', 2)),
      box(6, -72, 20, 22, '#14694F', 3),
      box(6, -66, 20, 6, '#F6C445'),
    ],
    { flip },
  )

export const yacht = (x: number, y: number, scale: number, sail: string = colours.white): Svg =>
  place(x, y, scale, [
    shape('M2 -6V-92L46 -8Z', sail),
    shape('M-3 -6V-78Q-22 -36 -28 -8Z', mix(sail, colours.waratah, 0.18)),
    shape('M-36 -2H50L40 14H-24Z', colours.ink),
    ellipse(4, 16, 44, 3, fade('#FFFFFF', 0.5)),
  ])

/** A swimming ring, seen from the side. It is hollow, so that a person can sit in it. */
export const swimRing = (x: number, y: number, scale: number, colour: string): Svg =>
  place(x, y, scale, [
    `<ellipse rx="62" ry="30" fill="none" stroke="${colour}" stroke-width="30"/>`,
    '<ellipse rx="62" ry="30" fill="none" stroke="#FFFFFF" stroke-width="30" stroke-dasharray="34 40"/>',
    line('M-58 -14Q0 -52 58 -14', fade('#FFFFFF', 0.6), 5),
  ])

/** The front part of the ring, drawn over the person in it. */
export const swimRingFront = (x: number, y: number, scale: number, colour: string): Svg =>
  place(x, y, scale, [
    line('M-62 4A62 30 0 0 0 62 4', colour, 30),
    `<path d="M-62 4A62 30 0 0 0 62 4" fill="none" stroke="#FFFFFF" stroke-width="30" stroke-dasharray="30 36" stroke-dashoffset="-18"/>`,
  ])

/** The ripple around a person who stands in the water. */
export const wake = (x: number, y: number, scale: number, tone: string): Svg =>
  ellipse(x, y, 44 * scale, 10 * scale, fade('#FFFFFF', 0.75)) +
  ellipse(x, y + 2, 31 * scale, 6.5 * scale, tone)

export const surfboard = (x: number, y: number, scale: number, colour: string, turn = 0): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(0, -100, 27, 112, colours.cream),
      ellipse(0, -100, 9, 110, colour),
      ellipse(0, -34, 27, 8, fade(colour, 0.35)),
    ],
    { turn },
  )

export const kayak = (
  x: number,
  y: number,
  scale: number,
  colour: string,
  paddler: Drawing,
  flip = false,
): Svg =>
  place(
    x,
    y,
    scale,
    [
      ellipse(0, 22, 138, 9, fade('#FFFFFF', 0.5)),
      paddler,
      line('M-78 -62L86 -26', colours.bark, 6),
      ellipse(-86, -64, 18, 9, colours.wattle),
      ellipse(94, -24, 18, 9, colours.wattle),
      shape('M-132 -14Q0 8 132 -14Q92 24 0 24Q-92 24 -132 -14Z', colour),
      shape('M-120 -8Q0 14 120 -8Q92 6 0 8Q-92 6 -120 -8Z', lighter(colour, 0.35)),
    ],
    { flip },
  )

/** A timber jetty on posts, seen from the side; 0, 0 is the left end of the deck. */
export const jetty = (x: number, y: number, width: number): Svg =>
  place(x, y, 1, [
    repeat(Math.ceil(width / 90), (index) =>
      box(14 + index * 90, 8, 16, 74, darker(colours.timber, 0.35), 3),
    ),
    box(0, 0, width, 20, colours.timber, 4),
    box(0, 14, width, 8, darker(colours.timber, 0.25), 3),
    repeat(Math.floor(width / 34), (index) => box(30 + index * 34, 1, 2.5, 12, darker(colours.timber, 0.2))),
  ])

/** Drops that fall in an arc from x, y to the left or right. */
export const jet = (x: number, y: number, width: number, height: number): Svg =>
  line(d`M${x} ${y}Q${x + width * 0.4} ${y - height * 1.6} ${x + width} ${y}`, fade('#FFFFFF', 0.85), 6) +
  repeat(3, (index) =>
    circle(x + width + (index - 1) * 13, y - 5 - (index % 2) * 8, 4.5, fade('#FFFFFF', 0.9)),
  )
