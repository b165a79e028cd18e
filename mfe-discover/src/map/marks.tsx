import { MapPin } from 'lucide-react'
import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Pin } from '../queries/pins'
import type { PlaceName } from './placeNames'
import type { Cluster } from './spots'

type PinButtonProps = { pin: Pin | undefined; isChosen: boolean; onChoose: (id: string) => void }

/** An activity on the map. Its point is about right where it is that of its suburb. */
export function PinButton({ pin, isChosen, onChoose }: PinButtonProps) {
  if (!pin) return null
  return (
    <PinMark
      type="button"
      aria-pressed={isChosen}
      data-pin={pin.id}
      $isAbout={pin.point.isAbout}
      onClick={() => onChoose(pin.id)}
    >
      <MapPin aria-hidden="true" />
      <Name>
        {pin.name}
        {pin.point.isAbout && ' (about here)'}
      </Name>
    </PinMark>
  )
}

type ClusterButtonProps = { spot: Cluster; onOpen: () => void }

/** Several activities that are close to each other. */
export function ClusterButton({ spot: { key, count }, onOpen }: ClusterButtonProps) {
  const label = `${count} activities: look closer`
  return (
    <Circle type="button" aria-label={label} data-pin={key} $size={count} onClick={onOpen}>
      {count}
    </Circle>
  )
}

/** The name of a suburb or a region. The list beside the map says where each activity is. */
export function PlaceLabel({ place }: { place: PlaceName }) {
  return (
    <Place aria-hidden="true" $isRegion={place.kind === 'region'}>
      {place.name}
    </Place>
  )
}

/* The name is seen when the pin is pointed at, focused or chosen; its point is the tip of the pin. */
const Name = styled.span`
  position: absolute;
  bottom: calc(100% - 4px);
  left: 50%;
  width: max-content;
  max-width: 200px;
  padding: 4px ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  background: ${theme.color.ink};
  color: ${theme.color.surface};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  opacity: 0;
  pointer-events: none;
  transform: translateX(-50%);
`

const PinMark = styled.button<{ $isAbout: boolean }>`
  position: relative;
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border-radius: 50%;
  /* the tip of the drawing, and not its middle, is at the point */
  translate: 0 -16px;

  > svg {
    width: 36px;
    height: 36px;
    color: ${({ $isAbout }) => ($isAbout ? theme.color.brand : theme.color.surfaceRaised)};
    fill: ${({ $isAbout }) => ($isAbout ? theme.color.surfaceRaised : theme.color.brand)};
    stroke-width: 1.5;
  }

  &[aria-pressed='true'] > svg {
    color: ${theme.color.surfaceRaised};
    fill: ${theme.color.accent};
  }

  &:focus-visible > ${Name}, &[aria-pressed='true'] > ${Name} {
    opacity: 1;
  }

  ${media.hover} {
    &:hover > ${Name} {
      opacity: 1;
    }
  }

  ${media.forcedColors} {
    > svg {
      color: Canvas;
      fill: ButtonText;
      forced-color-adjust: none;
    }

    &[aria-pressed='true'] > svg {
      fill: Highlight;
    }

    > ${Name} {
      border: 1px solid CanvasText;
    }
  }
`

const Circle = styled.button<{ $size: number }>`
  display: grid;
  place-items: center;
  min-width: ${({ $size }) => ($size < 10 ? '44px' : '52px')};
  min-height: ${({ $size }) => ($size < 10 ? '44px' : '52px')};
  border: 3px solid ${theme.color.surfaceRaised};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brand};
  box-shadow: ${theme.shadow[2]};
  color: ${theme.color.onBrand};
  font-weight: ${theme.weight.bold};
  font-variant-numeric: tabular-nums;

  ${media.hover} {
    &:hover {
      background: ${theme.color.brandStrong};
    }
  }
`

const Place = styled.span<{ $isRegion: boolean }>`
  display: block;
  color: ${theme.color.inkSoft};
  font-size: ${({ $isRegion }) => ($isRegion ? theme.text.sm : theme.text.xs)};
  font-weight: ${({ $isRegion }) => ($isRegion ? theme.weight.semibold : theme.weight.medium)};
  line-height: 1;
  pointer-events: none;
  white-space: nowrap;
`
