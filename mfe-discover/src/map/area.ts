import type { Point } from '../near/points'

/** A part of the map, in degrees. */
export type Area = { south: number; west: number; north: number; east: number }

/** From how many points on the outermost ones are left out, and which part of them at each side. */
const MANY = 20
const FAR = 0.06

/**
 * The area with all points, or null if there are none. Of many points it leaves out those that are far from the others: a few
 * places for a weekend away would make the city a spot.
 */
export function areaOf(points: readonly Point[]): Area | null {
  if (points.length === 0) return null
  const [south, north] = spanOf(points.map(({ latitude }) => latitude))
  const [west, east] = spanOf(points.map(({ longitude }) => longitude))
  return { south, west, north, east }
}

function spanOf(degrees: number[]): [least: number, most: number] {
  const sorted = degrees.sort((a, b) => a - b)
  const left = sorted.length < MANY ? 0 : Math.floor(sorted.length * FAR)
  return [sorted[left] ?? 0, sorted[sorted.length - 1 - left] ?? 0]
}

export const isIn = ({ south, west, north, east }: Area, { latitude, longitude }: Point) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east
