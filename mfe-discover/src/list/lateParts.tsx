import { lazyPart } from 'federation/lazyPart'

/* Parts of the list that no document shows: not a byte of them comes before they are wanted. */

/** The list on a map. The list stays until it is there. */
export const mapView = lazyPart(() =>
  import(/* webpackChunkName: "mapView" */ '../map/MapView').then((module) => module.MapView),
)

/** The offer of the last filters: only the visitor's browser knows them. */
export const continueWith = lazyPart(() =>
  import(/* webpackChunkName: "listParts" */ './ContinueWith').then((module) => module.ContinueWith),
)
