import { Choice, type ChoiceOption } from './Choice'
import { ChoiceFrame } from './ChoiceFrame'

type CheckboxGroupProps = {
  legend: string
  /** The name of the form field, for a form that is sent without scripts. */
  name?: string
  options: ChoiceOption[]
  /** The chosen values. */
  value: string[]
  /** Called with all chosen values, in the order of the options. */
  onChange: (values: string[]) => void
  disabled?: boolean
}

/** A group in which any number of options can be chosen. */
export function CheckboxGroup({ legend, name, options, value, onChange, disabled }: CheckboxGroupProps) {
  function toggle(changed: string) {
    const isChosen = (option: string) => value.includes(option) !== (option === changed)
    onChange(options.map((option) => option.value).filter(isChosen))
  }

  return (
    <ChoiceFrame legend={legend} look="rows" disabled={disabled}>
      {options.map((option) => (
        <Choice
          key={option.value}
          type="checkbox"
          name={name}
          option={option}
          look="rows"
          isChecked={value.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
    </ChoiceFrame>
  )
}
