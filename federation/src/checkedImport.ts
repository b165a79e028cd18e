import { importMapDigests } from './browser/documentScripts'
import { NeedsReload } from './needsReload'

/** Imports a script by its absolute URL. */
type ImportScript = (url: string) => Promise<object>

declare global {
  /** Production builds of the shell and the remotes call this instead of `import()` (build/shared.ts). */
  var _FEDERATION_IMPORT: ImportScript
}

type CheckOptions = {
  /** URL -> digest. URLs of this site have no origin, as in the import map. */
  digests: Record<string, string>
  /** Whether the browser itself compares imported scripts with the digests of the import map. */
  comparesItself?: boolean
  /** Whether the browser rejects the import of a script with another digest. In Safari it stays pending. */
  rejects?: boolean
  importScript?: ImportScript
}

/**
 * Refuses a script without a digest in the import map before it is fetched. If the browser does not compare imported
 * scripts with these digests, the script is fetched and compared first, and then imported from the browser's cache:
 * files of a release are cached for a year. If the browser may compare them without saying so, check and import start at
 * the same time. Rejects with NeedsReload if the site answers that the script is gone.
 */
export function createCheckedImport({
  digests,
  comparesItself = knowsImportMapIntegrity(),
  rejects = !navigator.vendor.startsWith('Apple'),
  importScript = (url) => import(/* webpackIgnore: true */ url),
}: CheckOptions): ImportScript {
  return async (url) => {
    const { href, origin, pathname, search } = new URL(url)
    const integrity = digests[origin === window.location.origin ? pathname + search : href]
    if (!integrity) throw new Error(`The script ${href} has no digest`)
    try {
      const checked = comparesItself && rejects ? undefined : fetch(href, { integrity })
      if (!comparesItself) await checked
      const [script] = await Promise.all([importScript(href), checked])
      return script
    } catch (cause) {
      throw (await isGone(href)) ? new NeedsReload(`The script ${href} is gone`, { cause }) : cause
    }
  }
}

/** Asks the site, past the browser's cache. A site that does not answer says nothing about the script. */
function isGone(href: string): Promise<boolean> {
  return fetch(href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  )
}

/** From now on, every script that is imported is checked against the document's import map. */
export function checkImports(): void {
  globalThis._FEDERATION_IMPORT = createCheckedImport({ digests: importMapDigests() })
}

/**
 * Browsers have no feature test for the `integrity` of import maps (Chrome 127, Safari 18, Firefox 138). All browsers
 * with `Error.isError` have it, because that came later or together with it. The few versions in between compare twice.
 */
const knowsImportMapIntegrity = () => 'isError' in Error
