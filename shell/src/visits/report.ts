/** A thrown error, an unhandled rejection, or a part of the page that could not be loaded. */
export const FAILURE_KINDS = ['error', 'rejection', 'load'] as const

export type FailureKind = (typeof FAILURE_KINDS)[number]

/** What the browser tells the gateway about a failure. Nothing in it is about the visitor. */
export type FailureReport = {
  kind: FailureKind
  /** A remote's registered name, `shell`, or `pages` for the shell's own pages. */
  remote: string
  version: string
}

export const REPORTS_URL = '/_reports'

/**
 * Reports a failure to the gateway. `move` is the start of the canary that the document has of this remote, if it is one. It
 * stands in the address, because a gateway of before refuses a body with another field. Throws in a browser without sendBeacon.
 */
export function sendReport(report: FailureReport, move = ''): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  navigator.sendBeacon(`${REPORTS_URL}?move=${move}`, body)
}
