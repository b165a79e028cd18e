/** Where the backend is and where the site is. Origins carry no trailing slash. */
export type BackendSettings = {
  /** Origin of the backend, for example https://abcdefgh.supabase.co. */
  url: string
  /** The public (anonymous) key. It grants nothing beyond the row rules. */
  key: string
  /** Public origin of the site; links in mails and the way back from Google are built from it. */
  siteUrl: string
}

let current: BackendSettings | null = null

/** Keeps the settings for every later call. Called by startBackend only. */
export function keepSettings({ url, key, siteUrl }: BackendSettings) {
  current = { url: withoutSlash(url), key, siteUrl: withoutSlash(siteUrl) }
}

/** The settings. Throws when startBackend has not been called, which is a mistake in the program. */
export function settings(): BackendSettings {
  if (!current) throw new Error('startBackend must be called before the backend is used')
  return current
}

const withoutSlash = (url: string) => url.replace(/\/+$/, '')
