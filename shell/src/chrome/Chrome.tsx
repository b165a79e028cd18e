import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { HistoryService } from 'federation/contract'
import { SharedRouter } from 'federation/SharedRouter'
import { GlobalStyle, SkipLink, Toasts, theme } from 'shared-ui'
import { styled, ThemeProvider } from 'styled-components'
import { Footer, type SocialProfile } from './Footer'
import { Header } from './Header'
import { OfflineNotice } from './OfflineNotice'
import { type OutletSource, OutletView } from './OutletView'
import { ResumeBanner } from './ResumeBanner'
import { SessionWarning } from './SessionWarning'

export type ChromeProps = {
  history: HistoryService
  queryClient: QueryClient
  outlet: OutletSource
  socialProfiles: SocialProfile[]
  /** The e-mail address that is shown when a part of the page cannot be loaded. */
  support: string
  /** Whether this site counts visits: only then is the privacy choice shown. */
  isCounting: boolean
}

/** The frame of every page: header, footer, messages, and the outlet between them. */
export function Chrome(props: ChromeProps) {
  const { history, queryClient, outlet, socialProfiles, support, isCounting } = props
  return (
    <ThemeProvider theme={theme.raw}>
      <theme.GlobalStyle />
      <GlobalStyle />
      <QueryClientProvider client={queryClient}>
        <SharedRouter history={history}>
          <Layout>
            <SkipLink />
            <Header />
            <ResumeBanner />
            {/* the key keeps this element, and the page in it, when hot reload adds an element before it */}
            <Main key="main" id="main" tabIndex={-1}>
              <OutletView outlet={outlet} support={support} />
            </Main>
            <Footer socialProfiles={socialProfiles} isCounting={isCounting} />
            <OfflineNotice />
          </Layout>
          <SessionWarning />
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

/* The footer begins below the window: it never moves into it, or out of it, while a page loads. */
const Main = styled.main`
  flex: 1;
  min-height: 100vh;
  outline: none;
`
