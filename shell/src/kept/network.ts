/**
 * Whether there is no network, as far as the page can tell: the browser says so, or the worker had to answer for the
 * document (edition.ts), and nothing has answered since.
 */
export const isOffline = (): boolean => !navigator.onLine || 'kept' in document.documentElement.dataset

/** The backend or the site has answered. */
export function noteAnswer(): void {
  if (!('kept' in document.documentElement.dataset)) return
  delete document.documentElement.dataset.kept
  if (navigator.onLine) window.dispatchEvent(new Event('online'))
}
