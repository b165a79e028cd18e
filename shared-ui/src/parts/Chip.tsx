import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { media, theme } from '../theme/theme'
import { VisuallyHidden } from './VisuallyHidden'

type ChipProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'onClick'> & {
  label: string
  onRemove: () => void
}

/** One active filter: a button that removes it. */
export function Chip({ label, onRemove, ...rest }: ChipProps) {
  return (
    <Pill type="button" {...rest} onClick={onRemove}>
      <VisuallyHidden>Remove </VisuallyHidden>
      <span>{label}</span>
      <X />
    </Pill>
  )
}

const Pill = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: ${theme.target};
  padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} ${theme.space[4]};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.brandTint};
  color: ${theme.color.brandStrong};
  font-size: 0.9375rem;
  font-weight: 600;
  line-height: ${theme.leading.snug};
  text-align: left;
  overflow-wrap: anywhere;
  transition:
    transform ${theme.motion.quick} ${theme.ease.out},
    border-color ${theme.motion.quick};

  ${media.hover} {
    &:hover:not(:disabled) {
      border-color: ${theme.color.brand};
    }
  }

  &:active:not(:disabled) {
    border-color: ${theme.color.brandStrong};
    transform: scale(0.97);
  }

  &:disabled {
    background: ${theme.color.surfaceSunk};
    color: ${theme.color.inkSoft};
    cursor: not-allowed;
  }

  > svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`
