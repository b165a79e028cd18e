import type { Page } from '@playwright/test'

/**
 * Does to the page what a browser's translator does: every text moves into elements of its own, at once and whenever one
 * appears, and the texts that React knows are no longer where React put them.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const done = new WeakSet<Node>()
    const isText = (node: Node) =>
      node.nodeValue?.trim() &&
      !node.parentElement?.closest('script, style, noscript, textarea, title, option')

    function replace(text: Node) {
      if (done.has(text) || !isText(text)) return
      const outer = document.createElement('font')
      const inner = outer.appendChild(document.createElement('font'))
      const copy = document.createTextNode(text.nodeValue ?? '')
      done.add(copy)
      inner.append(copy)
      text.parentNode?.replaceChild(outer, text)
    }

    function replaceAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) replace(text)
    }

    const start = () => {
      replaceAll(document.body)
      new MutationObserver((changes) => {
        for (const { addedNodes, target, type } of changes) {
          if (type === 'characterData') replace(target)
          for (const node of addedNodes) replaceAll(node)
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    // a translator waits until the page is there
    window.addEventListener('load', () => setTimeout(start))
  })
}
