import type { GeoJSONSource } from 'maplibre-gl'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Point } from '../near/points'
import type { Pin } from '../queries/pins'
import { type Area, areaOf, isIn } from './area'
import { CLOSEST, FIT, type OpenMap, openMap } from './libre'
import { Below, Canvas, Frame, Opening } from './MapFrame'
import { MapMarker } from './MapMarker'
import { ClusterButton, PinButton, PlaceLabel } from './marks'
import { namesThatFit, type PlaceName } from './placeNames'
import { sketchNames } from './sketch'
import { areSame, type Cluster, type Spot, spotsOf } from './spots'
import { ZoomButtons } from './ZoomButtons'

const SOURCE = 'pins'
/** How close the map goes to an activity that is chosen in the list. */
const CLOSE = 14

type MapCanvasProps = {
  pins: readonly Pin[]
  chosen: string | null
  /** The address of the configured style. */
  style: string | undefined
  /** What stands below the map, beside its buttons. */
  below: ReactNode
  onChoose: (id: string) => void
  /** Called with activities that are all at one point. */
  onTogether: (ids: string[]) => void
  /** Called with what the map shows, at each move of it. */
  onMove: (area: Area) => void
  /** Called with the texts that the tiles ask for, or null for the sketch. */
  onCredits: (texts: string[] | null) => void
  onFailure: (error: unknown) => void
}

