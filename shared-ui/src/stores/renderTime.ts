let renderedAt: Date | null = null

/**
 * Stores the moment of the document. Call it before a page is rendered on a server, and before the browser hydrates that
 * page: while it hydrates, everything that depends on the clock must show that moment.
 */
export function keepRenderTime(moment: Date): void {
  renderedAt = moment
}

/** The moment of the document, or the present if no server has rendered it. */
export function renderTime(): Date {
  return renderedAt ?? new Date()
}
