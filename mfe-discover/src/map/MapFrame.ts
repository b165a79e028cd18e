import { media, theme } from 'shared-ui'
import styled from 'styled-components'

/** The box of the map. Land is the colour behind it. On a phone there is room beside it to move the page. */
export const Frame = styled.div`
  position: relative;
  height: min(58vh, 460px);
  min-height: 300px;
  overflow: hidden;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.surfaceSunk};
  isolation: isolate;

  ${media.tablet} {
    height: min(72vh, 680px);
  }
`

/** Over the map until it is there: its script is large. */
export const Opening = styled.p`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  pointer-events: none;
`

/** The row below the map. */
export const Below = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  align-items: flex-start;
  justify-content: space-between;
  padding-top: ${theme.space[2]};
`

/** The map itself, with what the library's own sheet says of what is used here. */
export const Canvas = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  cursor: grab;
  user-select: none;
  -webkit-user-select: none;

  &:active {
    cursor: grabbing;
  }

  .maplibregl-canvas {
    position: absolute;
    inset: 0;
  }

  .maplibregl-canvas:focus-visible {
    outline: 3px solid ${theme.color.focus};
    outline-offset: -3px;
    box-shadow: none;
  }

  .maplibregl-canvas-container.maplibregl-touch-drag-pan {
    touch-action: none;
  }

  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
    will-change: transform;
  }

  .maplibregl-boxzoom {
    position: absolute;
    top: 0;
    left: 0;
    width: 0;
    height: 0;
    border: 2px dotted ${theme.color.ink};
  }
`
