import { useLayoutEffect } from 'react'
import { SITE_NAME } from '../site/site'

/** The titles of the mounted pages, the newest last. During a change of page there are two. */
const drawn: { title: string }[] = []

/**
 * Sets the document's title while a page is mounted; without a page it is the name of the site. A hoisted `<title>`
 * would be a second element besides the one of the served document, so that element is changed instead.
 */
export function useTitle(title: string): void {
  if (typeof window === 'undefined') renderedTitle = title
  useLayoutEffect(() => {
    const entry = { title }
    drawn.push(entry)
    show()
    return () => {
      drawn.splice(drawn.indexOf(entry), 1)
      show()
    }
  }, [title])
}

let renderedTitle = SITE_NAME

/** The title of the page that was rendered last on a server, where there is no document. */
export const titleOfRender = () => renderedTitle

function show() {
  document.title = drawn.at(-1)?.title ?? SITE_NAME
}
