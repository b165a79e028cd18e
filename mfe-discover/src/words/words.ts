/** Finds each of these words where it is no part of another. */
export function words(pattern: string, flags = 'giu'): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}'’-])(?:${pattern})(?![\\p{L}\\p{N}'’-])`, flags)
}
