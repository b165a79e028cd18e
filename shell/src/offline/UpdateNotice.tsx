import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Button, theme } from 'shared-ui'
import { focusMain } from 'shared-ui/focusMain'
import { styled } from 'styled-components'

/**
 * Offers a newer site. It never reloads the page by itself: the visitor may be filling in a form. It does not use the shell's
 * EdgeNotice: whatever this script takes from the first one makes that longer for everybody.
 */
function UpdateNotice() {
  const [isLater, setIsLater] = useState(false)
  function later() {
    // the button goes with its focus
    focusMain()
    setIsLater(true)
  }

  return (
    <Edge role="status" data-edge-notice>
      {!isLater && (
        <Bar data-theme="dark">
          <p>
            <strong>A newer version of this site is ready.</strong> What you have typed into a form stays.
          </p>
          <Button variant="sun" size="compact" onClick={() => window.location.reload()}>
            Update now
          </Button>
          <Button variant="quiet" size="compact" onClick={later}>
            Later
          </Button>
        </Bar>
      )}
    </Edge>
  )
}

/** Shows the notice at the end of the document, over the lower edge of the page. */
export function offerUpdate(): void {
  const place = document.createElement('div')
  place.style.display = 'contents'
  document.body.append(place)
  createRoot(place, { identifierPrefix: 'update-' }).render(<UpdateNotice />)
}

const Edge = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom));
  padding-inline: max(${theme.space[4]}, env(safe-area-inset-left), env(safe-area-inset-right));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
`
