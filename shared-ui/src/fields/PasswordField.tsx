import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { media, theme } from '../theme/theme'
import { box, FieldFrame, type FieldTexts } from './FieldFrame'

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'ref'> & {
    /** The rules for password managers that generate a password: the value of Safari's `passwordrules`. */
    rules?: string
  }

/** A password input with a button that shows the text. Paste and password managers work as in any input. */
export function PasswordField({ rules, ...field }: PasswordFieldProps) {
  const { ref, isShown, toggle } = useReveal()
  const hasCapsLock = useCapsLock(ref)
  const Icon = isShown ? EyeOff : Eye

  // React and styled-components do not know the attribute
  useEffect(() => {
    if (rules) ref.current?.setAttribute('passwordrules', rules)
  }, [ref, rules])

  return (
    <FieldFrame of={field}>
      {(control) => (
        <>
          <Row>
            <Input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...control}
              ref={ref}
              type={isShown ? 'text' : 'password'}
            />
            {/* a press keeps the focus in the input */}
            <Show
              type="button"
              aria-controls={control.id}
              onMouseDown={(event) => event.preventDefault()}
              onClick={toggle}
            >
              <Icon size={20} />
              {isShown ? 'Hide' : 'Show'}
              <VisuallyHidden>{` ${field.label.toLowerCase()}`}</VisuallyHidden>
            </Show>
          </Row>
          <CapsLock role="status">
            {hasCapsLock && (
              <>
                <ArrowBigUpDash size={18} />
                Caps Lock is on
              </>
            )}
          </CapsLock>
        </>
      )}
    </FieldFrame>
  )
}

/** Shows or hides the text. Restores the caret, which a change of the input's type loses. */
function useReveal() {
  const [isShown, setShown] = useState(false)
  const ref = useRef<HTMLInputElement>(null)

  function toggle() {
    const input = ref.current
    const [start, end] = [input?.selectionStart ?? null, input?.selectionEnd ?? null]
    flushSync(() => setShown(!isShown))
    input?.setSelectionRange(start, end)
  }

  return { ref, isShown, toggle }
}

/** Whether Caps Lock is on, read from the key events of the input. */
function useCapsLock(ref: RefObject<HTMLInputElement | null>): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const input = ref.current
    // events of a password manager may not have this method
    const read = (event: KeyboardEvent) => setOn(event.getModifierState?.('CapsLock') ?? false)
    const leave = () => setOn(false)
    input?.addEventListener('keydown', read)
    input?.addEventListener('keyup', read)
    input?.addEventListener('blur', leave)
    return () => {
      input?.removeEventListener('keydown', read)
      input?.removeEventListener('keyup', read)
      input?.removeEventListener('blur', leave)
    }
  }, [ref])
  return isOn
}

const Row = styled.div`
  position: relative;
`

const CapsLock = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};

  /* a live region must exist before its text; empty, it has no gap */
  &:empty {
    position: absolute;
  }
`

const Input = styled.input`
  ${box}
  padding-right: 112px;
`

const Show = styled.button`
  position: absolute;
  top: calc(50% - 22px);
  right: 5px;
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: ${theme.target};
  padding: 0 ${theme.space[3]};
  border-radius: 10px;
  color: ${theme.color.brandStrong};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.semibold};

  &:active {
    background: ${theme.color.brandTint};
  }

  ${media.hover} {
    &:hover {
      background: ${theme.color.brandTint};
    }
  }
`
