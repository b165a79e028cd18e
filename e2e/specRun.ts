import type { BrowserContext, Page, Request } from '@playwright/test'
import { matches } from 'spec/callRow'
import { calls } from 'spec/calls'
import { messages, nameOf } from 'spec/messages'
import { record } from 'spec/record'
import { nameOf as nameOfRoute, routes, shows } from 'spec/routes'
import { type Landing, watchPage } from 'spec/watchPage'

/** Records the rows of the specification's tables that the pages of a test show or request. */
export async function recordRun(context: BrowserContext): Promise<void> {
  const visits = createVisits()
  context.on('request', (request) => {
    visits.asked(request)
    recordCall(request)
  })
  await context.exposeBinding('specMessage', (_source, index: number) => {
    const message = messages[index]
    if (message) record('messages', nameOf(message))
  })
  await context.exposeBinding('specLanding', ({ page }, landing: Landing) => visits.landed(page, landing))
  await context.addInitScript({
    content: `(${watchPage})({
      messages: ${JSON.stringify(messages)},
      onMessage: (index) => window.specMessage(index),
      onLanding: (landing) => window.specLanding(landing),
    })`,
  })
}

function recordCall(request: Request) {
  const url = new URL(request.url())
  if (url.origin !== process.env.BACKEND_ORIGIN || request.method() === 'OPTIONS') return
  const call = {
    by: 'site' as const,
    method: request.method(),
    path: url.pathname,
    query: url.searchParams,
    body: bodyOf(request),
    prefer: request.headers().prefer ?? '',
  }
  for (const row of calls) if (matches(row, call)) record('calls', row.name)
}

function bodyOf(request: Request): Record<string, unknown> {
  try {
    return { ...request.postDataJSON() }
  } catch {
    return {}
  }
}

/** Null for the first document of a tab that a page opens: it may be asked for before the tab is there. */
function pageOf(request: Request): Page | null {
  try {
    return request.frame().page()
  } catch {
    return null
  }
}

type Tab = { asked: string | null; isNew: boolean; path: string | null; from: string | null }

/** Connects each shown page with the requested document and with the page before it in the tab. */
function createVisits() {
  const tabs = new Map<Page, Tab>()
  const tabOf = (page: Page) => {
    const tab = tabs.get(page) ?? { asked: null, isNew: false, path: null, from: null }
    tabs.set(page, tab)
    return tab
  }
  return {
    asked(request: Request) {
      if (!request.isNavigationRequest() || request.redirectedFrom()) return
      const { pathname, search } = new URL(request.url())
      const page = pageOf(request)
      if (page) Object.assign(tabOf(page), { asked: pathname + search, isNew: true })
    },
    landed(page: Page, landing: Landing) {
      const tab = tabOf(page)
      if (tab.isNew || landing.path !== tab.path) {
        if (!tab.isNew) tab.asked = null
        tab.from = tab.path
        tab.path = landing.path
        tab.isNew = false
      }
      const visit = { ...landing, asked: tab.asked, from: tab.from }
      for (const route of routes) if (shows(route, visit)) record('routes', nameOfRoute(route))
    },
  }
}
