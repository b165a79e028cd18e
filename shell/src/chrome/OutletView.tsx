import { useState, useSyncExternalStore } from 'react'
import { Container, EMPTY_HTML, Loading, theme } from 'shared-ui'
import { styled } from 'styled-components'
import type { Outlet } from '../composition/outlet'
import { FailedPart } from './FailedPart'

/** What the view needs of the outlet; on a server also the markup of the page. */
export type OutletSource = Pick<Outlet, 'subscribe' | 'getState' | 'getInitialState'> & { markup?: string }

type OutletViewProps = {
  outlet: OutletSource
  /** The e-mail address that is shown when a part cannot be loaded. */
  support: string
}

/** The element that holds the pages, whose content React leaves alone, with a skeleton while one loads and a panel when one has failed. */
export function OutletView({ outlet, support }: OutletViewProps) {
  const state = useSyncExternalStore(outlet.subscribe, outlet.getState, outlet.getInitialState)
  const [content] = useState(() => ({ __html: outlet.markup ?? EMPTY_HTML }))
  return (
    <>
      {state.kind === 'failed' && <FailedPart support={support} onRetry={state.retry} />}
      {state.kind === 'waiting' && (
        <Container>
          <Waiting>
            <Loading label="Loading..." />
          </Waiting>
        </Container>
      )}
      <div
        id="outlet"
        hidden={state.kind !== 'shown'}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself has rendered, or none
        dangerouslySetInnerHTML={content}
      />
    </>
  )
}

const Waiting = styled.div`
  padding-block: ${theme.space[16]};
`
