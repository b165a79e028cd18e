import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Heading } from '../parts/Heading'
import { Illustration, type IllustrationName } from '../parts/Illustration'
import { theme } from '../theme/theme'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  picture?: IllustrationName
  /** The heading level: 1 if it is the whole page, as on the 404 page. */
  level?: 1 | 2
  /** Buttons or button links, one of them primary. */
  children?: ReactNode
}

/** Shown if there is no content: a message and the next steps. ErrorNotice uses it too. */
export function EmptyState({ title, text, picture, level = 2, children }: EmptyStateProps) {
  return (
    <Block>
      {picture && <Illustration name={picture} />}
      {level === 1 ? <Heading>{title}</Heading> : <Title>{title}</Title>}
      {text && <Text>{text}</Text>}
      {children && <Ways>{children}</Ways>}
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;
  /* what a visitor typed may be one long word, also in a button */
  overflow-wrap: anywhere;
`

const Title = styled.h2`
  padding-top: ${theme.space[1]};
  font-size: ${theme.text.lg};
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
  padding-top: ${theme.space[3]};
`
