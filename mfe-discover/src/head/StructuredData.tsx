import { useEffect } from 'react'
import { siteOrigin } from 'shared-ui'
import type { Subject } from './structuredData'

/**
 * Adds structured data for search engines to the head. Its code is loaded after the page, because no visitor waits for
 * it. A failure is ignored. Those of a document from the server are kept for as long as the page shows the same.
 */
export function StructuredData({ subject }: { subject: Subject }) {
  useEffect(() => {
    const origin = siteOrigin()
    if (!origin) return
    const fromServer = document.head.querySelector('script[data-server]')
    if (fromServer) {
      fromServer.removeAttribute('data-server')
      return () => fromServer.remove()
    }
    const text = document.createTextNode('')
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    script.append(text)
    document.head.append(script)
    import(/* webpackChunkName: "structuredData" */ './structuredData').then(
      (module) => {
        // Trusted Types forbid setting the text of a script element; changing its text node is allowed
        text.data = JSON.stringify(module.structuredData(subject, origin)).replaceAll('<', '\\u003c')
      },
      () => script.remove(),
    )
    return () => script.remove()
  }, [subject])
  return null
}
