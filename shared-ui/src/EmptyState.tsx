import type { ReactNode } from 'react'
import styled from 'styled-components'
import { theme } from './theme'

type EmptyStateProps = {
  title: string
  text?: string
  /** The ways out: buttons or button links, one of them primary. */
  children?: ReactNode
}

/** Nothing to show, which is no error: says so, and what to do next. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <Block>
      <Title>{title}</Title>
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
`

const Title = styled.h2`
  font-size: ${theme.text.lg};
`

const Text = styled.p`
  max-width: 30em;
  color: ${theme.color.inkSoft};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[2]};
`
