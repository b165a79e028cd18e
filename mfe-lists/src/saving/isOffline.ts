/** Whether the page has no network, or shows what was kept because the site could not be reached. */
export const isOffline = (): boolean => !navigator.onLine || 'kept' in document.documentElement.dataset
