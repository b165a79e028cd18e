import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'
import type { ChoiceLook } from './Choice'
import { Problem } from './FieldFrame'

type ChoiceFrameProps = {
  legend: string
  role?: 'radiogroup'
  look: ChoiceLook
  error?: string | null
  required?: boolean
  disabled?: boolean
  children: ReactNode
}

/** A named group of checkboxes or radios, with its error below. */
export function ChoiceFrame({ legend, role, look, error, required, disabled, children }: ChoiceFrameProps) {
  const errorId = useId()
  return (
    <Group
      role={role}
      disabled={disabled}
      aria-required={(role && required) || undefined}
      aria-invalid={(role && Boolean(error)) || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <Legend>
        {legend}
        {required && <Mark aria-hidden="true">required</Mark>}
      </Legend>
      <Options $look={look}>{children}</Options>
      {error && (
        <Problem id={errorId}>
          <CircleAlert size={18} />
          {error}
        </Problem>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;

  > p {
    padding-top: 6px;
  }
`

const Legend = styled.legend`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  width: 100%;
  padding: 0 0 ${theme.space[1]};
  font-size: 0.9375rem;
  font-weight: 600;
`

const Mark = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.regular};
`

const Options = styled.div<{ $look: ChoiceLook }>`
  display: grid;
  grid-template-columns: ${({ $look }) =>
    $look === 'boxes' ? 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))' : 'minmax(0, 1fr)'};
  gap: ${({ $look }) => ($look === 'boxes' ? theme.space[3] : '0')};
`
