import { type ComponentProps, type MouseEvent, type ReactNode, useEffect } from 'react'
import { Link, type To } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { announce } from '../stores/announce'
import { media, theme } from '../theme/theme'
import { Spinner } from './Spinner'

type Look = {
  /** Use one primary per view, and danger only inside a confirmation. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'sun'
  /** 48 px high, or 44 px. */
  size?: 'regular' | 'compact'
  /** As wide as its parent. */
  wide?: boolean
  /** An icon before the text. */
  icon?: ReactNode
}

type ButtonProps = Look &
  ComponentProps<'button'> & {
    /** Whether an action runs: the button keeps its focus and width and ignores clicks. */
    busy?: boolean
    /** The text and announcement while busy ("Processing..."). */
    busyLabel?: string
  }

/** A button. `type` is "button" by default. */
export function Button({
  variant = 'primary',
  size = 'regular',
  wide = false,
  icon,
  busy = false,
  busyLabel,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <Pill
      type="button"
      {...rest}
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={handleClick}
      $variant={variant}
      $size={size}
      $wide={wide}
    >
      <Faces icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </Faces>
    </Pill>
  )
}

type ButtonLinkProps = Look & {
  to: To
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Whether what `onClick` does in place of the navigation runs. */
  busy?: boolean
  /** The text and announcement while busy. */
  busyLabel?: string
  children: ReactNode
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  wide = false,
  icon,
  busy = false,
  busyLabel,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <PillLink {...rest} aria-busy={busy || undefined} $variant={variant} $size={size} $wide={wide}>
      <Faces icon={icon} busy={busy} busyLabel={busyLabel}>
        {children}
      </Faces>
    </PillLink>
  )
}

type FacesProps = { icon: ReactNode; busy: boolean; busyLabel: string | undefined; children: ReactNode }

/** The label, and the one while busy, which is announced: without its dots, so that no text is on the page twice. */
function Faces({ icon, busy, busyLabel, children }: FacesProps) {
  useEffect(() => {
    return busy && busyLabel ? announce(busyLabel.replace('...', '')) : undefined
  }, [busy, busyLabel])

  return (
    <>
      <Face $isHidden={busy} aria-hidden={busy || undefined}>
        {icon}
        {children}
      </Face>
      {(busy || busyLabel) && (
        <Face $isHidden={!busy} aria-hidden={!busy || undefined}>
          <Spinner />
          {busyLabel ?? children}
        </Face>
      )}
    </>
  )
}

type PillProps = { $variant: NonNullable<Look['variant']>; $size: 'regular' | 'compact'; $wide: boolean }

const variants = {
  primary: css`
    background: ${theme.color.brand};
    color: ${theme.color.onBrand};
    --hover: ${theme.color.brandStrong};
  `,
  secondary: css`
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.ink};
    --hover: ${theme.color.surfaceSunk};
  `,
  quiet: css`
    padding-inline: ${theme.space[3]};
    color: ${theme.color.brandStrong};
    --hover: ${theme.color.brandTint};
  `,
  danger: css`
    background: ${theme.color.danger};
    color: ${theme.color.onDanger};
    --hover: ${theme.color.dangerStrong};
  `,
  sun: css`
    background: ${theme.color.sun};
    color: ${theme.color.onSun};
    --hover: ${theme.color.sunStrong};
  `,
}

const pill = css<PillProps>`
  display: inline-grid;
  place-items: center;
  width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
  min-height: ${({ $size }) => ($size === 'compact' ? theme.target : '48px')};
  padding: ${theme.space[1]} ${({ $size }) => ($size === 'compact' ? '18px' : '22px')};
  border: 1.5px solid transparent;
  border-radius: ${theme.radius.pill};
  background: transparent;
  font-size: ${({ $size }) => ($size === 'compact' ? theme.text.sm : theme.text.base)};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.snug};
  text-align: center;
  text-decoration: none;
  transition:
    transform ${theme.motion.quick} ${theme.ease.out},
    background-color ${theme.motion.quick};

  ${({ $variant }) => variants[$variant]}

  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled]) {
      background: var(--hover);
    }
  }

  &:active:not(:disabled, [aria-disabled]) {
    background: var(--hover);
    transform: scale(0.97);
  }

  &[aria-busy] {
    cursor: progress;
  }

  &:disabled,
  &[aria-disabled]:not([aria-busy]) {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunk};
    color: ${theme.color.inkSoft};
    cursor: not-allowed;
  }
`

const Pill = styled.button<PillProps>`
  ${pill}
`

const PillLink = styled(Link)<PillProps>`
  ${pill}
`

/* Both labels share one grid cell, so the button is always as wide as the wider one. */
const Face = styled.span<{ $isHidden?: boolean }>`
  grid-area: 1 / 1;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};

  > svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`
