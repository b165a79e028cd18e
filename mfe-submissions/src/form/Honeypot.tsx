import styled from 'styled-components'

const NAME = 'leaveEmpty'

export const HONEYPOT = `[name=${NAME}]`

/** A field that only bots fill in: off screen, not in the tab order, hidden from screen readers. */
export function Honeypot() {
  return (
    <OffScreen aria-hidden="true">
      <label>
        Leave empty
        <input name={NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </OffScreen>
  )
}

const OffScreen = styled.div`
  position: absolute;
  inset-inline-start: -9999px;
  width: 1px;
  height: 1px;
  overflow: hidden;
`
