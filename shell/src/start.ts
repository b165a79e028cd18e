import { hydrate } from '@tanstack/react-query'
import type { ShellServices } from 'federation/contract'
import type { createHistory } from 'federation/history'
import { isOffline } from 'federation/isOffline'
import { createQueryClient } from 'federation/queryClient'
import { liveRelease, type Registry, SHELL } from 'federation/registry'
import { createFederation } from 'federation/runtime'
import type { RenderedState } from 'federation/server'
import { whenIdle } from 'federation/whenIdle'
import { createPath } from 'react-router-dom'
import { getSession, keepIntent, subscribeSession } from 'shared-auth'
import { announce, keepRenderTime, paths } from 'shared-ui'
import { registerApplication, start, triggerAppChange } from 'single-spa'
import { watchAccount } from './access/account'
import { decideAccess } from './access/guard'
import { renderChrome } from './chrome/renderChrome'
import { type Application, applicationOf, matchRoute, OWN_PAGES, routes } from './composition/applications'
import { createOutlet } from './composition/outlet'
import { prefetchOnIntent } from './composition/prefetch'
import { createRenewal } from './composition/renewal'
import type { SiteConfig } from './config'
import { keepEarly } from './early'
import { createNavigation } from './navigation/navigation'
import { takeRendered } from './rendered'
import { countPages, createAnalytics, isCountingSite } from './visits/analytics'
import { createDescription, releaseOf } from './visits/description'
import { createReporter } from './visits/errors'

type StartOptions = { config: SiteConfig; history: ReturnType<typeof createHistory>; registry: Registry }

