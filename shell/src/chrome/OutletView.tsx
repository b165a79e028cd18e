import { useState, useSyncExternalStore } from 'react'
import { Container, EMPTY_HTML, Loading, theme } from 'shared-ui'
import { styled } from 'styled-components'
import type { Outlet } from '../composition/outlet'
import { FailedPart } from './FailedPart'
import { ReadOnlyNotice } from './ReadOnlyNotice'

/** What the view needs of the outlet; on a server also the markup of the page. */
export type OutletSource = Pick<Outlet, 'subscribe' | 'getState' | 'getInitialState'> & { markup?: string }

type OutletViewProps = {
  outlet: OutletSource
  /** The e-mail address that is shown when a part cannot be loaded. */
  support: string
}

/**
 * The element that holds the pages, whose content React leaves alone. With a skeleton while one loads, a panel when one has
 * failed, and a notice above one that can only be read.
 */
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
        hidden={state.kind !== 'shown' && state.kind !== 'readOnly'}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React itself has rendered, or none
        dangerouslySetInnerHTML={content}
      />
      {state.kind === 'readOnly' && <ReadOnlyNotice onRetry={state.retry} />}
    </>
  )
}

const Waiting = styled.div`
  padding-block: ${theme.space[16]};
`
