import { CircleAlert } from 'lucide-react'
import { waitNotice } from 'shared-auth'
import { theme } from 'shared-ui'
import styled from 'styled-components'

/** Stays next to the button after a failed attempt; the toast with the reason disappears. */
export function UnsentNotice({ error }: { error: unknown }) {
  return (
    <Notice>
      <CircleAlert size={20} aria-hidden="true" />
      Not sent yet. Everything you typed is still here, so you can try again. {waitNotice(error)}
    </Notice>
  )
}

const Notice = styled.p`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.dangerTint};
  color: ${theme.color.danger};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`
