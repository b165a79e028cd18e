/** Whether to show a facility: it is not empty, not false, and not one of the texts None, Null and False (spec.md section 5). */
export function hasValue(value: unknown): boolean {
  if (typeof value !== 'string') return value !== null && value !== undefined && value !== false
  return !['', 'none', 'null', 'false'].includes(value.trim().toLowerCase())
}
