import { createHash } from 'node:crypto'
import type { Page } from '../server/document.ts'
import type { LiveSite } from '../server/site.ts'

const keys = new WeakMap<LiveSite, string>()

/** All versions that a document names, with the starts of canaries, and what it allows to override. */
export function keyOf(live: LiveSite): string {
  const known = keys.get(live)
  if (known) return known
  const versions = Object.values(live.registry.microFrontends).map(
    ([release]) => (release?.metadata.version ?? '') + (release?.deployment.move ?? ''),
  )
  const overrides = JSON.stringify(live.whole.overrides ?? null)
  const key = createHash('sha256').update(`${versions.join()} ${overrides}`).digest('base64url').slice(0, 16)
  keys.set(live, key)
  return key
}

/** What is the same in two renderings of a page that differ only in their moment. */
export function printOf({ status, title, head, body, styles, state, structuredData }: Page): string {
  const data = state.queries.queries.map(({ queryKey, state: { data } }) => [queryKey, data])
  const rest = JSON.stringify([status, title, head, styles.length, data, structuredData])
  return createHash('sha256').update(rest).update(styles).update(body).digest('base64url')
}
