import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { IconButton } from '../parts/IconButton'
import { breakpoints, media, theme } from '../theme/theme'
import { useKeyboard } from './useKeyboard'
import { useModal } from './useModal'

type DialogProps = {
  open: boolean
  /** The heading and the accessible name. */
  title: string
  /** Called on the close button, Escape, Back and a click outside the dialog. */
  onClose: () => void
  /** While true the dialog cannot be closed. */
  busy?: boolean
  children: ReactNode
  /** Actions at the bottom. They stay visible while the content scrolls. */
  footer?: ReactNode
  /** 800 px wide, for a table. */
  wide?: boolean
  /** A bottom sheet below 768 px (`phone`) or below 1024 px (`desktop`). */
  sheetUnder?: 'phone' | 'desktop'
}

/**
 * A modal dialog, 480 px wide, or a bottom sheet. It uses the native <dialog>, which keeps the focus inside and makes
 * the page inert. Closing returns the focus.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({
  title,
  onClose,
  busy = false,
  children,
  footer,
  wide = false,
  sheetUnder = 'phone',
}: Omit<DialogProps, 'open'>) {
  const modal = useModal(() => {
    if (busy) return false
    onClose()
    return true
  })
  useKeyboard(modal.ref)
  useKeptFocus(busy)
  const titleId = useId()

  return (
    <Layer {...modal} aria-labelledby={titleId} $sheet={sheets[sheetUnder]}>
      <Panel $sheet={sheets[sheetUnder]} $wide={wide}>
        <Title id={titleId}>{title}</Title>
        <Content>{children}</Content>
        {footer && <Footer>{footer}</Footer>}
        {/* Last in the document, so that the focus starts in the content. */}
        <Close>
          <IconButton label="Close" icon={<X />} disabled={busy} onClick={onClose} />
        </Close>
      </Panel>
    </Layer>
  )
}

/** A field that is disabled while the dialog is busy loses the focus. It gets it back, unless something else has it. */
function useKeptFocus(busy: boolean) {
  const focused = useRef<Element>(null)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (busy) focused.current = activeElement
    else if (activeElement === body && focused.current instanceof HTMLElement) focused.current.focus()
  }, [busy])
}

const sheets = { phone: media.phone, desktop: media.sheet }

type SheetProps = { $sheet: string }

const rise = keyframes`
  from { opacity: 0; transform: translateY(24px); }
`

const appear = keyframes`
  from { opacity: 0; }
`

/* As large as what the keyboard leaves of the window, and never transformed: toasts inside can be fixed to the window. */
const Layer = styled.dialog<SheetProps>`
  width: 100%;
  max-width: none;
  height: calc(100dvh - var(--keyboard, 0px));
  max-height: none;
  padding: ${theme.space[4]};
  border: 0;
  background: transparent;
  color: ${theme.color.ink};

  &[open] {
    display: grid;
    place-items: center;

    ${({ $sheet }) => $sheet} {
      place-items: end center;
    }
  }

  &::backdrop {
    background: ${theme.color.scrim};
    animation: ${appear} ${theme.motion.base} ${theme.ease.out};
  }

  ${({ $sheet }) => $sheet} {
    padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  }
`

/* In a low window (large text, 400 % zoom) everything scrolls: sticky parts would leave no room. */
const Panel = styled.div<SheetProps & { $wide: boolean }>`
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $wide }) => ($wide ? 800 : 480)}px;
  max-height: 100%;
  overflow: hidden;

  @media (max-height: 20rem) {
    display: block;
    overflow-y: auto;
  }

  border-radius: ${theme.radius.panel};
  outline: 2px solid transparent; /* seen where colours are forced */
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[3]};
  animation: ${rise} ${theme.motion.sheet} ${theme.ease.out};

  ${({ $sheet }) => $sheet} {
    max-width: ${breakpoints.tablet}px;
    max-height: calc((100dvh - var(--keyboard, 0px)) * 0.9);
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
