import type { Gallery } from '../seed/gallery.ts'

/** Milliseconds between two lines about how far it is. */
const REPORT_EVERY = 5_000

/** Draws the pictures that are missing and says how far it is, and at the end how many it were and how long it took. */
export async function drawPictures(gallery: Gallery, report: (line: string) => void): Promise<void> {
  const all = gallery.missing()
  if (all === 0) return
  const start = Date.now()
  let reported = start
  report(`Pictures: drawing ${all} in the background...`)
  try {
    await gallery.drawAll(() => {
      if (Date.now() - reported < REPORT_EVERY) return
      reported = Date.now()
      report(`Pictures: ${all - gallery.missing()} of ${all}`)
    })
  } catch (error) {
    report(
      `Pictures: ${error instanceof Error ? error.message : error} Each is drawn when it is first looked at.`,
    )
    return
  }
  if (gallery.missing() === 0)
    report(`Pictures: all ${all} drawn in ${Math.round((Date.now() - start) / 1000)} s`)
}
