/**
 * Returns the locality of a typed or chosen text: "Bondi NSW 2026" and "Bondi, NSW" are both Bondi, because suburb and
 * state are compared separately. A text that is only a state or postcode is returned unchanged.
 */
export function localityOf(location: string): string {
  const locality = location
    .replace(/(?<![\s,])[\s,]+\d{4}$/, '')
    .replace(/(?<![\s,])[\s,]+(nsw|new south wales)$/i, '')
    .trim()
  return locality || location
}
