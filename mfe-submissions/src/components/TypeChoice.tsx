import { CalendarDays, CircleAlert, Store } from 'lucide-react'
import { useId } from 'react'
import { theme } from 'shared-ui'
import styled from 'styled-components'

/** What can be listed (spec.md section 3, "Listing type options for submission"). */
const TYPES = [
  { value: 'event', label: 'Event', icon: <CalendarDays size={22} aria-hidden="true" /> },
  { value: 'business', label: 'Business', icon: <Store size={22} aria-hidden="true" /> },
]

type TypeChoiceProps = {
  value: string
  onChange: (value: string) => void
  error?: string
}

/** Event or Business? */
export function TypeChoice({ value, onChange, error }: TypeChoiceProps) {
  const errorId = useId()
  return (
    <Group role="radiogroup" aria-required="true" aria-describedby={error ? errorId : undefined}>
      <Legend>
        Type <Mark aria-hidden="true">required</Mark>
      </Legend>
      <Options>
        {TYPES.map((type) => (
          <Option key={type.value}>
            {type.icon}
            <Label>{type.label}</Label>
            <Radio
              type="radio"
              name="type"
              value={type.value}
              checked={type.value === value}
              onChange={() => onChange(type.value)}
              aria-invalid={error ? true : undefined}
            />
          </Option>
        ))}
      </Options>
      {error && (
        <Problem id={errorId}>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </Problem>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${theme.space[2]};
  font-size: 0.9375rem;
  font-weight: 600;
`

const Mark = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.regular};
`

const Options = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: ${theme.space[3]};
`

const Option = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 60px;
  padding-inline: ${theme.space[4]};
  border: 2px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandTint};
  }

  &:has([aria-invalid]) {
    border-color: ${theme.color.danger};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

const Label = styled.span`
  flex: 1;
  font-weight: ${theme.weight.medium};
`

const Radio = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  accent-color: ${theme.color.brand};

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

const Problem = styled.p`
  display: flex;
  gap: 6px;
  padding-top: 6px;
  color: ${theme.color.danger};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`
