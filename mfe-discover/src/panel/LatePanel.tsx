import { lazyPart } from 'federation/lazyPart'
import { useLazyPart } from 'federation/useLazyPart'
import type { ReactNode } from 'react'
import type { FilterPanelProps } from './FilterPanel'

/** A script of its own: in a document only the form has the filters (FilterForm), which no browser with scripts draws. */
export const filterPanel = lazyPart(() =>
  import(/* webpackChunkName: "listParts" */ './FilterPanel').then((module) => module.FilterPanel),
)

/** All filters, once their script is loaded. `children` take their place until then. */
export function LatePanel({ children, ...props }: FilterPanelProps & { children?: ReactNode }) {
  const { Part, hasFailed } = useLazyPart(filterPanel, true)
  if (Part) return <Part {...props} />
  return hasFailed ? <p role="alert">The filters could not be loaded.</p> : children
}
