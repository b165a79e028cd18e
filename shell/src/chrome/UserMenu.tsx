import { ChevronDown, LogOut, User } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { depths, media, paths, theme } from 'shared-ui'
import { css, styled } from 'styled-components'
import { useDisclosure } from './useDisclosure'
import { useLogOut } from './useLogOut'

/** The signed-in user's menu, labelled with their e-mail. A long address is cut, its title has it whole. */
export function UserMenu({ email }: { email: string }) {
  const { isOpen, close, buttonProps, panelProps, areaProps } = useDisclosure()
  const area = useRef<HTMLDivElement>(null)
  const logOut = useLogOut()

  useEffect(() => {
    if (!isOpen) return
    const handlePointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && !area.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', handlePointer)
    return () => document.removeEventListener('pointerdown', handlePointer)
  }, [isOpen, close])

  return (
    <Area ref={area} {...areaProps}>
      <Toggle {...buttonProps} title={email}>
        <Avatar aria-hidden>{email.charAt(0).toUpperCase()}</Avatar>
        <Email>{email}</Email>
        <Chevron size={18} aria-hidden />
      </Toggle>
      <Panel {...panelProps}>
        <li>
          <ItemLink to={paths.profile}>
            <User size={20} aria-hidden />
            Profile
          </ItemLink>
        </li>
        <li>
          <ItemButton type="button" onClick={logOut}>
            <LogOut size={20} aria-hidden />
            Log out
          </ItemButton>
        </li>
      </Panel>
    </Area>
  )
}

const Area = styled.div`
  position: relative;
  max-width: 260px;
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  max-width: 100%;
  min-height: ${theme.target};
  padding: 4px ${theme.space[3]} 4px 6px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  font: inherit;
  font-weight: ${theme.weight.medium};
  cursor: pointer;
`

const Avatar = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 34px;
  height: 34px;
  border-radius: 14px 5px;
  background: ${theme.color.sun};
  color: ${theme.color.onSun};
  font-weight: ${theme.weight.bold};
`

const Chevron = styled(ChevronDown)`
  flex: none;
`

/* Between 768 px and 1024 px there is room for the navigation or for an address, not for both: only its
   first letter is seen, and the whole of it is the button's name still. */
const Email = styled.span`
  ${media.sheet} {
    position: absolute;
    clip-path: inset(50%);
    width: 1px;
    height: 1px;
  }

  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Panel = styled.ul`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${depths.popover};
  min-width: 200px;
  margin: 0;
  padding: ${theme.space[2]};
  list-style: none;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[3]};

  &[hidden] {
    display: none;
  }
`

const item = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  min-height: ${theme.target};
  padding-inline: ${theme.space[3]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.ink};
  font: inherit;
  font-weight: ${theme.weight.medium};
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${theme.color.brandTint};
    }
  }
`

const ItemLink = styled(Link)`
  ${item}
`

const ItemButton = styled.button`
  ${item}
`
