import type { Point } from '../near/points'

/** A name on the map: a region, or a suburb of one. */
export type PlaceName = Point & { name: string; kind: 'region' | 'suburb' }

/** From this zoom on, suburbs stand there in place of their regions. */
const SUBURBS_FROM = 10.5
/** The space of a name in px: its height, and the width of a letter. */
const LINE = 26
const LETTER = 7
const PADDING = 20
/** Half of what a pin or a number takes. */
const MARK = 26
/** What the two buttons in the upper right corner take (ZoomButtons.tsx). */
const BUTTONS = { width: 56, height: 112 }

type Projected = { x: number; y: number }
type Box = Projected & { half: number; height: number }
type Size = { width: number; height: number }

/**
 * The names that have room on the map at a zoom, without covering each other: the first ones first.
 * @param project where a point is on the map, in px
 * @param marked what stands on the map already
 */
export function namesThatFit(
  places: readonly PlaceName[],
  zoom: number,
  { width, height }: Size,
  project: (point: Point) => Projected,
  marked: readonly Point[] = [],
): PlaceName[] {
  const kind = zoom < SUBURBS_FROM ? 'region' : 'suburb'
  const taken: Box[] = marked.map((point) => ({ ...project(point), half: MARK, height: 2 * MARK }))
  const half = BUTTONS.width / 2
  taken.push({ x: width - half, y: BUTTONS.height / 2, half, height: BUTTONS.height })
  return places.filter((place) => {
    if (place.kind !== kind) return false
    const { x, y } = project(place)
    const box = { x, y, half: (place.name.length * LETTER + PADDING) / 2, height: LINE }
    if (x < box.half || y < LINE || x > width - box.half || y > height - LINE) return false
    const isFree = taken.every((other) => !isOver(box, other))
    if (isFree) taken.push(box)
    return isFree
  })
}

const isOver = (one: Box, other: Box) =>
  Math.abs(one.y - other.y) < (one.height + other.height) / 2 &&
  Math.abs(one.x - other.x) < one.half + other.half
