import { allowOverrides } from 'federation/release'
import type { createSite } from './testSite.ts'

/** What a test does with the overrides of a site: allows origins in its registry, and reads what a page says of them. */
export function overridesOf(place: Awaited<ReturnType<typeof createSite>>) {
  const gateway = place.open()
  return {
    gateway,
    allow: (origins: string[] | undefined) => allowOverrides(origins, { target: place.target, who: 'Robin' }),
    async read(target: string, from = gateway) {
      const response = await from.request(target)
      const html = await response.text()
      const [, data] = /id="overrides">(.*?)<\/script>/.exec(html) ?? []
      return { html, headers: response.headers, status: response.status, data: data && JSON.parse(data) }
    },
  }
}
