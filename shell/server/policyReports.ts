import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Proxies } from './operations/proxies.ts'
import { createLimit, UNCACHED } from './reports.ts'

/** Where browsers report what the policy of a page has blocked. */
export const POLICY_REPORTS_URL = '/_reports/policy'

/** The largest report, in bytes: it contains the policy, and a browser sends several at once. */
const MOST_BYTES = 50_000
/** The forms of `report-uri` and of `report-to`. */
const TYPES = /^application\/(csp-report|reports\+json)\s*(;|$)/i
/** What reports are counted under. Everything else is `other`, so nobody can add a name. */
const DIRECTIVES = [
  ...['script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem', 'style-src-attr'],
  ...['img-src', 'font-src', 'connect-src', 'form-action', 'frame-src', 'worker-src', 'manifest-src'],
  ...['base-uri', 'object-src', 'frame-ancestors', 'require-trusted-types-for', 'trusted-types'],
  'integrity-policy',
]

/**
 * Answers reports of blocked content. Of each it uses only the name of the directive: an address in it may be about the visitor,
 * and many reports are about what an extension of a browser does.
 */
export function policyReportRoutes(
  onReport: (directive: string) => void,
  senderOf: Proxies['senderOf'],
): Hono {
  const app = new Hono()
  const isWithinLimit = createLimit()
  const tooLarge = (context: Context) => context.text('Too large', 413, UNCACHED)

  app.post('/', bodyLimit({ maxSize: MOST_BYTES, onError: tooLarge }), async (context) => {
    const isReport = TYPES.test(context.req.header('content-type') ?? '')
    const directives = isReport ? directivesOf(await context.req.text()) : undefined
    if (!directives) return context.text('Not a report', 400, UNCACHED)
    for (const directive of directives)
      if (isWithinLimit(senderOf(context))) onReport(DIRECTIVES.includes(directive) ? directive : 'other')
    return context.body(null, 204)
  })
  app.all('/', (context) => context.text('Only POST', 405, { ...UNCACHED, allow: 'POST' }))
  return app
}

/** The directives that a body reports; undefined if it is no report. Scripts without a digest have no directive. */
function directivesOf(text: string): string[] | undefined {
  try {
    const found = JSON.parse(text)
    if (Array.isArray(found))
      return found.map((report) =>
        report.type === 'integrity-violation' ? 'integrity-policy' : String(report.body.effectiveDirective),
      )
    const report = found['csp-report']
    // Firefox and older browsers write the whole directive into the second
    return [String(report['effective-directive'] ?? report['violated-directive']).replace(/ .*/s, '')]
  } catch {
    return undefined
  }
}
