import { importMapDigests, importMapText, type TrustedTypes } from 'federation/documentScripts'
import { isOffline } from 'federation/isOffline'
import { whenIdle } from 'federation/whenIdle'
import { Workbox } from 'workbox-window'
import { nameOf } from '../kept/edition'
import { PASSING, PREFIX, WORKER_URL } from '../kept/names'

/** How long a page is open before it asks whether there is a newer site, in milliseconds. */
const LONG = 60 * 60_000

/**
 * Registers the worker, after its digest was compared, and has it keep this edition of the site. Later, when a page that
 * was open for long is looked at again, it tells when a newer site is there. Does nothing in a document that is not live,
 * where the visitor wants to save data, and where the release has no worker.
 * @param onNewer called at most once
 */
export async function followSite(onNewer: () => void): Promise<void> {
  const integrity = importMapDigests()[WORKER_URL]
  if (!integrity) return withdraw()
  if (isPassing() || wantsToSave() || isOffline()) return
  await new Promise<void>(whenIdle)
  const name = await nameOf(importMapText(), document.getElementById('config')?.textContent ?? '')
  const worker = await register(integrity)
  const files = performance.getEntriesByType('resource').flatMap(({ name: url }) => {
    const { origin, pathname } = new URL(url)
    return origin === window.location.origin && /\.(avif|webp|svg)$/.test(pathname) ? [pathname] : []
  })
  await worker.messageSW({ type: 'keep', known: name, pictures: files })

  let asked = Date.now()
  const look = async () => {
    if (document.visibilityState !== 'visible' || isOffline() || Date.now() - asked < LONG) return
    asked = Date.now()
    const live: string | undefined = await worker.messageSW({ type: 'keep' })
    if (!live || live === name) return
    document.removeEventListener('visibilitychange', look)
    onNewer()
  }
  document.addEventListener('visibilitychange', look)
}

/** Browsers compare no digest of a worker: the page does, and the gateway before it sends one. */
async function register(integrity: string): Promise<Workbox> {
  await fetch(WORKER_URL, { integrity, cache: 'no-cache' })
  const worker = new Workbox(trusted(WORKER_URL))
  await worker.register({ immediate: true })
  return worker
}

/** The policy of the document allows the address of a script from here only. */
function trusted(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  return trustedTypes?.createPolicy('worker', { createScriptURL: () => url }).createScriptURL(url) ?? url
}

/**
 * The release has no worker: an earlier one goes, with all that was kept. The gateway sends one that does the same, but a
 * browser does not ask for it once the earlier one is gone.
 */
async function withdraw(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  await Promise.all(names.map((name) => caches.delete(name)))
  await registration.unregister()
}

/** The gateway says that this document is not what visitors get. */
const isPassing = () => document.querySelector(`meta[name=${PASSING}]`) !== null

const wantsToSave = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
