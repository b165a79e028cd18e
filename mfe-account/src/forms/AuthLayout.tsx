import type { ReactNode } from 'react'
import { prepareAuth } from 'shared-auth'
import { Heading, media, theme } from 'shared-ui'
import styled from 'styled-components'
import welcome from '../images/welcome.webp'

type AuthLayoutProps = {
  heading: string
  text?: string
  /** The side of the form on which wide screens show the picture. */
  picture?: 'left' | 'right'
  children: ReactNode
}

/** The layout of login, sign-up and password pages: heading, form, and a picture next to it (below it on phones). */
export function AuthLayout({ heading, text, picture = 'right', children }: AuthLayoutProps) {
  return (
    <Split $picture={picture}>
      <Column>
        <Heading>{heading}</Heading>
        {text && <Lead>{text}</Lead>}
        {children}
      </Column>
      <Frame>
        <Scene src={welcome} width={900} height={1040} alt="" />
      </Frame>
    </Split>
  )
}

/** The form of such a page. Loads the auth library while the visitor fills it in. */
export const AuthForm = styled.form.attrs({ noValidate: true, onFocus: prepareAuth })`
  display: grid;
  gap: ${theme.space[5]};
`

const Split = styled.div<{ $picture: 'left' | 'right' }>`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]} ${theme.space[4]};

  ${media.tablet} {
    padding-inline: ${theme.space[5]};
  }

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    min-height: calc(100dvh - 76px);
    padding: ${theme.space[5]};

    > :first-child {
      order: ${({ $picture }) => ($picture === 'left' ? 1 : 0)};
    }
  }
`

const Column = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-content: center;
  width: 100%;
  max-width: 440px;
  min-width: 0;
  margin-inline: auto;

  ${media.desktop} {
    padding-block: ${theme.space[5]};
  }
`

const Lead = styled.p`
  color: ${theme.color.inkSoft};
`

/* As wide as the form above it; next to the form it fills the available height and never makes the page higher. */
const Frame = styled.div`
  position: relative;
  width: 100%;
  max-width: 440px;
  aspect-ratio: 3 / 2;
  margin-inline: auto;
  overflow: hidden;
  border-radius: ${theme.radius.leaf};
  background: ${theme.color.surfaceSunk};

  ${media.desktop} {
    max-width: none;
    aspect-ratio: auto;
    border-radius: 64px 18px 64px 18px;
  }
`

/* Below the form: the part from the bridge to the feet of the waving people. */
const Scene = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: 50% 100%;

  ${media.desktop} {
    object-position: 50% 46%;
  }
`
