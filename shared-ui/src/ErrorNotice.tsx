import { CircleAlert, RotateCw } from 'lucide-react'
import styled from 'styled-components'
import { Button } from './Button'
import { theme } from './theme'

type ErrorNoticeProps = {
  /** What did not work ("We couldn't load activities"). */
  title: string
  /** What the visitor can do, or the service's own words. */
  message?: string
  /** Gives the notice a "Try again" button. */
  onRetry?: () => void
}

/** A failure in the place where its content would be; announced at once, and stays. */
export function ErrorNotice({ title, message, onRetry }: ErrorNoticeProps) {
  return (
    <Block role="alert">
      <CircleAlert size={32} />
      <Title>{title}</Title>
      {message && <Message>{message}</Message>}
      {onRetry && (
        <Button variant="secondary" icon={<RotateCw />} onClick={onRetry}>
          Try again
        </Button>
      )}
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[8]} ${theme.space[4]};
  text-align: center;

  > svg {
    color: ${theme.color.danger};
  }
`

const Title = styled.h2`
  font-size: ${theme.text.lg};
`

const Message = styled.p`
  max-width: 30em;
  color: ${theme.color.inkSoft};
`
