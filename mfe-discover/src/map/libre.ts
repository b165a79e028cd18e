import { checkedWorker } from 'federation/checkedWorker'
import type * as library from 'maplibre-gl'
import type { Map as LibreMap, StyleSpecification } from 'maplibre-gl'
import { withTimeout } from 'shared-auth'
import type { Area } from './area'
import { sketch } from './sketch'

/** The library, which is loaded with the first map. */
type Library = typeof library

/** A map that has its style, and the library that draws it. */
export type OpenMap = { map: LibreMap; library: Library; isSketch: boolean }

/** A map that waits for its style: whoever leaves it removes it. */
type OpeningMap = Omit<OpenMap, 'isSketch'> & { isSketch: Promise<boolean> }

/** No closer: a pin of a suburb would look like an address. */
export const CLOSEST = 16

/** Whether this browser can draw a map at all. */
export function canDrawMaps(): boolean {
  if (typeof WebGL2RenderingContext === 'undefined') return false
  const context = document.createElement('canvas').getContext('webgl2')
  // a browser has only some
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}

/** Scripts, or a style, that have not come by then are given up. In milliseconds. */
const LONGEST_WAIT = 10_000

/**
 * Opens a map in an element. Rejects if its scripts cannot be loaded, or do not come. Where the configured style does not
 * come, it is the sketch.
 * @param style the address of a style, or undefined for the sketch
 */
export async function openMap(container: HTMLElement, area: Area, style?: string): Promise<OpeningMap> {
  const address = new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url)
  const scripts = Promise.all([
    import(/* webpackChunkName: "mapLibre" */ 'maplibre-gl'),
    checkedWorker(address.href),
    // styles may name a file with all tiles of an area in place of a server of tiles
    style && import(/* webpackChunkName: "mapTiles" */ 'pmtiles'),
  ])
  const late = () => new Error(`Its scripts did not arrive within ${LONGEST_WAIT / 1000} s`)
  const [library, worker, tiles] = await withTimeout(scripts, LONGEST_WAIT, late)
  library.setWorkerUrl(forSetWorkerUrl(worker))
  library.setWorkerCount(1)
  if (tiles) library.addProtocol('pmtiles', new tiles.Protocol().tile)
  const map = new library.Map({
    container,
    style: style ?? sketch,
    bounds: [area.west, area.south, area.east, area.north],
    fitBoundsOptions: FIT,
    maxZoom: CLOSEST,
    minZoom: 5,
    maxPitch: 0,
    dragRotate: false,
    pitchWithRotate: false,
    // it writes HTML, which the policy of the site forbids: Attribution.tsx
    attributionControl: false,
    locale: { 'Map.Title': 'Map of these activities' },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const isOther = styled(map, sketch)
  return { map, library, isSketch: style ? isOther : isOther.then(() => true) }
}

/** How a map fits what it shows: with room for the pins at its edges. */
export const FIT = { padding: { top: 48, right: 40, bottom: 32, left: 40 }, maxZoom: 13, animate: false }

/**
 * Resolves when a style is there: false for the one that was asked for, true for the other, which takes its place when it
 * fails or hangs. Only until then is an error one of the style: a tile that is missing later is no failure of the map.
 */
function styled(map: LibreMap, other: StyleSpecification): Promise<boolean> {
  return new Promise((resolve) => {
    let isOther = false
    const takeOther = () => {
      if (isOther) return
      isOther = true
      map.setStyle(other, { diff: false })
    }
    const late = setTimeout(takeOther, LONGEST_WAIT)
    map.on('error', takeOther)
    map.once('remove', () => clearTimeout(late))
    map.once('style.load', () => {
      clearTimeout(late)
      map.off('error', takeOther)
      // the library writes errors that nobody listens to into the console
      map.on('error', () => {})
      resolve(isOther)
    })
  })
}

/**
 * The library asks the address of its worker how it ends and whose it is. A trusted address is no text, so it is told the
 * answers: a module of this site.
 */
function forSetWorkerUrl(address: string | object): string {
  if (typeof address === 'string') return address
  return Object.assign(address, { endsWith: () => false, split: () => [''] }) as unknown as string
}
