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
    const script = document.createElement('script')
    script.type = 'application/ld+json'
    let isLeft = false
    import(/* webpackChunkName: "structuredData" */ './structuredData').then(
      (module) => {
        script.textContent = module.scriptText(module.structuredData(subject, origin))
        if (!isLeft) document.head.append(script)
      },
      () => {},
    )
    return () => {
      isLeft = true
      script.remove()
    }
  }, [subject])
  return null
}
