import { Minus, Plus } from 'lucide-react'
import { depths, IconButton, theme } from 'shared-ui'
import styled from 'styled-components'

/** Closer and farther, for those without a wheel and two fingers. */
export function ZoomButtons({ onZoom }: { onZoom: (by: number) => void }) {
  return (
    <Buttons>
      <IconButton look="outlined" label="Zoom in" icon={<Plus />} onClick={() => onZoom(1)} />
      <IconButton look="outlined" label="Zoom out" icon={<Minus />} onClick={() => onZoom(-1)} />
    </Buttons>
  )
}

const Buttons = styled.div`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[3]};
  z-index: ${depths.raised};
  display: grid;
  gap: ${theme.space[2]};

  > button {
    background: ${theme.color.surfaceRaised};
  }
`
