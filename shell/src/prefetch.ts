/** A visitor who rests on a link or tabs to it is likely to follow it: have its page ready. */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return
    if (link.pathname !== window.location.pathname) prefetch(link.pathname)
  }
  document.addEventListener('pointerover', handleIntent, { passive: true })
  document.addEventListener('focusin', handleIntent)
}
