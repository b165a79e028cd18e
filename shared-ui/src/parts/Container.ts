import styled from 'styled-components'
import { media } from '../theme/theme'

/** What a phone on its side covers with its camera: on both sides, so that the page stays in the middle. */
export const covered = 'env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px)'

/** The page's column: 1280 px wide at most, 1680 px on wide screens, with the gutters of the grid. */
export const Container = styled.div`
  width: min(1280px, 100% - 2 * max(20px, ${covered}));
  margin-inline: auto;

  ${media.wide} {
    width: min(1680px, 100% - 2 * max(20px, ${covered}));
  }

  ${media.phone} {
    width: calc(100% - 2 * max(16px, ${covered}));
  }
`