/** Draws the frame, and the page of the address in it; from then on follows the visitor. */
export async function startShell({ config, history, registry }: StartOptions): Promise<void> {
  const analytics = createAnalytics(config)
  const describe = createDescription(registry)
  const moveOf = (remote: string) => releaseOf(registry, remote)?.deployment.move
  const { report, watch } = createReporter({ analytics, describe, moveOf })
  watch()

  const federation = createFederation(registry)
  const services: ShellServices = {
    history,
    mapStyle: config.map?.style,
    queryClient: createQueryClient(),
    async loadFragment(name) {
      try {
        return await federation.loadFragment(name)
      } catch (error) {
        report({ kind: 'load', error, application: name.split('/')[0] })
        throw error
      }
    },
    onFragmentError: (name, error) => report({ kind: 'error', error, application: name.split('/')[0] }),
  }
  const rendered = takeRendered((state) => isOfThisPage(state, config, registry))
  if (rendered) {
    keepRenderTime(new Date(rendered.now))
    hydrate(services.queryClient, rendered.queries)
  }
  const early = keepEarly(
    rendered ? document.getElementById('shell') : null,
    () => outlet.getState().kind !== 'readOnly',
  )

  /** React has drawn the page again: the visitor sees no fault, but the part has one. */
  function onMismatch(application: string, error: unknown) {
    console.error(`The rendered page of ${application} was drawn again:`, error)
    report({ kind: 'error', error, application })
  }
  const navigation = createNavigation(history, announce, rendered?.container !== undefined)
  const countPage = countPages(analytics, describe)

  let settled = () => {}
  const isSettled = new Promise<void>((resolve) => {
    settled = resolve
  })
  const isLoaded = new Promise<unknown>((resolve) => {
    // the page may have loaded while the registry was read, in WebKit also while a module waits
    if (document.readyState === 'complete') resolve(undefined)
    else window.addEventListener('load', resolve)
  })

  const importOwnPages = () => import('./pages/remote')
  const outlet = createOutlet({
    services,
    load: (application) =>
      application === OWN_PAGES ? importOwnPages() : federation.loadRemote(application),
    renewal: createRenewal(),
    owns: (application, pathname) => applicationOf(pathname) === application,
    onSettled() {
      early.repeat()
      navigation.settle()
      countPage()
      settled()
    },
    onFailure: (application, error) => report({ kind: 'load', error, application }),
    rendered,
    onMismatch,
  })

  const access = (pathname: string) => matchRoute(pathname)?.access ?? 'public'
  const isActive = (application: Application, { pathname }: { pathname: string }) =>
    applicationOf(pathname) === application &&
    decideAccess(access(pathname), getSession().status).kind === 'show'

  /** Redirects from a page that the visitor may not see, then makes single-spa check the applications again. */
  function applyAccess() {
    const { location } = history.getSnapshot()
    const verdict = decideAccess(access(location.pathname), getSession().status)
    if (verdict.kind === 'redirect') {
      if (verdict.to === paths.login) keepIntent({ path: createPath(location) })
      return history.navigator.replace(verdict.to)
    }
    if (verdict.kind === 'wait') outlet.wait()
    void triggerAppChange()
  }

  function handleNavigation() {
    const { pathname } = history.getSnapshot().location
    const application = applicationOf(pathname)
    const state = outlet.getState()
    applyAccess()
    if (state.kind === 'failed' && state.application === application) state.retry()
    // single-spa does nothing when the application stays the same
    else if (outlet.shows(application)) outlet.showPage(pathname)
  }

  const startOffline = () =>
    import('./offline/offline')
      .then(({ startOffline }) => startOffline(services.queryClient, registry, federation.loadRemote))
      .catch(() => {})
  // what was kept is there before the first page
  if (isOffline()) await startOffline()
  else if (process.env.NODE_ENV === 'production' && navigator.serviceWorker)
    // none of the work of taking over waits for it
    Promise.all([isLoaded, isSettled]).then(() => whenIdle(startOffline))

  renderChrome(
    {
      history,
      queryClient: services.queryClient,
      outlet,
      socialProfiles: config.socialProfiles,
      support: config.contact.support,
      isCounting: isCountingSite(config),
    },
    {
      isRendered: rendered !== undefined,
      // the menu need not wait for the page
      onTaken: early.repeatClick,
      onMismatch(error) {
        outlet.reattach()
        onMismatch('shell', error)
      },
    },
  )
  for (const name of new Set(routes.map((route) => route.application))) {
    registerApplication({
      name,
      app: async () => outlet.application(name),
      activeWhen: (location) => isActive(name, location),
    })
  }
  history.subscribe(handleNavigation)
  subscribeSession(applyAccess)
  // after applyAccess: a logout on a page for members must leave no way back to that page
  watchAccount(services.queryClient, navigation.forget)
  applyAccess()
  start({ urlRerouteOnly: true })
  prefetchOnIntent((pathname) => {
    const application = applicationOf(pathname)
    if (application === OWN_PAGES) importOwnPages().catch(() => {})
    else federation.prefetchRemote(application, pathname)
  })
}

/** Whether a rendered page is the one that this browser would draw: of this address, by the version that is live for it. */
function isOfThisPage(
  { application, version, pathname }: RenderedState,
  config: SiteConfig,
  registry: Registry,
): boolean {
  const here = window.location.pathname
  const [document] = performance.getEntriesByType('navigation')
  // after Back or Forward before this script has run, the document belongs to another address
  if (document && new URL(document.name).search !== window.location.search) return false
  // the frame is rendered for the public origin; the same gateway may be opened on another host
  if (isCountingSite(config) !== isCountingSite(config, new URL(config.origin).hostname)) return false
  // the frame, or one of the shell's own pages, is the same for all addresses of its route
  const isOfRoute = matchRoute(here)?.path === matchRoute(pathname)?.path
  if (!application) return isOfRoute
  if (application === OWN_PAGES)
    return isOfRoute && liveRelease(registry, SHELL)?.metadata.version === version
  return (
    pathname === (here.replace(/\/+$/, '') || '/') &&
    liveRelease(registry, application)?.metadata.version === version
  )
}
