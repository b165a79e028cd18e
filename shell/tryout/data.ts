/** The element that says which parts of the page run in place of a live version. Only sites that allow that have it. */
export const OVERRIDES_ELEMENT = 'overrides'

/** The parameter of an address that names overrides: `?mfe=lists@1a2b3c4d`. An empty one forgets those of the tab. */
export const OVERRIDES_PARAMETER = 'mfe'

/** In its place in the parameter: opens the panel, and overrides nothing. On a phone there is no key for it. */
export const OVERRIDES_PANEL = 'panel'

/** What the gateway tells the panel (panel.ts) about the document. */
export type OverridesData = {
  /** The shell and the remotes. */
  parts: Part[]
  /** What was asked for and is not on the page. */
  refused: Refusal[]
  /** Whether the panel is open at once. */
  isOpen?: boolean
  /** The origins that the site allows. */
  origins: string[]
}

export type Part = {
  name: string
  /** The version that visitors get. */
  live: string
  /** Whether that is a canary, which others do not get. */
  isCanary: boolean
  /** The version on this page. */
  running: string
  /** The development server that it comes from. */
  origin?: string
  /** Why it does not fit the shell of this page. */
  misfit?: string
  /** Some versions that can be tried. */
  versions: string[]
}

export type Refusal = { asked: string; reason: string }
