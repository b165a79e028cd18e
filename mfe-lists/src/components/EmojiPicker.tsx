import { theme } from 'shared-ui'
import styled from 'styled-components'
import { EMOJIS } from '../emojis'
import { Emoji } from './Emoji'

type EmojiPickerProps = { glyph: string; onPick: (glyph: string) => void; disabled: boolean }

/** The 24 emojis of a list, six in a row. */
export function EmojiPicker({ glyph, onPick, disabled }: EmojiPickerProps) {
  return (
    <Group disabled={disabled}>
      <Legend>Emoji</Legend>
      <Grid>
        {EMOJIS.map((emoji) => (
          <Cell key={emoji.name}>
            <Radio
              type="radio"
              name="emoji"
              aria-label={emoji.name}
              checked={emoji.glyph === glyph}
              onChange={() => onPick(emoji.glyph)}
            />
            <Emoji stored={emoji.glyph} />
          </Cell>
        ))}
      </Grid>
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
  font-weight: ${theme.weight.semibold};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${theme.space[1]};
`

const Cell = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: ${theme.target};
  border: 2px solid transparent;
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.lg};
  line-height: 1;
  cursor: pointer;

  &:has(:checked) {
    border-color: ${theme.color.brand};
    background: ${theme.color.brandTint};
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
  }
`

/* There for the keyboard and screen readers; the eye sees the emoji. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: inherit;
`
