import { useIsOnline } from 'federation/useIsOnline'
import { CloudOff, RotateCw } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink, Container, Heading, Illustration, Page, paths, TextLink, theme } from 'shared-ui'
import { styled } from 'styled-components'
import { useRetryOnReturn } from './useRetryOnReturn'

type FailedPartProps = {
  /** The e-mail address to contact if the problem stays. */
  support: string
  onRetry: () => void
}

/** Shown instead of a page that could not be loaded or rendered: the cause, a retry button, and links. */
export function FailedPart({ support, onRetry }: FailedPartProps) {
  const isOnline = useIsOnline()
  const isOnList = useLocation().pathname === paths.activities
  useRetryOnReturn(isOnline, onRetry)

  return (
    <Page title="Something went wrong" noindex>
      <Container>
        <Panel role="alert">
          {isOnline ? (
            <Illustration name="error" />
          ) : (
            <Sign>
              <CloudOff size={72} strokeWidth={1.5} aria-hidden />
            </Sign>
          )}
          <Heading>
            {isOnline ? 'This part of the page could not be loaded' : 'This page cannot be loaded offline'}
          </Heading>
          <Text>
            {isOnline
              ? 'Everything else still works. Try again, or go on to another page.'
              : 'Your browser is offline. Pages that you have opened still show, and this one comes by itself once you are connected.'}
          </Text>
          <Ways>
            <Button icon={<RotateCw />} onClick={onRetry}>
              Try again
            </Button>
            <ButtonLink to={isOnList ? paths.home : paths.activities} variant="secondary">
              {isOnList ? 'Go to the home page' : 'Explore Activities'}
            </ButtonLink>
          </Ways>
          {isOnline && (
            <Text>
              Does it keep happening? Write to <TextLink href={`mailto:${support}`}>{support}</TextLink>.
            </Text>
          )}
        </Panel>
      </Container>
    </Page>
  )
}

const Panel = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${theme.space[4]};
  min-height: 60vh;
  padding-block: ${theme.space[10]};
  text-align: center;
`

/* An icon, not a picture: that would need the network. */
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 160px;
  height: 128px;
  border-radius: ${theme.radius.leaf};
  background: ${theme.color.brandTint};
  color: ${theme.color.brandStrong};
`

const Text = styled.p`
  max-width: 34em;
  color: ${theme.color.inkSoft};
  text-wrap: balance;
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
`
