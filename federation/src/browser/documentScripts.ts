/* What the document says of its scripts. */

/** The text of its import map. */
export const importMapText = () => document.querySelector('script[type=importmap]')?.textContent ?? '{}'

/** The digests of its import map. Those of this site's scripts stand under a path, others under a URL. */
export function importMapDigests(): Record<string, string> {
  return JSON.parse(importMapText()).integrity ?? {}
}

/** What the DOM's types do not have yet: a document's policy allows the address of a worker only from one of these. */
export type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string }
}
