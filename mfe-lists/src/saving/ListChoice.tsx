import { useEffect, useRef } from 'react'
import { Emoji, Skeleton, theme, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'

type ListChoiceProps = {
  lists: SavedList[]
  chosenId: string
  onChoose: (listId: string) => void
  disabled: boolean
}

/** A radio group of the lists to save in. */
export function ListChoice({ lists, chosenId, onChoose, disabled }: ListChoiceProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => group.current?.querySelector<HTMLElement>(':checked')?.focus(), [])

  return (
    <Group ref={group} disabled={disabled}>
      <Legend>Choose a list</Legend>
      {lists.map((list) => (
        <Row key={list.id}>
          <Emoji stored={list.emoji} />
          <Name>{list.name}</Name>
          <Radio
            type="radio"
            name="list"
            value={list.id}
            checked={list.id === chosenId}
            onChange={() => onChoose(list.id)}
          />
        </Row>
      ))}
    </Group>
  )
}

/** Placeholders of the same size while the lists load. */
export function ListChoiceSkeleton() {
  return (
    <Boxes>
      <VisuallyHidden role="status">Loading your lists...</VisuallyHidden>
      {['first', 'second', 'third'].map((place) => (
        <Skeleton key={place} $height="56px" $radius={theme.radius.picture} />
      ))}
    </Boxes>
  )
}

const Boxes = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Group = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  min-width: 0;
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${theme.space[2]};
  font-weight: ${theme.weight.semibold};
`

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.picture};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.brand};
    box-shadow: inset 0 0 0 0.5px ${theme.color.brand};
    background: ${theme.color.brandTint};
    font-weight: ${theme.weight.semibold};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`

const Radio = styled.input`
  flex: none;
  width: 24px;
  height: 24px;
  accent-color: ${theme.color.brand};

  @supports selector(:has(*)) {
    &:focus-visible {
      outline: none;
      box-shadow: none;
    }
  }
`
