import type { ReactNode } from 'react'
import type { Session } from 'shared-auth'
import { media, Skeleton, theme } from 'shared-ui'
import { css, styled } from 'styled-components'

type ForSessionProps = {
  /** `in`: only for who is signed in. `out`: only for visitors. */
  only: Mark
  session: Session
  children: ReactNode
}

/** What the first script of the document writes into `data-session`: whether a session is stored. */
type Mark = 'in' | 'out'

/**
 * Something for visitors or for members only. While the session is not known, and in server markup, the mark of the
 * document decides by CSS. Its elements stay the same when the session is known, and so does the focus.
 */
export function ForSession({ only, session, children }: ForSessionProps) {
  if (session.status === (only === 'in' ? 'signedOut' : 'signedIn')) return null
  return <Part $mark={session.status === 'loading' ? only : undefined}>{children}</Part>
}

/* Without scripts there is no mark: then everybody is a visitor. */
const Part = styled.span<{ $mark: Mark | undefined }>`
  display: contents;

  ${({ $mark }) =>
    $mark &&
    css`
      html:not([data-session='${$mark}']) & {
        display: none;
      }
    `}
  ${({ $mark }) =>
    $mark === 'out' &&
    css`
      @media (scripting: none) {
        html:not([data-session]) & {
          display: contents;
        }
      }
    `}
`

/** The room of the account while the session is not known: about as wide as a member's menu, or as the login. */
export const AccountPlace = styled(Skeleton).attrs({ $height: '44px', $radius: theme.radius.pill })`
  width: 92px;

  html[data-session='in'] & {
    width: 80px;

    ${media.desktop} {
      width: 210px;
    }
  }

  html[data-session='out'] & {
    display: none;
  }

  @media (scripting: none) {
    display: none;
  }
`
