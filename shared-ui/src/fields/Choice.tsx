import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { focusRing, media, theme } from '../theme/theme'

export type ChoiceOption = {
  value: string
  label: string
  /** Shown before the label. */
  icon?: ReactNode
  /** What the label means today: "28 – 29 Nov". A description, not part of the accessible name. */
  note?: string
  /** It cannot be changed now. */
  disabled?: boolean
}

/** The layout: `rows` is one option per line, `boxes` are bordered options that wrap. */
export type ChoiceLook = 'rows' | 'boxes'

type ChoiceProps = {
  type: 'checkbox' | 'radio'
  option: ChoiceOption
  look: ChoiceLook
  name?: string
  isChecked: boolean
  onChange: () => void
}

/** One option: the whole row of at least 44 px is its target. */
export function Choice({ type, option, look, name, isChecked, onChange }: ChoiceProps) {
  const id = useId()
  const { label, note } = option
  const Row = look === 'boxes' ? BoxRow : LineRow
  return (
    <Row>
      <Box
        type={type}
        name={name}
        value={option.value}
        checked={isChecked}
        disabled={option.disabled}
        aria-label={note && label}
        aria-describedby={note && id}
        onChange={onChange}
      />
      {option.icon}
      <Texts>
        <Words data-words={label}>{label}</Words>
        {note && <Note id={id}>{note}</Note>}
      </Texts>
    </Row>
  )
}

const LineRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: ${theme.target};
  padding: ${theme.space[1]} 0;
  border-radius: ${theme.radius.control};
  cursor: pointer;

  &:has(:checked) {
    font-weight: ${theme.weight.semibold};
  }

  &:has(:disabled) {
    color: ${theme.color.inkSoft};
    cursor: not-allowed;
  }

  > svg {
    flex: none;
    width: 22px;
    height: 22px;
  }
`

const BoxRow = styled(LineRow)`
  min-height: 60px;
  padding: 6px ${theme.space[4]};
  border: 2px solid ${theme.color.line};

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandTint};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  [aria-invalid] & {
    border-color: ${theme.color.danger};
  }
`

/* As wide as the semibold label of the checked state, so that nothing moves. */
const Words = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  &::after {
    height: 0;
    overflow: hidden;
    font-weight: ${theme.weight.semibold};
    visibility: hidden;
    content: attr(data-words) / '';
  }
`

const Texts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-width: 0;
`

const Note = styled.span`
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
  font-weight: ${theme.weight.regular};
`

const Box = styled.input`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${theme.color.lineStrong};
  border-radius: 7px;
  background: ${theme.color.surfaceRaised};
  appearance: none;
  cursor: inherit;
  transition: background-color ${theme.motion.instant};

  &::before {
    width: 14px;
    height: 14px;
    background: ${theme.color.onBrand};
    clip-path: polygon(12% 45%, 0 59%, 38% 92%, 100% 22%, 87% 9%, 37% 66%);
    transform: scale(0);
    transition: transform ${theme.motion.instant} ${theme.ease.out};
    content: '';
  }

  &[type='radio'] {
    border-radius: 50%;

    &::before {
      clip-path: circle(5px);
    }
  }

  &:checked {
    border-color: ${theme.color.brand};
    background: ${theme.color.brand};
  }

  &:checked::before {
    transform: none;
  }

  ${media.hover} {
    ${LineRow}:hover &:not(:disabled, :checked) {
      border-color: ${theme.color.brand};
    }
  }

  ${LineRow}:active &:not(:disabled, :checked) {
    background: ${theme.color.brandTint};
  }

  [aria-invalid] & {
    border-color: ${theme.color.danger};
  }

  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunk};
  }

  &:disabled::before {
    background: ${theme.color.inkSoft};
  }

  ${media.forcedColors} {
    appearance: auto;

    &::before {
      display: none;
    }
  }
`
