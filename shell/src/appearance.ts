/** What a visitor can choose in the footer; `system` follows the device. */
export const APPEARANCES = ['system', 'light', 'dark'] as const
type Appearance = (typeof APPEARANCES)[number]

/** Where the choice is kept, in localStorage. A script in index.html applies it before anything is painted. */
export const APPEARANCE_KEY = 'appearance'

const listeners = new Set<() => void>()

/** The choice in force. The document holds it, so that it counts where storage is blocked, too. */
export function getAppearance(): Appearance {
  return parse(document.documentElement.dataset.theme)
}

/** Calls the listener after every change, by this tab or another. Returns how to end it. */
export function subscribeAppearance(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Applies a choice and keeps it. */
export function chooseAppearance(appearance: Appearance): void {
  apply(appearance)
  try {
    localStorage.setItem(APPEARANCE_KEY, appearance)
  } catch {
    // blocked or full: the choice lasts as long as the page
  }
}

/** Colours the browser's own frame, too, and follows what is chosen in other tabs. Called once, at start. */
export function followAppearance(): void {
  apply(getAppearance())
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === APPEARANCE_KEY || key === null) apply(parse(newValue))
  })
}

function apply(appearance: Appearance) {
  document.documentElement.dataset.theme = appearance
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const { scheme } = meta.dataset
    if (appearance === 'system') meta.media = `(prefers-color-scheme: ${scheme})`
    else meta.media = scheme === appearance ? 'all' : 'not all'
  }
  for (const listener of listeners) listener()
}

function parse(value: string | null | undefined): Appearance {
  return APPEARANCES.find((appearance) => appearance === value) ?? 'system'
}
