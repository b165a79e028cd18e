/**
 * Whether there is no network, as far as the page can tell: the browser says so, or the worker had to answer for the
 * document (edition.ts of the shell), and nothing has answered since.
 */
export const isOffline = (): boolean => !navigator.onLine || 'kept' in document.documentElement.dataset
