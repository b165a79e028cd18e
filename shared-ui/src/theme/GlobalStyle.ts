import { createGlobalStyle, css } from 'styled-components'
import { focusRing, media, theme } from './theme'
import { dark, light } from './tokens'

type Names = { [key: string]: string | Names }
type Values = { [key: string]: string | Values }

/** CSS declarations that give each custom property in `names` its value of the same place in `values`. */
function declare(names: Names, values: Values): string {
  return Object.entries(values)
    .map(([key, value]) => {
      const name = names[key]
      if (typeof value === 'string') return `${name}:${value};`
      return typeof name === 'object' ? declare(name, value) : ''
    })
    .join('')
}

const lightValues = css`
  color-scheme: light;
  ${declare(theme.vars, light)}
`

const darkValues = css`
  color-scheme: dark;
  ${declare(theme.vars, dark)}
`

/**
 * The page itself: light and dark values, reset, type, focus ring. Rendered once, by the shell, next to
 * `theme.GlobalStyle`, which sets all others. `data-theme` also works on a part of a page. Paper is always light.
 */
export const GlobalStyle = createGlobalStyle`
  :root,
  [data-theme='light'] {
    ${lightValues}
  }

  @media screen {
    [data-theme='dark'] {
      ${darkValues}
    }
  }

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) {
      ${darkValues}
    }
  }

  ${media.reducedMotion} {
    :root {
      ${declare(theme.vars.motion, { instant: '1ms', quick: '1ms', base: '1ms', sheet: '1ms', sprout: '1ms' })}
    }
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
    margin: 0;
  }

  html {
    /* Room for the sticky header above a focused or linked element. */
    scroll-padding-top: 96px;
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  /* The page behind a dialog stands still, without a jump to where its scrollbar was. */
  html:has(dialog[open]) {
    padding-right: var(--scrollbar, 0);
    overflow: hidden;
  }

  body {
    min-width: 320px;
    background: ${theme.color.surface};
    color: ${theme.color.ink};
    font: ${theme.weight.regular} ${theme.text.base} / ${theme.leading.base} ${theme.font.body};
    -webkit-font-smoothing: antialiased;
  }

  h1,
  h2,
  h3,
  h4 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    line-height: ${theme.leading.tight};
    letter-spacing: -0.022em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  h1 { font-size: ${theme.text.xxl}; }
  h2 { font-size: ${theme.text.xl}; }
  h3 { font-size: ${theme.text.lg}; letter-spacing: -0.012em; }
  h4 { font-size: ${theme.text.md}; letter-spacing: 0; }

  /* An empty string, not none: Safari would no longer call it a list. */
  ul,
  ol {
    padding: 0;
    list-style: '';
  }

  button,
  input,
  select,
  textarea {
    color: inherit;
    font: inherit;
    letter-spacing: inherit;
  }

  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  a {
    color: inherit;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }

  :focus-visible {
    ${focusRing}
  }
`
