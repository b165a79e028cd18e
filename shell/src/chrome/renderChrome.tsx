import { Committed } from 'federation/Committed'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { Chrome, type ChromeProps } from './Chrome'

type Taken = {
  /** Whether the frame is in the document already. */
  isRendered: boolean
  /** Called when the frame in the document differs from what the browser draws: it is then drawn again. */
  onMismatch(error: unknown): void
  /** Called when React has taken over the frame, which is before the page in it. */
  onTaken(): void
}

/**
 * Renders the frame of every page, or takes over the frame in the document. Without a rendered one it is synchronous, so
 * that the outlet exists when the first application mounts.
 */
export function renderChrome(props: ChromeProps, { isRendered, onMismatch, onTaken }: Taken): void {
  const place = document.getElementById('shell')
  if (!place) throw new Error('The document has no #shell')
  // the words for a script that was lost
  document.querySelector('.late')?.remove()
  const identifierPrefix = 'shell-'
  if (isRendered) {
    // as a transition React takes it over in slices
    startTransition(() => {
      const frame = (
        <Committed onCommit={onTaken}>
          <Chrome {...props} />
        </Committed>
      )
      hydrateRoot(place, frame, { identifierPrefix, onRecoverableError: onMismatch })
    })
    return
  }
  place.replaceChildren()
  const root = createRoot(place, { identifierPrefix })
  flushSync(() => root.render(<Chrome {...props} />))
}
