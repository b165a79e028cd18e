import { RotateCw } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Button, Container, Heading, Loading, Page, theme } from 'shared-ui'
import { styled } from 'styled-components'
import type { Outlet } from '../outlet'

/** The place of the pages, with what stands in for one that loads or could not be loaded. */
export function OutletView({ outlet }: { outlet: Outlet }) {
  const state = useSyncExternalStore(outlet.subscribe, outlet.getState)
  return (
    <>
      {state.kind === 'failed' && (
        <Page title="Something went wrong" noindex>
          <Container>
            <Panel role="alert">
              <Heading>This part of the page could not be loaded</Heading>
              <p>
                Everything else still works. Check your connection and try again, or go on to another page.
              </p>
              <Button icon={<RotateCw />} onClick={state.retry}>
                Try again
              </Button>
            </Panel>
          </Container>
        </Page>
      )}
      {state.kind === 'waiting' && (
        <Container>
          <Waiting>
            <Loading label="Loading..." />
          </Waiting>
        </Container>
      )}
      <div id="outlet" hidden={state.kind !== 'shown'} />
    </>
  )
}

const Waiting = styled.div`
  min-height: 100vh;
  padding-block: ${theme.space[16]};
`

const Panel = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: ${theme.space[5]};
  max-width: 62ch;
  min-height: 60vh;
  padding-block: ${theme.space[16]};
`
