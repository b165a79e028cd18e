import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { ButtonLink, Container, Heading, Page, paths, theme } from 'shared-ui'
import { styled } from 'styled-components'

/** Any path that no application owns (spec.md section 2). Each is logged once to the console. */
export function NotFoundPage() {
  const { pathname } = useLocation()

  useEffect(() => {
    console.warn(`Unknown path: ${pathname}`)
  }, [pathname])

  return (
    <Page title="Page Not Found" noindex>
      <Container>
        <Sheet>
          <Heading>Page Not Found</Heading>
          <p>The page you were looking for is not here. It may have moved, or the link may be incomplete.</p>
          <Ways>
            <ButtonLink to={paths.activities}>Explore Activities</ButtonLink>
            <ButtonLink to={paths.home} variant="secondary">
              Go to the home page
            </ButtonLink>
          </Ways>
        </Sheet>
      </Container>
    </Page>
  )
}

const Sheet = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
  max-width: 62ch;
  padding-block: ${theme.space[16]};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
