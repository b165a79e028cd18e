import { SITE_NAME, theme } from 'shared-ui'
import styled from 'styled-components'

/** Beside a form that the staff review: what becomes of it. */
export function WhatHappensNext() {
  return (
    <Block>
      <h2>What happens next</h2>
      <Steps>
        <li>We read it and check the details.</li>
        <li>We write to you if something is missing.</li>
        <li>Your listing goes live on {SITE_NAME}.</li>
      </Steps>
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > h2 {
    font-size: ${theme.text.lg};
  }
`

const Steps = styled.ol`
  display: grid;
  gap: 6px;
  padding-left: 20px;
  color: ${theme.color.inkSoft};
  list-style: decimal;
`
