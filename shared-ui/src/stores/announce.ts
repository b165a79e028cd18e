import { createStore } from './store'

export const announcement = createStore('')

/**
 * Makes screen readers announce what is visible on the page: a page's title after navigation, a count, "Processing".
 * <Toasts/> renders the live region. Returns a function that removes the text from the region, for what
 * is no longer true; it leaves a later text alone.
 */
export function announce(text: string): () => void {
  // a no-break space changes a repeated text; otherwise screen readers do not announce it again
  const said = announcement.get() === text ? `${text}\u00a0` : text
  announcement.set(said)
  return () => {
    if (announcement.get() === said) announcement.set('')
  }
}
