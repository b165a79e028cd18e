import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import styled from 'styled-components'
import { announce } from './announce'
import { box, FieldFrame, type FieldTexts } from './FieldFrame'
import { Loading } from './Loading'
import { Popup } from './Popup'
import { theme } from './theme'
import { useAnchored } from './useAnchored'

/** How long after the last change the number of suggestions is spoken, in ms: not at every key. */
const PAUSE = 400

export type ComboboxOption = {
  id: string
  label: string
  /** More about it, in softer ink: "NSW 2026". */
  detail?: string
}

type ComboboxProps<Option extends ComboboxOption> = Omit<FieldTexts, 'optional'> & {
  placeholder?: string
  name?: string
  /** The text in the box. */
  value: string
  /** Typed or cleared. What was chosen before is free text from then on. */
  onChange: (text: string) => void
  /** What fits the text now: the owner filters or fetches. */
  options: readonly Option[]
  /** The owner puts what it wants of the option into `value`. */
  onChoose: (option: Option) => void
  isLoading?: boolean
  disabled?: boolean
  /** In place of options, and announced: "No results found". */
  message?: string
  /** `field` is a form's field; `bare` has no box of its own and stands in a search pill, its label inside. */
  look?: 'field' | 'bare'
  icon?: ReactNode
}

/**
 * A line of text with suggestions: the APG's editable combobox with list autocomplete. The focus stays in
 * the text; Down and Up move through the suggestions, Enter chooses, Escape closes and then clears.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, placeholder, name, value, onChange, options, onChoose, look = 'field', icon } = props
  const { isLoading = false, message, disabled = false } = props
  const [isOpen, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const anchor = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const baseId = useId()
  const listId = `${baseId}-list`
  const optionId = (index: number) => `${listId}-${index}`

  const isShown = isOpen && !disabled && (options.length > 0 || isLoading || Boolean(message))
  const active = isShown ? options.findIndex(({ id }) => id === activeId) : -1
  useAnchored({ isOpen: isShown, anchor, popup, align: 'fill' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another suggestion is the reason to scroll to it
  useEffect(() => {
    popup.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  useSpokenCount(isShown, options.length, options.length === 0 ? message : undefined)

  function close() {
    setOpen(false)
    setActiveId(null)
  }

  function choose(option: Option) {
    close()
    onChoose(option)
  }

  /** To the next suggestion, round and round. */
  function move(step: 1 | -1) {
    setOpen(true)
    const from = active < 0 && step < 0 ? 0 : active
    const next = options[(from + step + options.length) % options.length]
    setActiveId(next?.id ?? null)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const chosen = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const isDown = event.key === 'ArrowDown'
      if (!event.altKey) move(isDown ? 1 : -1)
      else if (isDown) setOpen(true)
      else close()
      event.preventDefault()
    } else if (event.key === 'Enter') {
      if (chosen) {
        event.preventDefault()
        choose(chosen)
      } else close()
    } else if (event.key === 'Escape' && (isShown || value)) {
      // prevented: a dialog around it stays open
      event.preventDefault()
      if (isShown) close()
      else onChange('')
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)) setActiveId(null)
  }

  const input = {
    name,
    placeholder,
    value,
    disabled,
    type: 'text',
    role: 'combobox',
    autoComplete: 'off',
    autoCapitalize: 'none',
    spellCheck: false,
    enterKeyHint: 'search' as const,
    'aria-autocomplete': 'list' as const,
    'aria-expanded': isShown && options.length > 0,
    'aria-controls': listId,
    'aria-activedescendant': active < 0 ? undefined : optionId(active),
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setOpen(true)
      setActiveId(null)
      onChange(target.value)
    },
    onClick: () => setOpen(true),
    onKeyDown: handleKeyDown,
    onBlur: close,
  }

  return (
    <Root ref={anchor}>
      {look === 'bare' ? (
        <Bare $hasIcon={Boolean(icon)}>
          {icon}
          <BareLabel>{label}</BareLabel>
          <BareInput {...input} />
        </Bare>
      ) : (
        <FieldFrame {...frameOf(props)}>
          {(attributes) => (
            <Boxed $hasIcon={Boolean(icon)}>
              {icon}
              <Input {...input} {...attributes} />
            </Boxed>
          )}
        </FieldFrame>
      )}
      {isShown && (
        // pressed on without taking the focus out of the text
        <Popup
          ref={popup}
          // what scrolls is the list itself: reached by arrow keys, not by Tab
          {...(options.length > 0 && { id: listId, role: 'listbox', 'aria-label': label })}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.length > 0 ? (
            <List role="none">
              {options.map((option, index) => (
                <Item
                  key={option.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.detail && <Detail>{option.detail}</Detail>}
                </Item>
              ))}
            </List>
          ) : isLoading ? (
            <Loading label="Searching..." />
          ) : (
            <Message>{message}</Message>
          )}
        </Popup>
      )}
    </Root>
  )
}

function frameOf({ label, hint, error, required }: FieldTexts) {
  return { label, hint, error, required, id: undefined, describedBy: undefined }
}

/** Says how many suggestions there are, or that there are none. */
function useSpokenCount(isShown: boolean, count: number, message: string | undefined) {
  useEffect(() => {
    if (!isShown) return
    const text = count > 0 ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}` : message
    if (!text) return
    const timer = setTimeout(() => announce(text), PAUSE)
    return () => clearTimeout(timer)
  }, [isShown, count, message])
}

const Root = styled.div`
  min-width: 0;
`

const Boxed = styled.div<{ $hasIcon: boolean }>`
  position: relative;

  > svg {
    position: absolute;
    top: calc(50% - 10px);
    left: ${theme.space[4]};
    width: 20px;
    height: 20px;
    color: ${theme.color.brand};
    pointer-events: none;
  }

  > input {
    padding-left: ${({ $hasIcon }) => ($hasIcon ? theme.space[12] : theme.space[4])};
  }
`

const Input = styled.input`
  ${box}
`

const Bare = styled.label<{ $hasIcon: boolean }>`
  position: relative;
  display: block;
  min-height: 58px;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]}
    ${({ $hasIcon }) => ($hasIcon ? '54px' : theme.space[4])};
  border-radius: ${theme.radius.pill};
  cursor: text;

  > svg {
    position: absolute;
    top: 18px;
    left: 20px;
    width: 22px;
    height: 22px;
    color: ${theme.color.brand};
  }

  /* The box shows the focus, so that the ring follows its round ends. */
  &:focus-within {
    outline: 3px solid transparent;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 3px ${theme.color.focus};
  }
`

const BareLabel = styled.span`
  display: block;
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.semibold};
  line-height: 1.3;
`

const BareInput = styled.input`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-size: ${theme.text.base};
  line-height: 1.5;
  text-overflow: ellipsis;

  &::placeholder {
    color: ${theme.color.inkSoft};
    opacity: 1;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`

const List = styled.ul`
  display: grid;
  gap: 2px;
`

const Item = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: 46px;
  padding: ${theme.space[1]} ${theme.space[3]};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: ${theme.color.surfaceSunk};
  }

  &[aria-selected='true'] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};
    /* seen also where colours are forced */
    outline: 2px solid transparent;
    outline-offset: -2px;
  }
`

const Detail = styled.span`
  color: ${theme.color.inkSoft};
  font-weight: ${theme.weight.regular};
  font-size: ${theme.text.sm};
`

const Message = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.inkSoft};
`
