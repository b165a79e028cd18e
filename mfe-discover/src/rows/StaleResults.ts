import { depths, media, theme } from 'shared-ui'
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

/** Says that old results are shown. Next to the filters it stays in sight: a change further down has its message far above. */
export const StaleNote = styled.p`
  padding-block: ${theme.space[3]};
  background: ${theme.color.surface};

  ${media.desktop} {
    position: sticky;
    top: 0;
    z-index: ${depths.sticky};
  }
`
