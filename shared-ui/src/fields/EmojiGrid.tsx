import { type KeyboardEvent, useId } from 'react'
import styled from 'styled-components'
import { Emoji } from '../parts/Emoji'
import { EMOJIS } from '../site/emojis'
import { media, theme } from '../theme/theme'

export type EmojiGridProps = {
  /** The chosen glyph. */
  value: string
  onChange: (glyph: string) => void
}

const PER_ROW = 6

/** The browser handles Left and Right in a radio group; here Up and Down move to the row above and below. */
export function EmojiGrid({ value, onChange }: EmojiGridProps) {
  const name = useId()

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowUp: -PER_ROW, ArrowDown: PER_ROW }[event.key]
    if (!step) return
    event.preventDefault()
    const radios = [...event.currentTarget.querySelectorAll('input')]
    const from = radios.findIndex((radio) => radio.checked)
    const next = (Math.max(from, 0) + step + radios.length) % radios.length
    radios[next]?.focus()
    onChange(EMOJIS[next]?.glyph ?? value)
  }

  return (
    <Grid onKeyDown={handleKeyDown}>
      {EMOJIS.map((emoji) => (
        <Cell key={emoji.name} title={emoji.name}>
          <Radio
            type="radio"
            name={name}
            aria-label={emoji.name}
            checked={emoji.glyph === value}
            onChange={() => onChange(emoji.glyph)}
          />
          <Emoji stored={emoji.glyph} />
        </Cell>
      ))}
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${PER_ROW}, minmax(0, 1fr));
  gap: 6px;
`

const Cell = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 48px;
  border: 2px solid transparent;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.lg};
  line-height: 1;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  &:active {
    background: ${theme.color.brandTint};
  }

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandTint};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 1px;
  }

  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }

  ${media.forcedColors} {
    border-color: Canvas;

    &:has(:checked) {
      border-color: Highlight;
    }
  }
`

/* Invisible: for the keyboard and screen readers; the emoji is the visible part. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;

  /* Firefox before 121 */
  @supports not selector(:has(*)) {
    opacity: 1;
  }
`
