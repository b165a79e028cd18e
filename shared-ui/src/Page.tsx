import type { ReactNode } from 'react'
import { SITE_NAME, siteOrigin } from './site'

type PageProps = {
  /** Without the product's name: it is added. */
  title: string
  description?: string
  /** A path of `paths`. The link is left out until configureSite() has given the public origin. */
  canonicalPath?: string
  noindex?: boolean
  children: ReactNode
}

/** What a page tells browsers and search engines about itself; React hoists it into the head. */
export function Page({ title, description, canonicalPath, noindex = false, children }: PageProps) {
  const origin = siteOrigin()
  return (
    <>
      <title>{`${title} | ${SITE_NAME}`}</title>
      {description && <meta name="description" content={description} />}
      {canonicalPath && origin && <link rel="canonical" href={origin + canonicalPath} />}
      {noindex && <meta name="robots" content="noindex" />}
      {children}
    </>
  )
}
