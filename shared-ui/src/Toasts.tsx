import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { announcement } from './announce'
import { IconButton } from './IconButton'
import { useStore } from './store'
import { depths, media, theme } from './theme'
import { dismissToast, type ToastItem, type ToastKind, toasts } from './toast'
import { openDialogs } from './topLayer'
import { VisuallyHidden } from './VisuallyHidden'

/** How long a toast stays, in ms: long enough to be read twice. */
const STAY = { success: 6000, info: 6000, error: 10_000 }

/**
 * All toasts and the site's polite announcements: rendered once, by the shell. The regions are there
 * before anything is said in them, as screen readers need it. On phones the stack stands on the page's
 * `--toast-lift` (a length; set by a sticky bar at the bottom).
 */
export function Toasts() {
  const items = useStore(toasts)
  const dialog = useStore(openDialogs).at(-1)
  const [isPaused, setPaused] = useState(false)

  const regions = (
    <Stack
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Announcements />
      <Region role="status" aria-atomic="false">
        {items
          .filter(({ kind }) => kind !== 'error')
          .map((item) => (
            <Toast key={`${item.id}.${item.repeats}`} item={item} isPaused={isPaused} />
          ))}
      </Region>
      <Region role="alert" aria-atomic="false">
        {items
          .filter(({ kind }) => kind === 'error')
          .map((item) => (
            <Toast key={`${item.id}.${item.repeats}`} item={item} isPaused={isPaused} />
          ))}
      </Region>
    </Stack>
  )
  return dialog ? createPortal(regions, dialog) : regions
}

function Announcements() {
  return <VisuallyHidden role="status">{useStore(announcement)}</VisuallyHidden>
}

const icons = { success: CircleCheck, info: Info, error: CircleAlert }

function Toast({ item, isPaused }: { item: ToastItem; isPaused: boolean }) {
  const { id, kind, title, text } = item
  const Icon = icons[kind]

  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissToast(id), STAY[kind])
    return () => clearTimeout(timer)
  }, [id, kind, isPaused])

  return (
    <Slab $kind={kind}>
      <Icon size={20} />
      <Message>
        <strong>{title}</strong> {text}
      </Message>
      <IconButton label="Dismiss" icon={<X />} onClick={() => dismissToast(id)} />
    </Slab>
  )
}

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`

const Stack = styled.div`
  position: fixed;
  bottom: ${theme.space[6]};
  left: ${theme.space[6]};
  z-index: ${depths.toast};
  width: min(400px, 100% - 32px);

  ${media.phone} {
    bottom: calc(${theme.space[4]} + var(--toast-lift, 0px) + env(safe-area-inset-bottom));
    left: ${theme.space[4]};

    /* Over a sheet they come from the top, away from its buttons. */
    dialog > & {
      top: calc(${theme.space[4]} + env(safe-area-inset-top));
      bottom: auto;
    }
  }
`

const Region = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  &:not(:empty) + &:not(:empty) {
    margin-top: ${theme.space[3]};
  }
`

const iconColours: Record<ToastKind, string> = { success: '#74dba3', info: '#ffd15c', error: '#ff9f93' }

/* An ink slab in both themes. */
const Slab = styled.div<{ $kind: ToastKind }>`
  display: flex;
  gap: ${theme.space[3]};
  align-items: flex-start;
  padding: 6px 6px 6px ${theme.space[4]};
  border: 1px solid #2a4241;
  border-radius: 18px;
  background: #12302f;
  box-shadow: ${theme.shadow[3]};
  color: #fff;
  animation: ${rise} ${theme.motion.base} ${theme.ease.out};

  > svg {
    flex: none;
    margin-top: 11px;
    color: ${({ $kind }) => iconColours[$kind]};
  }

  > button:hover {
    background: rgba(255, 255, 255, 0.14);
  }
`

const Message = styled.p`
  flex: 1;
  min-width: 0;
  padding: 9px 0;
  line-height: 1.45;
  overflow-wrap: anywhere;

  > strong {
    display: block;
    font-weight: ${theme.weight.semibold};
  }
`
