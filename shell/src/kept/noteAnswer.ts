/** Notes that the backend or the site has answered: the time without a network is over (federation/src/browser/isOffline.ts). */
export function noteAnswer(): void {
  if (!('kept' in document.documentElement.dataset)) return
  delete document.documentElement.dataset.kept
  if (navigator.onLine) window.dispatchEvent(new Event('online'))
}
