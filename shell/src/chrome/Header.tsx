import { Link, NavLink, useLocation } from 'react-router-dom'
import { useSession } from 'shared-auth'
import { ButtonLink, Container, depths, Logo, media, paths, theme } from 'shared-ui'
import { styled } from 'styled-components'
import { AccountPlace, ForSession } from './ForSession'
import { MobileMenu } from './MobileMenu'
import { UserMenu } from './UserMenu'

/**
 * The header of every page (spec.md section 2). While the session loads, it has what a visitor and what a member gets, and
 * CSS shows one of them. The header of the home page has no bottom border.
 */
export function Header() {
  const session = useSession()
  const { pathname } = useLocation()

  return (
    <Bar $hasBorder={pathname !== paths.home}>
      <Container>
        <Row>
          <HomeLink to={paths.home}>
            <Logo />
          </HomeLink>
          <Nav aria-label="Main">
            <NavItem to={paths.home} end>
              Home
            </NavItem>
            <NavItem to={paths.activities}>Explore Activities</NavItem>
            <ForSession only="in" session={session}>
              <NavItem to={paths.savedListings}>Saved Lists</NavItem>
            </ForSession>
          </Nav>
          <End>
            {session.status === 'loading' && <AccountPlace />}
            <ForSession only="out" session={session}>
              <ButtonLink to={paths.login} size="compact">
                Log in
              </ButtonLink>
            </ForSession>
            {session.status === 'signedIn' && <UserMenu email={session.user.email} />}
          </End>
          <MobileMenu session={session} />
        </Row>
      </Container>
    </Bar>
  )
}

// no transparent border: it is seen where the browser forces its colours
const Bar = styled.header<{ $hasBorder: boolean }>`
  position: relative;
  z-index: ${depths.header};
  background: ${theme.color.surface};
  border-bottom: ${({ $hasBorder }) => ($hasBorder ? 1 : 0)}px solid ${theme.color.line};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 64px;
  padding-block: ${theme.space[1]};

  ${media.tablet} {
    grid-template-columns: 1fr auto 1fr;
    min-height: 76px;
  }
`

const HomeLink = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  border-radius: ${theme.radius.sm};
  color: inherit;
  text-decoration: none;
`

/* With large text its links stand below each other before the header gets wider than the window. */
const Nav = styled.nav`
  display: none;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]};

  ${media.tablet} {
    display: flex;
  }

  /* There the menu of a phone cannot be opened. */
  ${media.phone} {
    @media (scripting: none) {
      grid-area: 2 / 1 / auto / -1;
      display: flex;
    }
  }
`

const NavItem = styled(NavLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  color: ${theme.color.ink};
  font-weight: ${theme.weight.medium};
  text-align: center;
  text-decoration: none;

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  &[aria-current='page'] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};

    ${media.forcedColors} {
      text-decoration: underline;
    }
  }
`

const End = styled.div`
  display: none;
  justify-self: end;
  max-width: 100%;

  ${media.tablet} {
    display: block;
  }
`
