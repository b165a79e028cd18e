import { ChevronDown, LogOut, User } from 'lucide-react'
import { Menu, media, paths, theme } from 'shared-ui'
import { styled } from 'styled-components'
import { useLogOut } from './useLogOut'

/** The signed-in user's menu, labelled with their e-mail. A long address is cut off; the title has all of it. */
export function UserMenu({ email }: { email: string }) {
  const logOut = useLogOut()
  return (
    <Area>
      <Menu
        label={email}
        items={[
          { label: 'Profile', icon: <User aria-hidden />, to: paths.profile },
          { label: 'Log out', icon: <LogOut aria-hidden />, onSelect: logOut },
        ]}
        trigger={(attributes) => (
          <Toggle {...attributes} title={email}>
            <Avatar aria-hidden>{email.charAt(0).toUpperCase()}</Avatar>
            <Email>{email}</Email>
            <Chevron size={18} aria-hidden />
          </Toggle>
        )}
      />
    </Area>
  )
}

const Area = styled.div`
  max-width: 260px;
`

const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 80px;
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

/* Between 768 px and 1024 px there is no room for the navigation and the address: only its first letter is
   visible. The button's accessible name is still the whole address. */
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
