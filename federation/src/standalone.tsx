import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { startBackend } from 'shared-auth'
import { GlobalStyle, Toasts, theme } from 'shared-ui'
import { ThemeProvider } from 'styled-components'
import { createRemote } from './createRemote'
import { createHistory } from './history'
import { createQueryClient } from './queryClient'
import 'shared-ui/fonts.css'

/** Where the page of a remote that runs alone finds the embedded backend, written in by its build. */
declare const STANDALONE_BACKEND: { url: string; key: string }

/**
 * Runs one remote on a page of its own, for its team's daily work: the same backend, no shell around it.
 * Fragments of other remotes are not there, so their fallbacks show.
 */
export function runAlone(App: ComponentType) {
  startBackend({ ...STANDALONE_BACKEND, siteUrl: window.location.origin })
  const page = document.getElementById('root')
  if (!page) throw new Error('The standalone page has no #root')
  const container = document.createElement('main')
  page.append(container, document.createElement('div'))
  const remote = createRemote(App)
  const props = {
    name: 'standalone',
    container,
    services: {
      history: createHistory(),
      queryClient: createQueryClient(),
      loadFragment: (name: string) =>
        Promise.reject(new Error(`${name} is not lent to a remote that runs alone`)),
    },
    owns: () => true,
    onError: (error: unknown) => console.error(error),
  }
  createRoot(page.lastElementChild as HTMLElement).render(
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <Toasts />
    </ThemeProvider>,
  )
  void remote.bootstrap(props).then(() => remote.mount(props))
}
