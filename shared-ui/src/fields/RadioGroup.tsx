import { useId } from 'react'
import { Choice, type ChoiceLook, type ChoiceOption } from './Choice'
import { ChoiceFrame } from './ChoiceFrame'

type RadioGroupProps = {
  legend: string
  /** The name of the form field. Default: a unique name. */
  name?: string
  options: ChoiceOption[]
  /** The chosen value, or null. */
  value: string | null
  onChange: (value: string) => void
  look?: ChoiceLook
  error?: string | null
  required?: boolean
  disabled?: boolean
}

/** A group in which one option can be chosen. Arrow keys choose, as in every radio group. */
export function RadioGroup({ name, options, value, onChange, look = 'rows', ...frame }: RadioGroupProps) {
  const ownName = useId()
  return (
    <ChoiceFrame role="radiogroup" look={look} {...frame}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="radio"
          name={name ?? ownName}
          option={option}
          look={look}
          isChecked={option.value === value}
          onChange={() => onChange(option.value)}
        />
      ))}
    </ChoiceFrame>
  )
}
