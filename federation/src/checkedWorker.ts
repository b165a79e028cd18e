import { importMapDigests, type TrustedTypes } from './browser/documentScripts'

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The address of a script of this release for `new Worker`, as the document's policy allows it. Browsers compare no digest of
 * a worker: its file is fetched and compared here first, and then comes from the browser's cache, where files of a
 * release stay for a year. Rejects if the file has no digest or another one.
 */
export async function checkedWorker(url: string): Promise<string> {
  const { href, origin, pathname } = new URL(url)
  if (process.env.NODE_ENV !== 'development') {
    const integrity = importMapDigests()[origin === window.location.origin ? pathname : href]
    if (!integrity) throw new Error(`The worker ${href} has no digest`)
    await fetch(href, { integrity })
  }
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return href
  // a policy can be created once; it allows what was checked, and only this function has it
  policy ??= trustedTypes.createPolicy('map-worker', { createScriptURL: (checked) => checked })
  return policy.createScriptURL(href)
}
