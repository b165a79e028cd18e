import { type ComponentType, useEffect, useState } from 'react'
import type { MapViewProps } from '../map/MapView'

type MapPart = { Part?: ComponentType<MapViewProps>; hasFailed?: boolean }

/**
 * The map, which is a script of its own: not a byte of it comes before it is wanted. A document shows the list, which
 * stays until the map is there.
 */
export function useMapView(isWanted: boolean): MapPart {
  const [loaded, setLoaded] = useState<MapPart>({})
  const isMissing = isWanted && !loaded.Part

  useEffect(() => {
    if (!isMissing) return
    import(/* webpackChunkName: "mapView" */ '../map/MapView').then(
      ({ MapView }) => setLoaded({ Part: MapView }),
      (error) => {
        console.error('The map could not be loaded:', error)
        setLoaded({ hasFailed: true })
      },
    )
  }, [isMissing])

  return isWanted ? loaded : {}
}
