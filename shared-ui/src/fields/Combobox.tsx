import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import { Popup } from '../parts/Popup'
import { useAnchored } from '../parts/useAnchored'
import { Loading } from '../states/Loading'
import { useIsPhone } from '../stores/useIsPhone'
import { media, theme } from '../theme/theme'
import { box, FieldFrame, type FieldTexts } from './FieldFrame'
import { type ComboboxOption, type SuggestionsOptions, useSuggestions } from './useSuggestions'

type ComboboxProps<Option extends ComboboxOption> = Omit<FieldTexts, 'optional'> &
  SuggestionsOptions<Option> & {
    placeholder?: string
    name?: string
    /**
     * `field` is a form field. `bare` has no border, for a search pill, with its label inside; on a phone its
     * suggestions push the content below them down.
     */
    look?: 'field' | 'bare'
    icon?: ReactNode
  }

/**
 * A text input with suggestions: the APG's editable combobox with list autocomplete. The focus stays in the input; Down
 * and Up move through the suggestions, Enter chooses, Escape closes and then clears.
 */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, hint, error, required, placeholder, name, look = 'field', icon } = props
  const anchor = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const { isShown, options, isLoading, message, active, listId, optionId, choose, combobox, list } =
    useSuggestions(props, popup)
  // in a search pill on a phone a popover would cover the fields and the button below
  const isInFlow = useIsPhone() && look === 'bare'
  useAnchored({ isOpen: isShown && !isInFlow, anchor, popup, align: 'fill' })
  const Sheet = isInFlow ? InFlow : Popup
  const input = { ...combobox, name, placeholder }

  return (
    <Root ref={anchor}>
      {look === 'bare' ? (
        <Bare $hasIcon={Boolean(icon)}>
          {icon}
          <BareLabel>{label}</BareLabel>
          <BareInput {...input} />
        </Bare>
      ) : (
        <FieldFrame of={{ label, hint, error, required }}>
          {(attributes) => (
            <Boxed $hasIcon={Boolean(icon)}>
              {icon}
              <Input {...input} {...attributes} />
            </Boxed>
          )}
        </FieldFrame>
      )}
      {isShown && (
        // a press here must not move the focus out of the input
        <Sheet
          ref={popup}
          {...list}
          // the list itself scrolls: arrow keys reach it, Tab does not
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
        </Sheet>
      )}
    </Root>
  )
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

  /* The focus ring is on the box, so that it follows the round ends. */
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

/* Five and a half suggestions, to show that the list scrolls. */
const InFlow = styled.div`
  max-height: 268px;
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
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

  ${media.hover} {
    &:hover {
      background: ${theme.color.surfaceSunk};
    }
  }

  &[aria-selected='true'] {
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};
    /* visible in forced colours mode */
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
