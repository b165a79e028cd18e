import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { HistoryService } from 'federation/contract'
import { SharedRouter } from 'federation/SharedRouter'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { GlobalStyle, SkipLink, Toasts, theme } from 'shared-ui'
import { styled, ThemeProvider } from 'styled-components'
import type { Outlet } from '../outlet'
import { Footer, type SocialProfile } from './Footer'
import { Header } from './Header'
import { OutletView } from './OutletView'

type ChromeProps = {
  history: HistoryService
  queryClient: QueryClient
  outlet: Outlet
  socialProfiles: SocialProfile[]
}

/**
 * Draws what surrounds every page, at once and before any remote is there, so that the outlet exists
 * when the first application mounts.
 */
export function renderChrome(props: ChromeProps): void {
  const place = document.getElementById('shell')
  if (!place) throw new Error('The document has no #shell')
  const root = createRoot(place, { identifierPrefix: 'shell-' })
  flushSync(() => root.render(<Chrome {...props} />))
}

function Chrome({ history, queryClient, outlet, socialProfiles }: ChromeProps) {
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <SharedRouter history={history}>
          <Layout>
            <SkipLink />
            <Header />
            <Main id="main" tabIndex={-1}>
              <OutletView outlet={outlet} />
            </Main>
            <Footer socialProfiles={socialProfiles} />
          </Layout>
          <Toasts />
        </SharedRouter>
      </QueryClientProvider>
    </ThemeProvider>
  )
}

const Layout = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

const Main = styled.main`
  flex: 1;
  outline: none;
`
