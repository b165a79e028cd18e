import { parseRegistry, REGISTRY_ELEMENT, REGISTRY_URL, type Registry } from 'federation/registry'

/** What the gateway writes into the document; never anything secret. */
export type SiteConfig = {
  /** The backend's URL and its public key. */
  backend: { url: string; key: string }
  /** The one public origin of the site, for canonical links and links in mails. */
  origin: string
  /** Links of the footer to the site's profiles elsewhere. */
  socialProfiles: { name: string; url: string }[]
  /** Who answers letters: about anything, and about personal data. */
  contact: { support: string; privacy: string }
  /** Where the database stands ("Sydney, Australia"); left out where it is not known. */
  dataRegion?: string
  /** Where visits are counted and under which public key; nothing is counted without it. */
  analytics?: { host: string; key: string }
}

export const CONFIG_ELEMENT = 'config'

/** Reads the configuration out of the document. Throws when the document was not made by a gateway. */
export function readConfig(): SiteConfig {
  const text = document.getElementById(CONFIG_ELEMENT)?.textContent
  if (!text) throw new Error('The document carries no configuration')
  return JSON.parse(text) as SiteConfig // written by our own gateway from the same type
}

/** The registry of the document or, on a host that cannot write it in, the file beside it. */
export async function readRegistry(): Promise<Registry> {
  const text = document.getElementById(REGISTRY_ELEMENT)?.textContent?.trim()
  if (text) return parseRegistry(text)
  const response = await fetch(REGISTRY_URL, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`The registry answered ${response.status}`)
  return parseRegistry(await response.text())
}
