import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { covered } from '../parts/Container'
import { IconButton } from '../parts/IconButton'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { announcement } from '../stores/announce'
import { openDialogs } from '../stores/openDialogs'
import { useStore } from '../stores/store'
import { dismissToast, type ToastItem, type ToastKind, toast, toasts } from '../stores/toast'
import { depths, media, theme } from '../theme/theme'
import { useIsAside } from './useIsAside'

/** How long a toast stays, in ms: time enough to read it twice. */
const STAY = { success: 6000, info: 6000, error: 10_000 }
/** How long a screen reader may need to begin with a toast, in ms. */
const HEARD = 1000
/** How long Firefox may need to give the regions of a page back to screen readers when a dialog has closed, in ms. */
const SETTLING = 150

const NONE: readonly ToastItem[] = []
const isNews = ({ at }: ToastItem, since: number) => at > since - HEARD

/**
 * Shows all toasts and speaks all polite announcements; the shell renders it once. The polite regions of the page exist from
 * the start, because screen readers need them before the first message. What is outside an open dialog is inert, so a
 * dialog has a stack of its own; a message waits until the regions are there. Tests, which no Firefox reads aloud, set
 * `settling` to 0.
 */
export function Toasts({ settling = SETTLING }: { settling?: number }) {
  const all = useStore(toasts)
  const dialog = useStore(openDialogs).at(-1)
  const [place, setPlace] = useState({ dialog, since: 0 })
  // during rendering, so that no toast stands in a region of before
  if (place.dialog !== dialog) setPlace({ dialog, since: performance.now() })
  const [settled, setSettled] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(place.since), settling)
    return () => clearTimeout(timer)
  }, [place.since, settling])
  const items = settled === place.since ? all : all.filter((item) => !isNews(item, place.since))
  useNewTries()
  return (
    <>
      <ToastStack items={dialog ? NONE : items} since={place.since} isBehind={Boolean(dialog)} />
      {dialog && createPortal(<ToastStack items={items} since={place.since} />, dialog)}
    </>
  )
}

type ToastStackProps = {
  items: readonly ToastItem[]
  /** When the page or the dialog came to the front, in milliseconds of performance.now(). */
  since: number
  /** Whether a dialog is before it. */
  isBehind?: boolean
}

/**
 * The toasts. An error is an alert of its own: Firefox tells Orca of an alert that is new, and of no text that comes into one.
 * Those that were announced elsewhere are silent: they would be announced again. The stack moves away from a focused control; on
 * phones to the top, below a bar that the page may have there.
 */
function ToastStack({ items, since, isBehind }: ToastStackProps) {
  const [isPaused, setPaused] = useState(false)
  const [stack, setStack] = useState<HTMLElement | null>(null)
  const cameFrom = useRef<Element | null>(null)
  const isAside = useIsAside(stack, items)

  // a toast that goes sends no event to say that the pointer or the focus has left it
  useEffect(() => {
    if (items.length === 0 || !stack?.matches(':hover, :focus-within')) setPaused(false)
  }, [items, stack])

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    setPaused(true)
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }

  /** If the dismissed toast has the focus, moves it to the next toast, or back to its old element. */
  function handleDismiss(id: number, button: Element) {
    const hasFocus = button === document.activeElement
    const buttons = [...(stack?.querySelectorAll('button') ?? [])]
    const next = buttons.find((other) => other !== button) ?? cameFrom.current
    dismissToast(id)
    if (hasFocus && next instanceof HTMLElement) next.focus()
  }

  const draw = (wanted: (item: ToastItem) => boolean) =>
    items
      .filter(wanted)
      .map((item) => (
        <Toast
          key={`${item.id}.${item.repeats}`}
          item={item}
          role={isNews(item, since) && item.kind === 'error' ? 'alert' : undefined}
          isPaused={isPaused}
          onDismiss={(button) => handleDismiss(item.id, button)}
        />
      ))

  return (
    <Stack
      ref={setStack}
      aria-hidden={isBehind}
      $isAside={isAside}
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={handleFocus}
      onBlur={() => setPaused(false)}
    >
      <Announcements />
      <Region>{draw((item) => !isNews(item, since))}</Region>
      <Region role="status" aria-atomic="false">
        {draw((item) => isNews(item, since) && item.kind !== 'error')}
      </Region>
      <Region>{draw((item) => isNews(item, since) && item.kind === 'error')}</Region>
    </Stack>
  )
}

