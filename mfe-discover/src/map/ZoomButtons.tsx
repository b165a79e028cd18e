import { Minus, Plus } from 'lucide-react'
import { IconButton, theme } from 'shared-ui'
import styled from 'styled-components'

/** Closer and farther, for those without a wheel and two fingers. Below the map: over it they would cover pins. */
export function ZoomButtons({ disabled, onZoom }: { disabled: boolean; onZoom: (by: number) => void }) {
  return (
    <Buttons>
      <IconButton
        look="outlined"
        label="Zoom out"
        icon={<Minus />}
        disabled={disabled}
        onClick={() => onZoom(-1)}
      />
      <IconButton
        look="outlined"
        label="Zoom in"
        icon={<Plus />}
        disabled={disabled}
        onClick={() => onZoom(1)}
      />
    </Buttons>
  )
}

const Buttons = styled.div`
  flex: none;
  display: flex;
  gap: ${theme.space[2]};
`
