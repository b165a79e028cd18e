import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { focusRing, media, theme, VisuallyHidden } from 'shared-ui'
import { styled } from 'styled-components'
import { APPEARANCES, appearance, chooseAppearance } from '../appearance'

/** A server does not know the choice. */
const unknown = () => 'system' as const

const looks = {
  system: { label: 'System', icon: <Monitor /> },
  light: { label: 'Light', icon: <Sun /> },
  dark: { label: 'Dark', icon: <Moon /> },
}

/** The choice of light, dark or the device's setting. Its colours are for the footer's background. */
export function AppearanceChoice() {
  const chosen = useSyncExternalStore(appearance.subscribe, appearance.get, unknown)
  return (
    <Group>
      <VisuallyHidden as="legend">Light or dark</VisuallyHidden>
      {APPEARANCES.map((choice) => (
        <Option key={choice}>
          <Radio
            type="radio"
            name="appearance"
            checked={choice === chosen}
            onChange={() => chooseAppearance(choice)}
          />
          {looks[choice].icon}
          {looks[choice].label}
        </Option>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: 3px;
  border: 1px solid color-mix(in srgb, ${theme.color.onFooter} 34%, transparent);
  border-radius: 26px;
  justify-self: start;
`

const Option = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 7px;
  min-height: ${theme.target};
  padding: 0 ${theme.space[4]} 0 ${theme.space[3]};
  border-radius: ${theme.radius.pill};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${theme.color.onFooter} 12%, transparent);
    }
  }

  &:has(:checked) {
    background: ${theme.color.onFooter};
    color: ${theme.color.footer};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  > svg {
    width: 18px;
    height: 18px;
  }

  ${media.forcedColors} {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/* Invisible, over its option: the option itself shows the checked and the focused state. */
const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: inherit;

  /* Firefox before 121 */
  @supports not selector(:has(*)) {
    opacity: 1;
  }
`
