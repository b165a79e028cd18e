/** North Sydney is a suburb, and Western Sydney a region. */
const OF_SYDNEY = /(?<![\s,]|^(north|nth|western))[\s,]+sydney$/i

/**
 * Returns the locality of a typed or chosen text: "Bondi NSW 2026", "2026 Bondi", "Bondi," and "Bondi Sydney" are all Bondi,
 * because suburb and state are compared separately. A text that is only a state, a postcode or Sydney is returned unchanged.
 */
export function localityOf(location: string): string {
  const locality = location
    .replace(/(?<![\s,])[\s,]+$/, '')
    .replace(/(?<![\s,])[\s,]+australia$/i, '')
    .replace(OF_SYDNEY, '')
    .replace(/(?<![\s,])[\s,]+\d{4}$/, '')
    .replace(/(?<![\s,])[\s,]+(nsw|new south wales)$/i, '')
    .replace(OF_SYDNEY, '')
    .replace(/^\s*\d{4}[\s,]+(?=[^\s,])/, '')
    .trim()
  return locality || location
}
