import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { theme } from '../theme/theme'
import { box, FieldFrame, type FieldTexts } from './FieldFrame'

/** One line of text. Accepts every attribute of an input, including `ref`. */
export function Field(props: FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts>) {
  return <FieldFrame of={props}>{(control) => <Input {...control} />}</FieldFrame>
}

/** Several lines of text. */
export function TextAreaField(props: FieldTexts & Omit<ComponentProps<'textarea'>, keyof FieldTexts>) {
  return <FieldFrame of={props}>{(control) => <Area {...control} />}</FieldFrame>
}

/** A select; its options are <option> children. */
export function SelectField(props: FieldTexts & Omit<ComponentProps<'select'>, keyof FieldTexts>) {
  return (
    <FieldFrame of={props}>
      {(control) => (
        <SelectBox>
          <Select {...control} />
          <ChevronDown size={20} />
        </SelectBox>
      )}
    </FieldFrame>
  )
}

const Input = styled.input`
  ${box}
`

const Area = styled.textarea`
  ${box}
  min-height: 120px;
  padding-block: 13px;
  resize: vertical;
`

const SelectBox = styled.div`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 10px);
    right: ${theme.space[4]};
    pointer-events: none;
  }
`

const Select = styled.select`
  ${box}
  padding-right: ${theme.space[12]};
  appearance: none;
`
