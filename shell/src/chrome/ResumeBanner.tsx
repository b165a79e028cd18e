import { isPlainClick } from 'federation/isPlainClick'
import { X } from 'lucide-react'
import { useReducer } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { dropIntent, type Intent, readIntent, resumeIntent, useSession } from 'shared-auth'
import { Container, IconButton, paths, theme } from 'shared-ui'
import { focusMain } from 'shared-ui/focusMain'
import { styled } from 'styled-components'
import { matchRoute } from '../composition/applications'

/** The pages that may send a visitor to the login, with the text of the link back. */
const names: Record<string, string> = {
  [paths.savedListings]: 'Saved Lists',
  [paths.profile]: 'Profile',
  [paths.addListing]: 'List your activity',
}

/** Offers once, on the home page after a login, to finish what the visitor started before it. */
export function ResumeBanner() {
  const session = useSession()
  const { pathname } = useLocation()
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const intent = session.status === 'signedIn' && pathname === paths.home ? readIntent() : null
  if (!intent || !matchRoute(pathOf(intent))) return null

  function decline() {
    dropIntent()
    // the button goes with its focus
    focusMain()
    redraw()
  }

  return (
    <Bar aria-label="Carry on">
      <Container>
        <Row>
          {/* in another tab nothing of it is known, so there it stays an offer */}
          <Offer to={intent.path} onClick={(event) => isPlainClick(event) && resumeIntent(intent)}>
            {intent.saving
              ? `Finish saving ${intent.saving.name}`
              : `Back to ${names[pathOf(intent)] ?? 'where you were'}`}
          </Offer>
          <IconButton label="Dismiss" icon={<X />} onClick={decline} />
        </Row>
      </Container>
    </Bar>
  )
}

const pathOf = ({ path }: Intent) => path.split(/[?#]/)[0] ?? ''

const Bar = styled.aside`
  background: ${theme.color.brandTint};
  color: ${theme.color.ink};
`

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space[3]};
  padding-block: ${theme.space[1]};
`

const Offer = styled(Link)`
  min-width: 0;
  padding-block: ${theme.space[2]};
  color: ${theme.color.brandStrong};
  font-weight: ${theme.weight.semibold};
  overflow-wrap: anywhere;
`
