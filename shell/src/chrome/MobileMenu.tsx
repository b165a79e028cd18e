import { Compass, Heart, House, LogIn, LogOut, Menu, User, X } from 'lucide-react'
import { useEffect } from 'react'
import { NavLink } from 'react-router-dom'
import type { Session } from 'shared-auth'
import { breakpoints, depths, media, paths, TextLink, theme, useLayer } from 'shared-ui'
import { css, styled } from 'styled-components'
import { ForSession } from './ForSession'
import { useDisclosure } from './useDisclosure'
import { useLogOut } from './useLogOut'

/** Below 768 px: a toggle and a menu under the header. It repeats two footer links: the footer may be far down. */
export function MobileMenu({ session }: { session: Session }) {
  const { isOpen, close, buttonProps, panelProps, areaProps } = useDisclosure()
  const logOut = useLogOut()
  useLayer(isOpen, () => {
    close()
    return true
  })

  useEffect(() => {
    // in a wide window there is no toggle to close the menu, for example after the phone was rotated
    const wide = window.matchMedia?.(`(min-width: ${breakpoints.tablet}px)`)
    wide?.addEventListener('change', close)
    return () => wide?.removeEventListener('change', close)
  }, [close])

  return (
    <Area {...areaProps}>
      <Toggle {...buttonProps} aria-label={isOpen ? 'Close menu' : 'Open menu'}>
        {isOpen ? <X size={22} aria-hidden /> : <Menu size={22} aria-hidden />}
      </Toggle>
      {isOpen && <Scrim aria-hidden onClick={close} />}
      <Panel {...panelProps} aria-label="Mobile">
        <Item to={paths.home} end>
          <House size={20} aria-hidden />
          Home
        </Item>
        <Item to={paths.activities}>
          <Compass size={20} aria-hidden />
          Activities
        </Item>
        <ForSession only="in" session={session}>
          <Item to={paths.savedListings}>
            <Heart size={20} aria-hidden />
            Saved Lists
          </Item>
          <Item to={paths.profile}>
            <User size={20} aria-hidden />
            Profile
          </Item>
          {session.status === 'signedIn' ? (
            <LogOutItem type="button" onClick={logOut}>
              <LogOut size={20} aria-hidden />
              Log out
            </LogOutItem>
          ) : (
            <LogOutPlace />
          )}
        </ForSession>
        <ForSession only="out" session={session}>
          <Item to={paths.login}>
            <LogIn size={20} aria-hidden />
            Log in
          </Item>
        </ForSession>
        <Rest>
          <TextLink to={paths.contact}>Contact Us</TextLink>
          <TextLink to={paths.submitListing}>List your business</TextLink>
        </Rest>
      </Panel>
    </Area>
  )
}

const Area = styled.div`
  ${media.tablet} {
    display: none;
  }
`

const Toggle = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  cursor: pointer;

  /* The header shows its links instead. */
  @media (scripting: none) {
    display: none;
  }
`

const Scrim = styled.div`
  position: fixed;
  inset: 64px 0 0;
  background: ${theme.color.scrim};
`

const Panel = styled.nav`
  position: absolute;
  inset-inline: 0;
  top: 100%;
  z-index: ${depths.popover};
  display: grid;
  max-height: calc(100dvh - 64px);
  padding-block: ${theme.space[2]} calc(${theme.space[4]} + env(safe-area-inset-bottom));
  padding-inline: max(${theme.space[4]}, env(safe-area-inset-left), env(safe-area-inset-right));
  overflow-y: auto;
  overscroll-behavior: contain;
  border-radius: 0 0 ${theme.radius.panel} ${theme.radius.sm};
  background: ${theme.color.surface};

  &[hidden] {
    display: none;
  }
`

const item = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 56px;
  padding-inline: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.leafSmall};
  background: none;
  color: ${theme.color.ink};
  font-family: ${theme.font.display};
  font-size: ${theme.text.lg};
  font-weight: ${theme.weight.semibold};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &[aria-current='page'] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};

    ${media.forcedColors} {
      text-decoration: underline;
    }
  }
`

const Item = styled(NavLink)`
  ${item}
`

const LogOutItem = styled.button`
  ${item}
`

/* Nobody can log out before the session is known. */
const LogOutPlace = styled.span`
  min-height: 56px;
`

const Rest = styled.div`
  display: grid;
  margin-top: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]} 0;
  border-top: 1px solid ${theme.color.line};
`
