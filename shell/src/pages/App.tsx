import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from 'shared-ui'
import { StyleGuidePage } from '../styleGuide/StyleGuidePage'
import { NotFoundPage } from './NotFoundPage'
import { PrivacyPage } from './PrivacyPage'
import { TermsPage } from './TermsPage'

const pages: Record<string, ComponentType> = {
  [paths.privacyPolicy]: PrivacyPage,
  [paths.termsOfUse]: TermsPage,
  [paths.styleGuide]: StyleGuidePage,
}

/**
 * The shell's own URLs, and the 404 page for every other URL. Paths are compared as the gateway does (matchRoute): the router
 * would also take other letters, and draw a page over the 404 page of the document.
 */
export function App() {
  const { pathname } = useLocation()
  const OwnPage = pages[pathname.replace(/\/+$/, '')] ?? NotFoundPage
  return <OwnPage />
}
