import { dehydrate, QueryClientProvider } from '@tanstack/react-query'
import type { HistoryService } from 'federation/contract'
import { createQueryClient } from 'federation/queryClient'
import { SharedRouter } from 'federation/SharedRouter'
import type { RenderedPage, RenderRequest, ServerRemote } from 'federation/server'
import { facade } from 'federation/sharing'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createPath, NavigationType, type To } from 'react-router-dom'
import { startBackend } from 'shared-auth'
import { configureSite, keepRenderTime, SITE_NAME, sydneyToday, titleOfRender } from 'shared-ui'
import { ServerStyleSheet } from 'styled-components'
import { Chrome } from './chrome/Chrome'
import type { SiteConfig } from './config'
import { rememberStyles } from './rememberedStyles'
import { isCountingSite } from './visits/analytics'

/*
 * What renders pages on the server: the door of the shell's server build. The gateway runs it in processes of their own
 * (server/rendering). One such process has one version of the shell and one of a remote.
 */

/** What remotes take from the shell, as in the browser. */
export const shared = facade

let config: SiteConfig

/** Call it once, before the first page is rendered. */
export function start(given: SiteConfig): void {
  config = given
  configureSite({ origin: config.origin })
  startBackend({ ...config.backend, siteUrl: config.origin })
}

/**
 * Renders the frame of a page, and in it the page of a remote, if there is one. Rejects if the remote cannot prepare its
 * page or throws.
 */
export async function render(
  remote: ServerRemote | undefined,
  { application, version, pathname, search, now }: RenderRequest,
  signal: AbortSignal,
): Promise<RenderedPage> {
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
    const history = historyAt(pathname, search)
    const sheet = new ServerStyleSheet()
    rememberStyles(sheet.instance)
    const draw = (element: ReactNode, identifierPrefix: string) =>
      renderToString(sheet.collectStyles(element), { identifierPrefix })
    try {
      const App = remote?.App
      const [head, main] = splitHead(
        App
          ? draw(
              <QueryClientProvider client={queryClient}>
                <SharedRouter history={history}>
                  <App />
                </SharedRouter>
              </QueryClientProvider>,
              `${application}-`,
            )
          : '',
      )
      const title = App ? titleOfRender() : SITE_NAME
      const body = draw(
        <Chrome
          history={history}
          queryClient={queryClient}
          outlet={outletWith(App && `<div data-boundary="${application}">${main}</div>`)}
          socialProfiles={config.socialProfiles}
          support={config.contact.support}
          isCounting={isCountingSite(config, new URL(config.origin).hostname)}
        />,
        'shell-',
      )
      return {
        kind: 'page',
        status: prepared.status,
        title,
        head,
        body,
        styles: numberGroups(sheet.getStyleTags()),
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

const SHOWN = { kind: 'shown' } as const
const WAITING = { kind: 'waiting' } as const

function outletWith(markup: string | undefined) {
  const state = markup === undefined ? WAITING : SHOWN
  return { subscribe: () => () => {}, getState: () => state, getInitialState: () => state, markup }
}

/** React writes what it hoists into the head before the markup, because this markup has no head. */
function splitHead(html: string): [head: string, main: string] {
  const head = /^(?:<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? ''
  return [head, html.slice(head.length)]
}

/**
 * Numbers the groups of rules without gaps. styled-components numbers them in the order in which components are made, and
 * in the browser gives a new component the lowest free number: in a gap its rules would be before those that it extends.
 */
function numberGroups(css: string): string {
  let last = 0
  return css.replace(/data-styled\.g\d+\[/g, () => `data-styled.g${++last}[`)
}

function historyAt(pathname: string, search: string): HistoryService {
  const snapshot = {
    location: { pathname, search, hash: '', state: null, key: 'default' },
    action: NavigationType.Pop,
  }
  const stay = () => {}
  return {
    getSnapshot: () => snapshot,
    subscribe: () => stay,
    navigator: {
      createHref: (to: To) => (typeof to === 'string' ? to : createPath(to)),
      go: stay,
      push: stay,
      replace: stay,
    },
  }
}