/** The map itself, with pins that are buttons. Only this file and libre.ts know the library that draws it. */
export function MapCanvas(props: MapCanvasProps) {
  const { pins, chosen, style, below, onChoose, onTogether, onMove, onCredits, onFailure } = props
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<OpenMap | null>(null)
  const [spots, setSpots] = useState<readonly Spot[]>([])
  const [names, setNames] = useState<readonly PlaceName[]>([])
  const byId = useMemo(() => new Map(pins.map((pin) => [pin.id, pin])), [pins])
  // the map is opened once, with what there is then
  const first = useRef({ pins, style, onFailure })

  useEffect(() => {
    const area = areaOf(first.current.pins.map(({ point }) => point))
    if (!frame.current || !area) return
    let isGone = false
    let remove: (() => void) | undefined
    openMap(frame.current, area, first.current.style)
      .then(async (opening) => {
        remove = () => opening.map.remove()
        if (isGone) return remove()
        const isSketch = await opening.isSketch
        if (!isGone) setOpen({ ...opening, isSketch })
      })
      .catch((error) => !isGone && first.current.onFailure(error))
    return () => {
      isGone = true
      remove?.()
    }
  }, [])

  useEffect(() => {
    if (!open) return
    const { map } = open
    const source = map.getSource<GeoJSONSource>(SOURCE)
    const data = collectionOf(pins)
    if (source) {
      source.setData(data)
      const area = areaOf(pins.map(({ point }) => point))
      if (area) map.fitBounds([area.west, area.south, area.east, area.north], FIT)
      return
    }
    // together at every zoom where their pins would cover each other
    map.addSource(SOURCE, {
      type: 'geojson',
      data,
      cluster: true,
      clusterRadius: 46,
      clusterMaxZoom: CLOSEST,
    })
    // nothing to see: it makes the library load the tiles of the source
    map.addLayer({ id: SOURCE, type: 'circle', source: SOURCE, paint: { 'circle-opacity': 0 } })
  }, [open, pins])

  useEffect(() => {
    if (!open) return
    const { map, isSketch } = open
    const follow = () => {
      const bounds = map.getBounds()
      const area = {
        south: bounds.getSouth(),
        west: bounds.getWest(),
        north: bounds.getNorth(),
        east: bounds.getEast(),
      }
      onMove(area)
      // tiles reach beyond the map: a button out of sight would take the focus
      const found = spotsOf(map.querySourceFeatures(SOURCE)).filter(({ point }) => isIn(area, point))
      setSpots((before) => (areSame(before, found) ? before : found))
      const { clientWidth: width, clientHeight: height } = map.getContainer()
      const project = ({ longitude, latitude }: Point) => map.project([longitude, latitude])
      const marked = found.map(({ point }) => point)
      setNames(isSketch ? namesThatFit(sketchNames, map.getZoom(), { width, height }, project, marked) : [])
      onCredits(isSketch ? null : creditsOf(open))
    }
    map.on('idle', follow)
    return () => void map.off('idle', follow)
  }, [open, onMove, onCredits])

  const isShown = spots.some((spot) => 'pin' in spot && spot.pin === chosen)
  const hidden = chosen !== null && !isShown ? byId.get(chosen) : undefined
  const wanted = hidden?.point
  const followed = useRef<string | null>(null)
  useEffect(() => {
    // once for each choice: after it the visitor may move the map away
    if (!open || followed.current === chosen) return
    followed.current = chosen
    if (!wanted) return
    // chosen in the list: without motion where the visitor wants none, as the library asks the browser
    const zoom = Math.max(open.map.getZoom(), CLOSE)
    open.map.easeTo({ center: [wanted.longitude, wanted.latitude], zoom })
  }, [open, chosen, wanted])

  /** The first that comes out of the cluster that was opened. */
  const awaited = useRef<string>(undefined)
  useEffect(() => {
    if (!open || !spots.some(({ key }) => key === awaited.current)) return
    const button = frame.current?.querySelector<HTMLElement>(`[data-pin="${awaited.current}"]`)
    awaited.current = undefined
    if (document.activeElement === open.map.getCanvas()) button?.focus({ preventScroll: true })
  }, [open, spots])

  async function openCluster({ cluster, point: { longitude, latitude } }: Cluster) {
    const source = open?.map.getSource<GeoJSONSource>(SOURCE)
    if (!open || !source) return
    // where the pins have changed meanwhile there is no such cluster any more
    const zoom = await source.getClusterExpansionZoom(cluster).catch(() => undefined)
    if (zoom === undefined) return
    if (zoom <= CLOSEST) {
      awaited.current = spotsOf(await source.getClusterChildren(cluster))[0]?.key
      // its button goes: until then the map has the focus
      open.map.getCanvas().focus({ preventScroll: true })
      return void open.map.easeTo({ center: [longitude, latitude], zoom })
    }
    const leaves = await source.getClusterLeaves(cluster, pins.length, 0)
    onTogether(leaves.map(({ properties }) => String(properties?.id)))
  }

  return (
    <>
      <Frame>
        <Canvas ref={frame} />
        {open ? (
          <>
            {names.map((place) => (
              <MapMarker key={`${place.kind} ${place.name}`} open={open} point={place}>
                <PlaceLabel place={place} />
              </MapMarker>
            ))}
            {spots.map((spot) => (
              <MapMarker
                key={spot.key}
                open={open}
                point={spot.point}
                isAbove={'pin' in spot && spot.pin === chosen}
              >
                {'pin' in spot ? (
                  <PinButton pin={byId.get(spot.pin)} isChosen={spot.pin === chosen} onChoose={onChoose} />
                ) : (
                  <ClusterButton spot={spot} onOpen={() => void openCluster(spot)} />
                )}
              </MapMarker>
            ))}
            {/* one of several at one place, which a number stands for */}
            {hidden && (
              <MapMarker open={open} point={hidden.point} isAbove>
                <PinButton pin={hidden} isChosen onChoose={onChoose} />
              </MapMarker>
            )}
          </>
        ) : (
          <Opening>Loading the map...</Opening>
        )}
      </Frame>
      <Below>
        {below}
        <ZoomButtons disabled={!open} onZoom={(by) => open?.map.easeTo({ zoom: open.map.getZoom() + by })} />
      </Below>
    </>
  )
}

const collectionOf = (pins: readonly Pin[]) => ({
  type: 'FeatureCollection' as const,
  features: pins.map(({ id, point }) => ({
    type: 'Feature' as const,
    properties: { id },
    geometry: { type: 'Point' as const, coordinates: [point.longitude, point.latitude] },
  })),
})

/** Whom the sources of the style name. */
function creditsOf({ map }: OpenMap): string[] {
  const sources = Object.keys(map.getStyle().sources).map(
    (id) => map.getSource(id) as { attribution?: string },
  )
  return [...new Set(sources.flatMap(({ attribution }) => attribution ?? []))]
}
