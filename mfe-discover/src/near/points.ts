import { kmInWords } from 'shared-ui'

/** A point on the ground in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number }

/** The point of an activity. It is about right where it is that of the suburb. */
export type ActivityPoint = Point & { isAbout: boolean }

/** Where distances are counted from. */
export type Origin = {
  point: Point
  /** What tells two origins apart. A visitor's position has a number here: it must not stand in the key of a cache. */
  key: string
  /** In a sentence after "from": Bondi, where you are. */
  name: string
  isVisitor: boolean
}

const KM_OF_DEGREE = 111.2
/** How much shorter a degree of longitude is than one of latitude: in Sydney, and within 5 % in all of the state. */
const LONGITUDE = 0.83

/** The distance in km as the crow flies, as nearest_listings orders by it: the distances of a list never go back. */
export function kilometresBetween(one: Point, other: Point): number {
  const north = one.latitude - other.latitude
  const east = (one.longitude - other.longitude) * LONGITUDE
  return KM_OF_DEGREE * Math.hypot(north, east)
}

/** How far it is to an activity: 350 m, 2.4 km; "about 2 km" from the point of a suburb. */
export const distanceInWords = (from: Point, to: ActivityPoint) =>
  kmInWords(kilometresBetween(from, to), to.isAbout)

/** The middle of points, or null if there are none. */
export function middleOf(points: readonly Point[]): Point | null {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  if (points.length === 0) return null
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  }
}

/** To 3 decimals, some 100 m: what leaves the device of a visitor. */
export const rounded = ({ latitude, longitude }: Point): Point => ({
  latitude: Math.round(latitude * 1000) / 1000,
  longitude: Math.round(longitude * 1000) / 1000,
})
