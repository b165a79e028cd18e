import { drawHead, hairBehind } from './heads.ts'
import { adultLook, childLook, type Look } from './looks.ts'
import { darker, fade, lighter } from './palette.ts'
import type { Pen } from './pen.ts'
import { type Point, type Pose, type PoseName, poses } from './poses.ts'
import { box, circle, type Drawing, d, ellipse, flatten, line, place, type Svg, shape } from './shapes.ts'

type PersonOptions = {
  pose?: PoseName
  /** Seen from behind: hair, no face. */
  back?: boolean
  /** Turned to the left. */
  flip?: boolean
  /** Changes to the look that chance gives. */
  look?: Partial<Look> | ((look: Look) => Look)
  /** A backpack in that colour. */
  pack?: string
  /** Drawn with its grip at 0, 0 in the right hand. */
  holds?: Drawing
  /** No flat shadow: climbing, in the air, in the water. */
  floats?: boolean
  /** Only what is above the water line, which is at the hips. */
  wades?: boolean
  /** Degrees. */
  turn?: number
}

/** Heights above the ground at scale 1. */
type Body = {
  hip: number
  shoulder: number
  head: number
  arm: number
  shoulders: number
  limb: number
  isAdult: boolean
}

const CHILD: Body = { hip: -42, shoulder: -78, head: 21, arm: 1, shoulders: 14, limb: 10, isAdult: false }
const TODDLER: Body = {
  hip: -30,
  shoulder: -60,
  head: 21,
  arm: 0.8,
  shoulders: 13,
  limb: 10.5,
  isAdult: false,
}
const ADULT: Body = {
  hip: -72,
  shoulder: -122,
  head: 19,
  arm: 1.34,
  shoulders: 17,
  limb: 11.5,
  isAdult: true,
}

/** A child, about 120 units high. */
export const child = (pen: Pen, x: number, y: number, scale: number, options: PersonOptions = {}): Svg =>
  person(CHILD, childLook(pen), x, y, scale, options)

/** A child of two or three. */
export const toddler = (pen: Pen, x: number, y: number, scale: number, options: PersonOptions = {}): Svg =>
  person(TODDLER, childLook(pen), x, y, scale, options)

/** A grown-up, about 165 units high. */
export const adult = (pen: Pen, x: number, y: number, scale: number, options: PersonOptions = {}): Svg =>
  person(ADULT, adultLook(pen), x, y, scale, options)

function person(body: Body, chosen: Look, x: number, y: number, scale: number, options: PersonOptions): Svg {
  const { back = false, look: change = {}, holds, pack, flip, turn } = options
  const look = typeof change === 'function' ? change(chosen) : { ...chosen, ...change }
  const pose: Pose = poses[options.pose ?? 'stand']
  const seated = pose.seat ? -body.hip - 8 : 0
  const [leftHand, rightHand] = pose.hands.map(
    ([handX, handY]): Point => [handX * body.arm, body.shoulder + 6 + handY * body.arm],
  ) as [Point, Point]
  const headY = body.shoulder - body.head + 1
  const upper = [
    !back && hairBehind(look, headY, body.head),
    arm(body, look, leftHand, pose.elbows?.[0], -1),
    torso(body, look),
    back && pack && backpack(body, pack),
    drawHead(look, { y: headY, size: body.head, back, isLaughing: pose.isLaughing ?? false }),
    holds && place(rightHand[0], rightHand[1], 1, holds),
    arm(body, look, rightHand, pose.elbows?.[1], 1),
  ]
  const hasShadow = !options.floats && !options.wades && !pose.seat
  return place(
    x,
    y,
    scale,
    [
      hasShadow && ellipse(3, 1, body.isAdult ? 34 : 30, 6, fade('#0F3A3A', 0.18)),
      !options.wades && legs(body, look, pose, seated),
      place(0, seated, 1, upper, { turn: pose.lean }),
    ],
    { flip, turn },
  )
}

function arm(body: Body, look: Look, [handX, handY]: Point, bend: Point | undefined, side: -1 | 1): Svg {
  const startX = side * body.shoulders
  const startY = body.shoulder + 7
  const [bendX, bendY] = bend
    ? [bend[0] * body.arm, body.shoulder + 6 + bend[1] * body.arm]
    : [(startX + handX) / 2 + side * 5, (startY + handY) / 2]
  const sleeve = look.outfit === 'jacket' ? 0.86 : body.isAdult ? 0.5 : 0.42
  const [upperX, upperY] = [startX + (bendX - startX) * 2 * sleeve, startY + (bendY - startY) * 2 * sleeve]
  const skin = line(d`M${startX} ${startY}Q${bendX} ${bendY} ${handX} ${handY}`, look.skin, body.limb - 1)
  if (look.outfit === 'jacket') {
    return flatten([
      line(d`M${startX} ${startY}Q${bendX} ${bendY} ${handX} ${handY}`, look.top, body.limb + 2),
      circle(handX, handY, body.limb * 0.6, look.hatColour),
    ])
  }
  const [endX, endY] = [startX + (upperX - startX) * 0.72, startY + (upperY - startY) * 0.72]
  return flatten([
    skin,
    circle(handX, handY, body.limb * 0.54, look.skin),
    line(d`M${startX} ${startY}L${endX} ${endY}`, look.top, body.limb + 2.5),
  ])
}

