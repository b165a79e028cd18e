import type { Point } from '../near/points'

type Place = { key: string; point: Point }

/** Several activities that are too close to each other. */
export type Cluster = Place & { cluster: number; count: number }

/** What stands at one place of the map: an activity, or several. */
export type Spot = (Place & { pin: string }) | Cluster

/** What the map's library tells of a feature of its source. */
export type Feature = {
  geometry: { type: string; coordinates?: unknown }
  properties: Record<string, unknown> | null
}

/** The places of a clustered source. Each tile of the map tells those at its edge again. */
export function spotsOf(features: readonly Feature[]): Spot[] {
  const spots = features.flatMap(({ geometry, properties }): Spot[] => {
    const point = pointOf(geometry)
    if (!point || !properties) return []
    const { id, cluster_id: cluster, point_count: count } = properties
    if (typeof cluster === 'number' && typeof count === 'number')
      return [{ key: `cluster ${cluster}`, point, cluster, count }]
    return typeof id === 'string' ? [{ key: id, point, pin: id }] : []
  })
  return [...new Map(spots.map((spot) => [spot.key, spot])).values()]
}

function pointOf({ type, coordinates }: Feature['geometry']): Point | null {
  if (type !== 'Point' || !Array.isArray(coordinates)) return null
  const [longitude, latitude] = coordinates
  return typeof longitude === 'number' && typeof latitude === 'number' ? { latitude, longitude } : null
}

/** Whether two lists have the same places: numbers of clusters are used again for other ones. */
export const areSame = (one: readonly Spot[], other: readonly Spot[]) =>
  JSON.stringify(one) === JSON.stringify(other)
