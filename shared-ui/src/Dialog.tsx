import { X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from './IconButton'
import { media, theme } from './theme'
import { enterTopLayer, leaveTopLayer } from './topLayer'

/** The second tap of a double tap on the button that opened it must not close it. In milliseconds. */
const GRACE = 400

type DialogProps = {
  open: boolean
  /** The heading and the dialog's name. */
  title: string
  /** Asked for by the close button, Escape, the browser's Back gesture and a click beside the dialog. */
  onClose: () => void
  /** While true the dialog cannot be closed. */
  busy?: boolean
  children: ReactNode
  /** Actions at the bottom; they stay in sight while the content scrolls. */
  footer?: ReactNode
}

/**
 * A modal dialog, 480 px wide; a bottom sheet under 768 px. On the native <dialog>, which keeps the
 * focus inside and the page inert. The focus returns to where it was.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, onClose, busy = false, children, footer }: Omit<DialogProps, 'open'>) {
  const { ref, openedAt } = useModal()
  const titleId = useId()

  function requestClose() {
    if (!busy) onClose()
  }

  function handleKeyDown(event: KeyboardEvent) {
    // Chrome closes on the second Escape even when `cancel` is prevented, but not when the key is.
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    requestClose()
  }

  function handleClick(event: MouseEvent) {
    const isBeside = event.target === event.currentTarget
    if (isBeside && event.timeStamp - openedAt.current > GRACE) requestClose()
  }

  return (
    <Layer
      ref={ref}
      aria-labelledby={titleId}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onCancel={(event) => {
        event.preventDefault()
        requestClose()
      }}
    >
      <Panel>
        <Title id={titleId}>{title}</Title>
        <Content>{children}</Content>
        {footer && <Footer>{footer}</Footer>}
        {/* Last, so that the focus starts in the content. */}
        <Close>
          <IconButton label="Close" icon={<X />} disabled={busy} onClick={requestClose} />
        </Close>
      </Panel>
    </Layer>
  )
}

/** Opens the dialog for as long as it is mounted. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(0)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    enterTopLayer(dialog)
    dialog.showModal()
    openedAt.current = performance.now()
    return () => {
      leaveTopLayer(dialog)
      dialog.close()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])

  return { ref, openedAt }
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

const appear = keyframes`
  from { opacity: 0; }
`

/* The whole window and never transformed, so that toasts inside it can be placed on the window. */
const Layer = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  padding: ${theme.space[4]};
  border: 0;
  background: transparent;
  color: ${theme.color.ink};

  &[open] {
    display: grid;
    place-items: center;

    ${media.phone} {
      place-items: end stretch;
    }
  }

  &::backdrop {
    background: ${theme.color.scrim};
    animation: ${appear} ${theme.motion.base} ${theme.ease.out};
  }

  ${media.phone} {
    padding: 0;
  }
`

const Panel = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 480px;
  max-height: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[3]};
  animation: ${rise} ${theme.motion.sheet} ${theme.ease.out};

  ${media.phone} {
    max-width: none;
    max-height: 90dvh;
    padding-bottom: env(safe-area-inset-bottom);
    border-radius: ${theme.radius.panel} ${theme.radius.panel} 0 0;
  }
`

const Title = styled.h2`
  padding: 26px 76px ${theme.space[3]} 26px;
  font-size: ${theme.text.lg};
  overflow-wrap: break-word;
`

const Close = styled.div`
  position: absolute;
  top: ${theme.space[4]};
  right: ${theme.space[4]};
`

const Content = styled.div`
  flex: 1;
  min-height: 0;
  padding: ${theme.space[1]} 26px 26px;
  overflow-y: auto;
  overscroll-behavior: contain;
`

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} 26px 22px;
  border-top: 1px solid ${theme.color.line};
`
