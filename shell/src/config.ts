import { parseRegistry, REGISTRY_ELEMENT, REGISTRY_URL, type Registry } from 'federation/registry'

/** The settings that the gateway writes into the document. They must not contain a secret. */
export type SiteConfig = {
  /** The backend's URL and its public key. */
  backend: { url: string; key: string }
  /** The public origin of the site, for canonical links and links in e-mails. */
  origin: string
  /** Links in the footer to the site's social profiles. */
  socialProfiles: { name: string; url: string }[]
  /** E-mail addresses: for all questions, and for questions about personal data. */
  contact: { support: string; privacy: string }
  /** Where the database is hosted ("Sydney, Australia"); omitted if unknown. */
  dataRegion?: string
  /** The analytics host and its public key. Without it no visits are counted. */
  analytics?: { host: string; key: string }
  /** The address of the style of maps, and the other origins that it names. Without it a map is a sketch. */
  map?: { style: string; hosts: string[] }
}

export const CONFIG_ELEMENT = 'config'

let kept: SiteConfig | undefined

/** On a server: hands over the configuration, which no document has there. */
export function keepConfig(config: SiteConfig): void {
  kept = config
}

/** Reads the configuration from the document. Throws if no gateway has written it there. */
export function readConfig(): SiteConfig {
  if (kept) return kept
  const text = document.getElementById(CONFIG_ELEMENT)?.textContent
  if (!text) throw new Error('The document carries no configuration')
  return JSON.parse(text) as SiteConfig // our own gateway writes it from the same type
}

/** Reads the registry from the document, or fetches its file if a static host served the document. */
export async function readRegistry(): Promise<Registry> {
  const isDevelopment = process.env.NODE_ENV === 'development'
  const text = document.getElementById(REGISTRY_ELEMENT)?.textContent?.trim()
  if (text) return parseRegistry(text, isDevelopment)
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return parseRegistry(await response.text(), isDevelopment)
}
