import type { MouseEvent } from 'react'
import styled from 'styled-components'
import { depths, theme } from '../theme/theme'

/** A link that is visible when it has the focus. `target` is the id of the element to skip to, which can have the focus. */
export function SkipLink({ target = 'main', label = 'Skip to main content' }) {
  function handleClick(event: MouseEvent) {
    const place = document.getElementById(target)
    if (!place || event.ctrlKey || event.metaKey || event.shiftKey) return
    // a new entry of the history would look like leaving the page to what guards unsaved changes
    event.preventDefault()
    place.focus({ preventScroll: true })
    place.scrollIntoView()
  }

  return (
    <Skip href={`#${target}`} onClick={handleClick}>
      {label}
    </Skip>
  )
}

const Skip = styled.a`
  position: fixed;
  top: ${theme.space[2]};
  left: max(${theme.space[2]}, env(safe-area-inset-left));
  z-index: ${depths.toast};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  /* paper would have it at the end of each sheet */
  @media print {
    display: none;
  }
`
