/**
 * A part of the page that this document can never load: only another document can. The shell reloads the page for it,
 * once (shell/src/composition/renewal.ts).
 */
export class NeedsReload extends Error {
  override name = 'NeedsReload'
}
