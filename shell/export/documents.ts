import { ReleaseError } from 'federation/release'
import { createRenderers } from '../rendering/renderers.ts'
import { frameRequest, NO_PAGE, ownRequest, RENDERED } from '../rendering/requests.ts'
import { renderDocument, type SiteDocument } from '../server/document.ts'
import { documentHeaders } from '../server/headers.ts'
import type { LiveSite } from '../server/site.ts'
import { type RouteEntry, routes } from '../src/composition/applications.ts'
import type { SiteConfig } from '../src/config.ts'

/** A document of a static site: the same for every visitor and every address of its route. */
export type StaticDocument = {
  /** The pattern of its route; undefined for the 404 page. */
  path: string | undefined
  /** Its name, below the folder that visitors see. */
  file: string
  html: string
  /** The headers that a host must send with it, without its type. */
  headers: Record<string, string>
}

type Options = { site: string; live: LiveSite; config: SiteConfig; imageHosts: string[] }

/**
 * Makes the document of each route, and that of the 404 page: header, footer and the shell's own pages, rendered on the
 * server if the release has a build for that, and the shell's scripts, which draw any other page. All have one policy,
 * because many hosts know only one. Throws a ReleaseError that names all pages that cannot be rendered.
 */
export async function makeDocuments({ site, live, config, imageHosts }: Options): Promise<StaticDocument[]> {
  const renderers = createRenderers({ site, config })
  /** Reason -> the pages that could not be rendered. */
  const failed = new Map<string, string[]>()
  const made: { route: RouteEntry | undefined; document: SiteDocument }[] = []
  try {
    for (const route of [...routes, undefined]) {
      const asked = ownRequest(live, route) ?? frameRequest(route)
      const rendering = renderers.find(live, RENDERED)?.render(asked)
      const drawn = await rendering?.catch(({ message }: Error) => {
        const [reason = ''] = message.split('\n')
        failed.set(reason, [...(failed.get(reason) ?? []), route?.path ?? 'the 404 page'])
      })
      const page = drawn?.kind === 'page' ? drawn : undefined
      made.push({ route, document: renderDocument({ ...live, config, route, page }) })
    }
  } finally {
    renderers.stop()
  }
  // with a page that is blank until scripts run, the export would be less than the one before
  if (failed.size > 0) throw new ReleaseError(explain(failed))
  const digests = {
    scriptHashes: [...new Set(made.flatMap(({ document }) => document.scriptHashes))],
    styleHashes: [...new Set(made.flatMap(({ document }) => document.styleHashes))],
  }
  return made.map(({ route, document: { html } }) => {
    const address = { pathname: route?.path ?? NO_PAGE, search: '' }
    const { 'content-type': _, ...headers } = documentHeaders(digests, config, imageHosts, address, route)
    return { path: route?.path, file: fileOf(route), html: html.toString(), headers }
  })
}

/** A line for each reason. */
const explain = (failed: Map<string, string[]>): string =>
  [
    ...[...failed].map(([reason, pages]) => `Not rendered: ${pages.join(', ')} (${reason}).`),
    'Nothing was written: try again, or release the shell and discover again.',
  ].join('\n')

/** "/login" is login.html, and "/activities/:id" activities/_id.html: hosts find the first by themselves. */
function fileOf(route: RouteEntry | undefined): string {
  if (!route) return '404.html'
  return `${route.path.slice(1).replaceAll(':', '_') || 'index'}.html`
}
