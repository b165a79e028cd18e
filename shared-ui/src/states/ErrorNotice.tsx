import { CircleAlert, RotateCw } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../parts/Button'
import { toast } from '../stores/toast'
import { theme } from '../theme/theme'
import { EmptyState } from './EmptyState'

type ErrorNoticeProps = {
  /** What failed ("We couldn't load activities"). */
  title: string
  /** What the visitor can do, or the service's message. */
  message?: string
  /** Adds a "Try again" button. */
  onRetry?: () => void
  /** `row` is one line, for a part of a page or of a dialog. */
  look?: 'block' | 'row'
}

/** An error instead of the content that failed. Announced at once. */
export function ErrorNotice({ title, message, onRetry, look = 'block' }: ErrorNoticeProps) {
  const button = useKeptFocus()
  // the toast of the attempt before is no longer true
  function handleClick() {
    toast.dropErrors()
    onRetry?.()
  }
  const retry = onRetry && (
    <Button
      ref={button}
      variant={look === 'row' ? 'quiet' : 'secondary'}
      size={look === 'row' ? 'compact' : 'regular'}
      icon={<RotateCw />}
      onClick={handleClick}
    >
      Try again
    </Button>
  )
  if (look === 'row') {
    return (
      <Row role="alert">
        <Words>
          <CircleAlert size={20} />
          <span>
            <strong>{title}</strong> {message}
          </span>
        </Words>
        {retry}
      </Row>
    )
  }
  return (
    <div role="alert">
      <EmptyState title={title} text={message} picture="error">
        {retry}
      </EmptyState>
    </div>
  )
}

/** A button that goes with its focus leaves it to the content of the page. */
function useKeptFocus() {
  const ref = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const button = ref.current
    return () => {
      if (button && button === document.activeElement)
        button.closest<HTMLElement>('main, dialog')?.focus({ preventScroll: true })
    }
  }, [])
  return ref
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.target};
`

const Words = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  min-width: 0;
  color: ${theme.color.danger};

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > svg {
    flex: none;
    margin-top: 2px;
  }
`
