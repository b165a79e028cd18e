/**
 * Returns the locality of a typed or chosen text: "Bondi NSW 2026", "2026 Bondi" and "Bondi, NSW" are all Bondi, because
 * suburb and state are compared separately. A text that is only a state or postcode is returned unchanged.
 */
export function localityOf(location: string): string {
  const locality = location
    .replace(/(?<![\s,])[\s,]+\d{4}$/, '')
    .replace(/(?<![\s,])[\s,]+(nsw|new south wales)$/i, '')
    .replace(/^\s*\d{4}[\s,]+(?=[^\s,])/, '')
    .trim()
  return locality || location
}
