import { countInWords } from '../panel/resultCount'
import type { Pins } from '../queries/pins'

/** How many activities the map shows here, and what of the list it does not show. */
export function shownInWords(here: number, { pins, total, withoutPoint }: Pins, isTogether: boolean): string {
  const asked = pins.length + withoutPoint
  const first = isTogether
    ? `${countInWords(here)} in one place.`
    : `${countInWords(here)} on this part of the map.`
  return [
    first,
    total > asked && `The map shows the first ${asked} of ${total}.`,
    withoutPoint > 0 &&
      `${withoutPoint} more ${withoutPoint === 1 ? 'is' : 'are'} only in the list: nobody has noted where.`,
  ]
    .filter(Boolean)
    .join(' ')
}
