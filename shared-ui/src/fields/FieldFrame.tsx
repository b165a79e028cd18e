import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'
import { media, theme } from '../theme/theme'

/** The texts that every field has, for any kind of control. */
export type FieldTexts = {
  label: string
  /** Shown below if there is no error. */
  hint?: string
  /** Shown below with an icon, and marks the field as invalid. */
  error?: string | null
  /** Adds the word "required" to the label. The form itself validates. */
  required?: boolean
  /** Adds the word "optional". */
  optional?: boolean
}

/** The attributes that connect a control with its label, hint and error. */
type ControlAttributes = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldTexts & { id?: string; 'aria-describedby'?: string }

type FieldFrameProps<Field extends FieldProps> = {
  /** The props of the field: what is no text goes to the control. */
  of: Field
  children: (control: Omit<Field, keyof FieldTexts> & ControlAttributes) => ReactNode
}

/** Label above, control, then hint or error. */
export function FieldFrame<Field extends FieldProps>({ of, children }: FieldFrameProps<Field>) {
  const { label, hint, error, required = false, optional = false, ...control } = of
  const ownId = useId()
  const id = of.id ?? ownId
  const noteId = `${id}-note`
  const note = error || hint
  const described = [of['aria-describedby'], note && noteId].filter(Boolean).join(' ')

  return (
    <Frame>
      <Head>
        <Label htmlFor={id}>{label}</Label>
        {/* Screen readers announce aria-required instead. */}
        {(required || optional) && <Mark aria-hidden="true">{required ? 'required' : 'optional'}</Mark>}
      </Head>
      {children({
        ...control,
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {error ? (
        <Problem id={noteId}>
          <CircleAlert size={18} />
          {error}
        </Problem>
      ) : (
        hint && <Hint id={noteId}>{hint}</Hint>
      )}
    </Frame>
  )
}

/** The box of a control. The text is at least 16 px, because phones zoom in on smaller text. */
export const box = css`
  width: 100%;
  min-height: 52px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceRaised};
  font-size: ${theme.text.base};

  transition: border-color ${theme.motion.instant};

  ${media.hover} {
    &:hover:is(:read-write, select):not(:disabled, [aria-invalid]) {
      border-color: ${theme.color.ink};
    }
  }

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  &[aria-invalid] {
    border-color: ${theme.color.danger};
    border-width: 2px;
  }

  &:read-only:not(select),
  &:disabled {
    border-color: ${theme.color.line};
    background: ${theme.color.surfaceSunk};
    color: ${theme.color.inkSoft};
  }
`

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* beside a field with a message it is higher, and its box is not */
  align-content: start;
  gap: 6px;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  font-size: 0.9375rem;
`

const Label = styled.label`
  font-weight: 600;
`

const Mark = styled.span`
  color: ${theme.color.inkSoft};
`

const Hint = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.text.sm};
`

/** The text of an error, with its icon. */
export const Problem = styled.p`
  display: flex;
  gap: 6px;
  color: ${theme.color.danger};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};

  > svg {
    flex: none;
    margin-top: 2px;
  }
`
