import type { ReactNode } from 'react'
import { Container, Heading, theme } from 'shared-ui'
import styled from 'styled-components'

type ActivityProblemProps = {
  title: string
  text: string
  /** The way out. */
  children: ReactNode
}

/** In place of an activity that is not there or could not be loaded: a page with a heading like any other. */
export function ActivityProblem({ title, text, children }: ActivityProblemProps) {
  return (
    <Column>
      <Heading>{title}</Heading>
      <Text>{text}</Text>
      {children}
    </Column>
  )
}

const Column = styled(Container)`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[16]};
  text-align: center;
`

const Text = styled.p`
  max-width: 30em;
  color: ${theme.color.inkSoft};
`
