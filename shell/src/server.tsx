import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import { CONTRACT } from 'federation/contract'
import { createQueryClient } from 'federation/queryClient'
import { SharedRouter } from 'federation/SharedRouter'
import type { RenderedPage, RenderRequest, ServerRemote } from 'federation/server'
import { facade } from 'federation/sharing'
import { renderToString } from 'react-dom/server'
import { startBackend } from 'shared-auth'
import { configureSite, keepRenderTime, SITE_NAME, sydneyToday, titleOfRender } from 'shared-ui'
import { ServerStyleSheet } from 'styled-components'
import { createChromes } from './chromeOnServer'
import { matchRoute, OWN_PAGES } from './composition/applications'
import { keepConfig, type SiteConfig } from './config'
import { documentStyles } from './documentStyles'
import { historyAt } from './historyAt'
import { joinRules } from './joinedRules'
import { App as OwnPages } from './pages/App'
import { rememberStyles } from './rememberedStyles'

/*
 * What renders pages on the server: the door of the shell's server build. The gateway runs it in processes of their own
 * (shell/rendering). One such process has one version of the shell and one of a remote.
 */

/** What remotes take from the shell, as in the browser. */
export const shared = facade

/** The shell's own pages, as the server door of a remote has its pages. */
const ownPages: ServerRemote = {
  contract: CONTRACT,
  App: OwnPages,
  prepare: async ({ pathname }) => ({ kind: 'page', status: matchRoute(pathname) ? 200 : 404 }),
}

let config: SiteConfig
let chromeOf: ReturnType<typeof createChromes>

/** Call it once, before the first page is rendered. */
export function start(given: SiteConfig): void {
  config = given
  keepConfig(config)
  joinRules()
  chromeOf = createChromes(config)
  configureSite({ origin: config.origin })
  startBackend({ ...config.backend, siteUrl: config.origin })
}

/**
 * Renders the frame of a page, and in it the page of a remote or one of the shell's own, if there is one. Rejects if the
 * remote cannot prepare its page or throws.
 */
export async function render(
  lent: ServerRemote | undefined,
  { application, version, pathname, search, now }: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedPage> {
  const remote = application === OWN_PAGES ? ownPages : lent
  const moment = new Date(now)
  const queryClient = createQueryClient()
  const cancel = () => void queryClient.cancelQueries()
  signal.addEventListener('abort', cancel)
  try {
    const today = sydneyToday(moment)
    const asked = { pathname, search, today, queryClient, signal, origin: config.origin }
    const prepared = remote ? await remote.prepare(asked) : FRAME
    signal.throwIfAborted()
    if (prepared.kind === 'moved') return prepared

    // synchronous from here: the moment and the title belong to the one page that is being rendered
    keepRenderTime(moment)
    const sheet = new ServerStyleSheet()
    rememberStyles(sheet.instance)
    try {
      const App = remote?.App
      const [head, main] = splitHead(
        App
          ? renderToString(
              sheet.collectStyles(
                <QueryClientProvider client={queryClient}>
                  <SharedRouter history={historyAt(pathname, search)}>
                    <App />
                  </SharedRouter>
                </QueryClientProvider>,
              ),
              { identifierPrefix: `${application}-` },
            )
          : '',
      )
      const title = App ? titleOfRender() : SITE_NAME
      const chrome = chromeOf(pathname, App !== undefined)
      chrome.addStyles(sheet.instance)
      return {
        kind: 'page',
        status: prepared.status,
        title,
        head,
        body: chrome.around(`<div data-boundary="${application}">${main}</div>`),
        styles: documentStyles(sheet.getStyleTags()),
        state: { application, version, pathname, now, queries: dehydrate(queryClient) },
        structuredData: prepared.structuredData,
      }
    } finally {
      sheet.seal()
    }
  } finally {
    signal.removeEventListener('abort', cancel)
    queryClient.clear()
  }
}

/** A page whose remote is drawn by the browser. */
const FRAME = { kind: 'page', status: 200, structuredData: undefined } as const

/** React writes what it hoists into the head before the markup, because this markup has no head. */
function splitHead(html: string): [head: string, main: string] {
  const head = /^(?:<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return [head, html.slice(head.length)]
}
