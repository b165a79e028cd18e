type Feature = {
  /** The value in the URL. */
  name: string
  label: string
}

/** The four features in the order of the panel. The label of the last differs from its value (spec.md section 2). */
export const FEATURES = [
  { name: 'free', label: 'Free' },
  { name: 'accessible', label: 'Accessible' },
  { name: 'indoor', label: 'Indoor' },
  { name: 'cafe/ dining nearby', label: 'Cafes & Dining Nearby/ Onsite' },
] as const satisfies readonly Feature[]

export type FeatureName = (typeof FEATURES)[number]['name']

/** Returns the feature of a value or label, ignoring case and spaces around the slash. */
export function findFeature(word: string): (typeof FEATURES)[number] | undefined {
  const wanted = fold(word)
  return FEATURES.find(({ name, label }) => wanted === fold(name) || wanted === fold(label))
}

function fold(word: string): string {
  return word
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim()
}
