/**
 * Removes the tags from HTML. The result is only safe as text, not as HTML. A tag ends before the next `<`, so every
 * character is read once (linear time for any text).
 */
export function withoutTags(html: string): string {
  return html
    .replace(/<[a-z/!?][^<>]*>/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
