import { theme } from 'shared-ui'
import styled from 'styled-components'

/* Cards side by side, up to the window's edge on phones. Without the margin, focus rings and shadows would be cut off. */
export const Row = styled.ul`
  display: grid;
  grid-auto-columns: min(78%, 280px);
  grid-auto-flow: column;
  gap: ${theme.space[5]};
  margin: calc(-1 * ${theme.space[2]}) calc(-1 * ${theme.space[4]});
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[4]};
  overflow-x: auto;
  scroll-padding-inline: ${theme.space[4]};
  scroll-snap-type: x proximity;
  scrollbar-width: thin;

  > * {
    scroll-snap-align: start;
  }
`
