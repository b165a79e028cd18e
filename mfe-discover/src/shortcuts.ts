import { paths } from 'shared-ui'

export type Shortcut = {
  path: string
  /** The address it stands for, given the query of the visitor ("" or with its question mark). */
  target: (search: string) => string
}

/**
 * The four shortcut redirects of spec.md section 2, all of them replacing. Three go to exactly the written
 * address; /indoor-activities adds a feature to the query it came with.
 */
export const SHORTCUTS: readonly Shortcut[] = [
  { path: paths.activePlay, target: () => `${paths.activities}?search=active` },
  { path: paths.indoorActivities, target: (search) => paths.activities + addIndoor(search) },
  { path: paths.museumsAndLearning, target: () => `${paths.activities}?categories=museums` },
  { path: paths.outdoorActivities, target: () => `${paths.activities}?search=outdoors` },
]

/** Appends indoor to `features` once, whatever else the query holds. */
function addIndoor(search: string): string {
  const params = new URLSearchParams(search)
  const features = (params.get('features') ?? '').split(',').filter(Boolean)
  if (!features.some((feature) => feature.trim().toLowerCase() === 'indoor')) features.push('indoor')
  params.set('features', features.join(','))
  return `?${params.toString().replaceAll('+', '%20').replaceAll('%2C', ',')}`
}
