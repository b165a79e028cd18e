import { media, theme } from 'shared-ui'
import styled from 'styled-components'

/** Old results that stay on screen, dimmed, while new ones load. */
export const StaleResults = styled.div<{ $isDimmed: boolean }>`
  min-width: 0;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.55 : 1)};
  transition: opacity ${theme.motion.base} ${theme.ease.inOut};

  ${media.reducedMotion} {
    transition: none;
  }
`
