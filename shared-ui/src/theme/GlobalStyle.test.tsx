import { render } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { GlobalStyle } from './GlobalStyle'
import { theme } from './theme'
import { dark, light } from './tokens'

/** All rules that styled-components has put into the document. */
const rules = () =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))

test('the document and any part of it get light or dark values, by their setting or by the system', () => {
  render(
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
    </ThemeProvider>,
  )
  const named = (start: string) =>
    rules()
      .filter((rule) => rule.startsWith(start))
      .join()
  expect(named(':root')).toContain(`--ui-color-ink: ${light.color.ink}`)
  expect(named(':root, [data-theme')).toContain(`--ui-color-ink: ${light.color.ink}`)
  expect(named('@media screen {')).toContain(`--ui-color-ink: ${dark.color.ink}`)
  expect(named('@media screen {')).toContain(`--ui-tag-galah-text: ${dark.tag.galah.text}`)
  expect(named('@media screen and (prefers-color-scheme: dark)')).toContain(
    `--ui-color-ink: ${dark.color.ink}`,
  )
  expect(named('@media (prefers-reduced-motion: reduce)')).toContain('--ui-motion-sprout: 1ms')
})

test('a token is a variable with its light value, so that it needs no provider', () => {
  expect(theme.color.brand).toBe(`var(--ui-color-brand, ${light.color.brand})`)
})
