/**
 * The pictures of the home page's hero, composed from the same kit as the scenes of the listings: warm
 * morning light, the bridge and the sails, a family on the near shore. The sky is left calm, because the
 * words and the search stand on it. Every function returns an SVG document.
 */
import { parts } from '../../supabase/seed/scenes/scenes.mjs'

const { kit, MOODS, B: box, C: colours, O: circle, P: shape, S: stroke } = parts
const { bird, bridge, cockatoo, daisy, ferry, jacaranda, kid, rug, sails, skyline, times, tree, tuft } = parts
const { waratah, yacht } = parts

const mood = MOODS.morning
const HAZE = '#A9D3D3'
const STEEL = '#4C8394'
const PYLON = '#CFC4A4'

/** 1440 x 700: wide screens. */
export function heroWide() {
  const width = 1440
  const height = 700
  const shore = 520
  const pen = kit('hero', 3)
  return svg(pen, width, height, [
    sky(pen, width, height, shore, { x: 1010, y: 330 }),
    shape('M0 486Q240 458 480 484T960 476T1440 480V540H0Z', HAZE),
    skyline(pen, 760, shore + 2, 420, 120, '#8DBFC9', '#F4F8EA'),
    bridge(196, shore + 2, 420, STEEL, PYLON),
    sea(pen, width, shore, 110),
    sails(840, shore + 4, 1.02),
    ferry(690, shore + 46, 0.62),
    yacht(1130, shore + 34, 0.5),
    yacht(130, shore + 40, 0.42, colours.wattle),
    hill(pen, width, height, shore + 84, 22),
    tree(pen, 70, shore + 130, 1.1, mood),
    jacaranda(pen, 1330, shore + 130, 1.55, mood),
    jacaranda(pen, 176, shore + 112, 0.6, mood),
    ...family(430, 690),
    rug(1120, 668, 0.8),
    kid(pen, 1030, 686, 0.95, { pose: 'run', shirt: colours.coral, hat: true, style: 3 }),
    bird(150, 300, 0.62),
    bird(236, 262, 0.42),
    bird(1196, 168, 0.5, '#FFFFFF', -1),
    waratah(36, 640, 1),
    waratah(84, 664, 0.74),
    daisy(900, 672, 1.1),
    daisy(934, 682, 0.9),
    daisy(300, 680, 1.1, '#FFE9B0'),
    times(4, (index) => tuft(pen, 1390 + index * 22, 706, 0.9, '#1E6B50')),
  ])

  function family(x, y) {
    return [
      kid(pen, x, y, 1.05, { back: 1, pose: 'wave', pack: colours.waratah, style: 0 }),
      kid(pen, x + 68, y + 4, 1.2, { back: 1, adult: 1, pose: 'hold', style: 2, shirt: '#FFFFFF' }),
      kid(pen, x + 126, y + 4, 0.86, { back: 1, pose: 'cheer', shirt: colours.wattle, style: 1 }),
    ]
  }
}

/** 780 x 1240: phones. The art sits low, the sky above it carries words and search. */
export function heroTall() {
  const width = 780
  const height = 1240
  const shore = 968
  const pen = kit('herot', 5)
  return svg(pen, width, height, [
    sky(pen, width, height, shore, { x: 560, y: 560 }),
    shape('M0 928Q200 902 400 928T780 924V988H0Z', HAZE),
    bridge(70, shore + 2, 330, STEEL, PYLON),
    sea(pen, width, shore, 140),
    sails(452, shore + 4, 0.9),
    ferry(330, shore + 52, 0.62),
    yacht(690, shore + 50, 0.55),
    hill(pen, width, height, shore + 110, 24),
    jacaranda(pen, 756, shore + 176, 1, mood),
    tree(pen, 40, shore + 150, 0.9, mood),
    kid(pen, 250, 1216, 1.25, { back: 1, pose: 'wave', pack: colours.waratah, style: 0 }),
    kid(pen, 330, 1220, 1.4, { back: 1, adult: 1, pose: 'hold', style: 2, shirt: '#FFFFFF' }),
    kid(pen, 400, 1220, 1, { back: 1, pose: 'cheer', shirt: colours.wattle, style: 1 }),
    rug(580, 1196, 0.8),
    waratah(40, 1170, 1.2),
    daisy(500, 1200, 1.3),
    bird(120, 700, 0.6),
    bird(220, 664, 0.4),
  ])
}

/** 140 x 215, transparent: the cockatoo that sits on the search. */
export function perch() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-70 -80 140 215" width="140" height="215">${cockatoo(4, 16, 1.05, -1)}</svg>`
}

function svg(pen, width, height, drawing) {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${pen.defs.join('')}</defs>${drawing.join('')}</svg>`
}

/** Gradient, a low sun in three rings, and clouds that keep to the sky above the horizon. */
function sky(pen, width, height, horizon, sun) {
  const air = box(0, 0, width, height, pen.g(['#8FD6EE', '#C9EDEE', '#FFF1CF']))
  const rings = [330, 230, 140].map((radius, index) =>
    circle(sun.x, sun.y, radius, '#FFF1B0', `opacity="${0.2 + index * 0.12}"`),
  )
  const clouds = times(9, () => {
    const x = pen.R(-80, width)
    const y = pen.R(40, horizon * 0.62)
    const size = pen.R(90, 190)
    const low = box(x, y, size, size * 0.16, '#fff', size * 0.08)
    const high = box(x + size * 0.2, y - size * 0.12, size * 0.5, size * 0.16, '#fff', size * 0.08)
    return `<g opacity=".75">${low}${high}</g>`
  })
  return air + rings.join('') + circle(sun.x, sun.y, 66, '#FFF6D2') + clouds
}

/** Water with glints that grow towards the viewer. */
function sea(pen, width, y, depth) {
  const glints = times(70, () => {
    const nearness = pen.r() ** 1.4
    const opacity = () => `opacity="${pen.R(0.15, 0.45).toFixed(2)}"`
    const x = pen.R(-10, width)
    return box(
      x,
      y + 8 + nearness * (depth - 16),
      12 + nearness * 50,
      2 + nearness * 2.4,
      '#FFFFFF',
      2,
      opacity(),
    )
  })
  return box(0, y, width, depth, pen.g(mood.water)) + glints
}

/** The near shore: a long green wave with blades of grass. */
function hill(pen, width, height, y, swell) {
  const crest = [
    `M0 ${y + swell}`,
    `C${width * 0.2} ${y - swell} ${width * 0.42} ${y - swell * 0.4} ${width * 0.56} ${y + swell * 0.5}`,
    `S${width * 0.84} ${y + swell} ${width} ${y - swell}V${height}H0Z`,
  ]
  const grass = times(70, () => {
    const x = pen.R(0, width)
    const top = pen.R(y + swell + 24, height)
    const blade = pen.R(5, 11)
    const line = `M${x - blade} ${top - blade}L${x} ${top}L${x + blade} ${top - blade * 1.1}`
    return stroke(line, '#2F8659', 2.4, 'opacity=".4"')
  })
  return shape(crest.join(''), pen.g(mood.land)) + grass
}