function legs(body: Body, look: Look, pose: Pose, seated: number): Drawing {
  const hip = body.hip + seated
  const isBare = look.outfit === 'dress'
  const upper = isBare ? look.skin : look.bottoms
  const lower = body.isAdult || look.outfit === 'jacket' ? upper : look.skin
  const width = body.limb + 2
  return ([-1, 1] as const).map((side) => {
    const index = side < 0 ? 0 : 1
    const [footX, footY] = pose.feet[index]
    const startX = side * body.shoulders * 0.52
    const [kneeX, kneeY] = pose.knees?.[index] ?? [(startX + footX) / 2, (hip + footY) / 2]
    // Half of the lower leg is bare: children wear shorts.
    return [
      line(d`M${kneeX} ${kneeY}L${footX} ${footY - 5}`, lower, lower === look.skin ? width - 3.5 : width - 1),
      line(d`M${startX} ${hip + 2}L${kneeX} ${kneeY}`, upper, width + 1),
      shoe(footX, footY, look),
    ]
  })
}

const shoe = (x: number, y: number, look: Look): Drawing => [
  shape(d`M${x - 7} ${y + 1}v-5q0 -5 6 -5q4 0 6 3q8 1 8 7z`, look.shoes),
  look.shoes !== look.skin && box(x - 7, y - 0.5, 20, 2.5, darker(look.shoes, 0.35), 1.2),
]

function torso(body: Body, look: Look): Drawing {
  const { hip, shoulder, shoulders } = body
  const middle = (hip + shoulder) / 2
  const neck = box(-5, shoulder - 6, 10, 12, darker(look.skin, 0.08), 4)
  if (look.outfit === 'dress') {
    const hem = hip + (body.isAdult ? 30 : 16)
    const flare = shoulders + 12
    const skirt = d`M${-shoulders} ${shoulder + 4}Q0 ${shoulder - 5} ${shoulders} ${shoulder + 4}L${shoulders - 2} ${middle + 4}Q${flare - 4} ${hip - 2} ${flare} ${hem}Q0 ${hem + 9} ${-flare} ${hem}Q${-flare + 4} ${hip - 2} ${-shoulders + 2} ${middle + 4}Z`
    return [
      neck,
      shape(skirt, look.top),
      line(
        d`M${-shoulders + 3} ${middle + 4}Q0 ${middle + 9} ${shoulders - 3} ${middle + 4}`,
        lighter(look.top, 0.45),
        3.5,
      ),
    ]
  }
  const shirt = d`M${-shoulders - 1} ${shoulder + 8}Q${-shoulders} ${shoulder} 0 ${shoulder - 1}Q${shoulders} ${shoulder} ${shoulders + 1} ${shoulder + 8}L${shoulders + 1} ${hip + 3}Q0 ${hip + 9} ${-shoulders - 1} ${hip + 3}Z`
  const decoration: Record<Exclude<Look['outfit'], 'dress'>, Drawing> = {
    tee: false,
    stripes: line(
      d`M${-shoulders + 1} ${shoulder + 16}H${shoulders - 1}M${-shoulders + 1} ${shoulder + 26}H${shoulders - 1}`,
      look.top === '#FFF8E8' ? '#1A93AE' : lighter(look.top, 0.65),
      4,
    ),
    overalls: [
      box(-shoulders + 3, middle - 4, shoulders * 2 - 6, hip - middle + 10, look.bottoms, 4),
      line(
        d`M${-shoulders + 6} ${middle}L${-shoulders + 5} ${shoulder + 4}M${shoulders - 6} ${middle}L${shoulders - 5} ${shoulder + 4}`,
        look.bottoms,
        4.5,
      ),
    ],
    jacket: [
      line(d`M0 ${shoulder + 8}V${hip + 4}`, darker(look.top, 0.25), 3),
      line(d`M-8 ${shoulder + 1}Q0 ${shoulder + 6} 8 ${shoulder + 1}`, look.hatColour, 9),
    ],
  }
  return [neck, shape(shirt, look.top), decoration[look.outfit]]
}

const backpack = ({ shoulder, hip }: Body, colour: string): Drawing => [
  box(-17, shoulder + 3, 34, hip - shoulder - 2, colour, 10),
  box(-10, shoulder + 18, 20, 13, darker(colour, 0.25), 4),
]
