import { useEffect, useRef } from 'react'
import { EmojiPicker, Field, theme } from 'shared-ui'
import styled from 'styled-components'
import type { ListDetails } from './newList'

type ListFieldsProps = {
  list: ListDetails
  onChange: (list: ListDetails) => void
  disabled: boolean
  error?: string
  hint?: string
}

/** The fields for a list's name and emoji, to create or rename it. */
export function ListFields({ list, onChange, disabled, error, hint }: ListFieldsProps) {
  const nameField = useRef<HTMLInputElement>(null)
  // autoFocus would run before the dialog is open, when its content cannot be focused
  useEffect(() => nameField.current?.focus(), [])

  return (
    <Fields>
      <Field
        label="List name"
        required
        ref={nameField}
        autoComplete="off"
        value={list.name}
        onChange={(event) => onChange({ ...list, name: event.target.value })}
        disabled={disabled}
        error={error}
        hint={hint}
      />
      <EmojiPicker
        label="Emoji"
        value={list.emoji}
        onChange={(emoji) => onChange({ ...list, emoji })}
        disabled={disabled}
      />
    </Fields>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
