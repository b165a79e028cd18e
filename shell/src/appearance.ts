import { type LocalKey, storage } from 'shared-auth'
import { createStore } from 'shared-ui'

/** The choices in the footer; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const
type Appearance = (typeof APPEARANCES)[number]

/** Key of the choice in localStorage. A script in index.html applies it before the first paint. */
export const APPEARANCE_KEY: LocalKey = 'appearance'

/** The current choice, once followAppearance() has read it. */
export const appearance = createStore<Appearance>('system')

/** Applies a choice and stores it. */
export function chooseAppearance(choice: Appearance): void {
  apply(choice)
  // if storage is blocked or full, the choice lasts until the page is closed
  storage.local.set(APPEARANCE_KEY, choice)
}

/**
 * Reads the choice from the document, so that it also works when storage is blocked. Keeps the browser's theme colour and
 * choices of other tabs in step. Called once, at start.
 */
export function followAppearance(): void {
  apply(readDocument())
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === APPEARANCE_KEY || key === null) apply(parse(newValue))
  })
}

function apply(choice: Appearance) {
  document.documentElement.dataset.theme = choice
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset
    if (choice === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === choice ? 'all' : 'not all'
  }
  appearance.set(choice)
}

function readDocument(): Appearance {
  // on a server
  if (typeof document === 'undefined') return 'system'
  return parse(document.documentElement.dataset.theme)
}

function parse(value: string | null | undefined): Appearance {
  return APPEARANCES.find((known) => known === value) ?? 'system'
}
