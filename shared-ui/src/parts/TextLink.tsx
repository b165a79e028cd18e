import type { MouseEvent, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { media, theme } from '../theme/theme'
import { VisuallyHidden } from './VisuallyHidden'

type TextLinkProps = {
  children: ReactNode
} & (
  | { to: To; onClick?: (event: MouseEvent) => void; href?: never }
  /** Another site (a URL from safeUrl(); opens in a new tab), or a tel: or mailto: link. */
  | { href: string; to?: never }
)

/** An underlined link in text: `to` for a page of this site, `href` for others. */
export function TextLink({ children, ...target }: TextLinkProps) {
  if (target.href === undefined) return <Inner {...target}>{children}</Inner>
  if (!/^https?:/i.test(target.href)) return <Outer href={target.href}>{children}</Outer>
  return (
    <Outer href={target.href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <VisuallyHidden> (opens in new tab)</VisuallyHidden>
    </Outer>
  )
}

const link = css`
  color: ${theme.color.brandStrong};
  font-weight: ${theme.weight.semibold};
  text-decoration: underline;
  text-decoration-thickness: 1.5px;
  text-underline-offset: 3px;
  border-radius: 4px;
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      text-decoration-thickness: 2.5px;
    }
  }

  &:active {
    color: ${theme.color.ink};
  }
`

const Inner = styled(Link)`
  ${link}
`

const Outer = styled.a`
  ${link}
`
