import type { ReactNode } from 'react'
import { Container, depths, theme } from 'shared-ui'
import { styled } from 'styled-components'

type EdgeNoticeProps = {
  /** An alert is read out when it appears; a status has to be there before its text changes. */
  role?: 'status' | 'alert'
  /** Without children there is nothing to see. */
  children?: ReactNode
}

/** A notice at the lower edge of the screen, over the page. base.css moves the toasts above it. */
export function EdgeNotice({ role = 'status', children }: EdgeNoticeProps) {
  return (
    <Edge role={role} data-edge-notice>
      {children && (
        <Bar data-theme="dark">
          <Container>
            <Words>{children}</Words>
          </Container>
        </Bar>
      )}
    </Edge>
  )
}

/* Last in its place and sticky, so that it stays in sight and nothing moves when it appears. */
const Edge = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${depths.sticky};
`

/* Dark in both themes, like the toasts. */
const Bar = styled.div`
  padding-block: ${theme.space[3]} calc(${theme.space[3]} + env(safe-area-inset-bottom));
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
`

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]};

  > svg {
    flex: none;
    color: ${theme.color.sun};
  }

  > p {
    flex: 1 1 16em;
  }
`
