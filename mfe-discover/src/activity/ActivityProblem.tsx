import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Container, Heading, Illustration, theme } from 'shared-ui'
import styled from 'styled-components'

type ActivityProblemProps = {
  /** `offline` is an icon: a drawing would have to be fetched. */
  picture: 'lost' | 'error' | 'offline'
  title: string
  text: string
  /** A link or button to continue. */
  children: ReactNode
}

/** The page for an activity that does not exist or could not be loaded. */
export function ActivityProblem({ picture, title, text, children }: ActivityProblemProps) {
  return (
    <Column>
      {picture === 'offline' ? (
        <CloudOff size={72} strokeWidth={1.5} aria-hidden />
      ) : (
        <Illustration name={picture} />
      )}
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
  padding-block: ${theme.space[8]} ${theme.space[16]};
  text-align: center;

  > svg {
    color: ${theme.color.brandStrong};
  }
`

const Text = styled.p`
  max-width: 30em;
  color: ${theme.color.inkSoft};
`
