import { useEffect, useRef, useState } from 'react'
import { signInWithGoogle } from 'shared-auth'
import { Button, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { toastFailure } from '../forms/failure'

type GoogleSignInProps = {
  /** The text of the line above the button. */
  divider: string
  /** The visible text of the button; its accessible name is always "Continue with Google". */
  label: string
}

/**
 * The button for the login with Google. Shows an error if Google cannot be opened. Nobody is taken to Google who has left
 * the button's page: an answer can take 15 seconds.
 */
export function GoogleSignIn({ divider, label }: GoogleSignInProps) {
  const [isLeaving, setLeaving] = useState(false)
  const page = useRef<AbortController>(null)

  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    return () => controller.abort()
  }, [])

  async function handleClick() {
    const signal = page.current?.signal
    toast.dropErrors()
    setLeaving(true)
    try {
      await signInWithGoogle(signal)
    } catch (error) {
      if (!signal?.aborted) toastFailure(error, 'Error signing in with Google')
    } finally {
      setLeaving(false)
    }
  }

  return (
    <Group>
      <Divider>{divider}</Divider>
      <Button
        variant="secondary"
        wide
        icon={<GoogleMark />}
        busy={isLeaving}
        aria-label="Continue with Google"
        onClick={handleClick}
      >
        {label}
      </Button>
    </Group>
  )
}

/** Google's logo, in the colours that its brand rules require. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path
        fill="#4285F4"
        d="M46.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.6h12.4a10.6 10.6 0 0 1-4.6 6.9v5.8h7.5c4.3-4 6.8-9.9 6.8-16.8Z"
      />
      <path
        fill="#34A853"
        d="M24 47c6.2 0 11.4-2 15.3-5.7l-7.5-5.8a13.9 13.9 0 0 1-20.7-7.3H3.4v6A23 23 0 0 0 24 47Z"
      />
      <path fill="#FBBC05" d="M11.1 28.2a13.8 13.8 0 0 1 0-8.8v-6H3.4a23 23 0 0 0 0 20.7l7.7-5.9Z" />
      <path
        fill="#EA4335"
        d="M24 10.2c3.4 0 6.4 1.2 8.8 3.4l6.6-6.5A23 23 0 0 0 3.4 13.4l7.7 6A13.7 13.7 0 0 1 24 10.2Z"
      />
    </svg>
  )
}

const Group = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`

const Divider = styled.p`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  gap: ${theme.space[4]};
  align-items: center;
  color: ${theme.color.inkSoft};

  &::before,
  &::after {
    content: '';
    height: 1px;
    background: ${theme.color.line};
  }
`
