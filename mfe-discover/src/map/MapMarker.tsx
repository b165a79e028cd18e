import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Point } from '../near/points'
import type { OpenMap } from './libre'

type MapMarkerProps = {
  open: OpenMap
  point: Point
  /** Stands above the others. */
  isAbove?: boolean
  children: ReactNode
}

/** Something that stands at a point of the map and moves with it. */
export function MapMarker({ open, point, isAbove = false, children }: MapMarkerProps) {
  const [element] = useState(() => document.createElement('div'))
  const { longitude, latitude } = point

  useEffect(() => {
    const marker = new open.library.Marker({ element, subpixelPositioning: true })
    // it would be said to be an image, and what stands in an image is not read
    element.setAttribute('role', 'presentation')
    marker.setLngLat([longitude, latitude]).addTo(open.map)
    return () => void marker.remove()
  }, [open, element, longitude, latitude])

  useEffect(() => {
    element.style.zIndex = isAbove ? '1' : ''
  }, [element, isAbove])

  return createPortal(children, element)
}
