import { withoutTags } from '../head/withoutTags'

const OPEN_STREET_MAP = /(?:©|&copy;)?\s*OpenStreetMap(?: contributors)?/gi
const AT_THE_ENDS = /^[\s,;|·-]+|[\s,;|·-]+$/g

/**
 * Whom a map is from besides OpenStreetMap, which every map names with a link. One text may name several: of "Protomaps
 * © OpenStreetMap" the first stays.
 * @param credits what the tiles ask for, in HTML
 */
export function otherCredits(credits: readonly string[]): string[] {
  const others = credits.map((html) =>
    withoutTags(html)
      .replace(OPEN_STREET_MAP, '')
      .replaceAll('&copy;', '©')
      .replace(/\s+/g, ' ')
      .replace(AT_THE_ENDS, ''),
  )
  return [...new Set(others.filter(Boolean))]
}
