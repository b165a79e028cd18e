import type { RenderedState } from 'federation/server'

/** The element with what a server knew when it rendered the page of this document. */
export const RENDERED_ELEMENT = 'rendered'

/** A frame that is in the document already, and in it a page, or nothing yet. */
export type Rendered = RenderedState & { container?: HTMLElement }

/**
 * Takes what a server has rendered into this document. Returns undefined if it has rendered nothing, or something else
 * than this browser would draw: then the shell draws all of it.
 */
export function takeRendered(isSame: (state: RenderedState) => boolean): Rendered | undefined {
  const element = document.getElementById(RENDERED_ELEMENT)
  if (!element?.textContent) return undefined
  const state = JSON.parse(element.textContent) as RenderedState // our own gateway writes it from the same type
  element.remove()
  const { application } = state
  const container = application
    ? document.querySelector<HTMLElement>(`#outlet > [data-boundary="${application}"]`)
    : undefined
  if (container === null || !isSame(state)) return undefined
  return { ...state, container: container ?? undefined }
}
