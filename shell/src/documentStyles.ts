/**
 * The style element of a page as its document has it. It is marked as one that is in use: the browser goes on in it
 * (adoptStyles.ts).
 *
 * Groups of rules are numbered without gaps. styled-components numbers them in the order in which components are made, and
 * in the browser gives a new component the lowest free number: in a gap its rules would be before those that it extends.
 */
export function documentStyles(tags: string): string {
  let last = 0
  return tags
    .replace(/data-styled\.g\d+\[/g, () => `data-styled.g${++last}[`)
    .replace('data-styled="true"', 'data-styled="active"')
}