/** Removes the error toasts of the last attempt when a form is submitted, except for a search form. */
function useNewTries() {
  useEffect(() => {
    const handleSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof Element && !target.matches('[role=search]')) toast.dropErrors()
    }
    // in the capture phase, so that it runs before the form shows a new message
    document.addEventListener('submit', handleSubmit, true)
    return () => document.removeEventListener('submit', handleSubmit, true)
  }, [])
}

/** Without the text of before: in a dialog that opens it would be announced again. */
function Announcements() {
  const text = useStore(announcement)
  const [before, setBefore] = useState<string | null>(text)
  if (before !== null && before !== text) setBefore(null)
  return <VisuallyHidden role="status">{text === before ? '' : text}</VisuallyHidden>
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

type ToastProps = { item: ToastItem; role?: 'alert'; isPaused: boolean; onDismiss: (button: Element) => void }

function Toast({ item, role, isPaused, onDismiss }: ToastProps) {
  const { id, kind, title, text, way } = item
  const Icon = icons[kind]

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissToast(id), STAY[kind])
    return () => clearTimeout(timer)
  }, [id, kind, isPaused])

  return (
    <Slab role={role} data-toast={kind} data-theme="dark" $kind={kind}>
      <Icon size={20} />
      <Message>
        <strong>{title}</strong> <br />
        {text}
      </Message>
      {way && (
        <Way to={way.to} onClick={() => dismissToast(id)}>
          {way.label}
        </Way>
      )}
      <IconButton label="Dismiss" icon={<X />} onClick={(event) => onDismiss(event.currentTarget)} />
    </Slab>
  )
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

const Stack = styled.div<{ $isAside: boolean }>`
  position: fixed;
  bottom: calc(${theme.space[6]} + env(safe-area-inset-bottom) + var(--toast-lift, 0px));
  ${({ $isAside }) => ($isAside ? 'right' : 'left')}: max(${theme.space[6]}, ${covered});
  z-index: ${depths.toast};
  width: min(400px, 100% - 2 * max(${theme.space[4]}, ${covered}));

  ${media.phone} {
    bottom: calc(${theme.space[4]} + env(safe-area-inset-bottom) + var(--toast-lift, 0px));
    left: max(${theme.space[4]}, ${covered});
    ${({ $isAside }) => $isAside && `top: ${theme.space[20]}; bottom: auto;`}

    /* Over a sheet they are at the top, away from its buttons. */
    dialog > & {
      top: calc(${theme.space[4]} + env(safe-area-inset-top));
      bottom: auto;
    }
  }
`

const Region = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  &:not(:empty) ~ &:not(:empty) {
    margin-top: ${theme.space[3]};
  }
`

const iconColours: Record<ToastKind, string> = {
  success: theme.color.success,
  info: theme.color.sun,
  error: theme.color.danger,
}

/* Dark in both themes. */
const Slab = styled.div<{ $kind: ToastKind }>`
  display: flex;
  gap: ${theme.space[3]};
  align-items: flex-start;
  padding: 6px 6px 6px ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-radius: 18px;
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[3]};
  color: ${theme.color.ink};
  animation: ${rise} ${theme.motion.base} ${theme.ease.out};

  > svg {
    flex: none;
    margin-top: 11px;
    color: ${({ $kind }) => iconColours[$kind]};
  }
`

const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding: 9px 0;
  line-height: 1.45;
  overflow-wrap: anywhere;

  > strong {
    font-weight: ${theme.weight.semibold};
  }
`

const Way = styled(Link)`
  flex: none;
  display: grid;
  place-items: center;
  min-height: ${theme.target};
  padding-inline: ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.weight.semibold};
  text-underline-offset: 3px;
`
