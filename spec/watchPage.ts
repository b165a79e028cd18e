import type { Message } from './messages.ts'

/** What is on screen once a page has its heading: the address, the heading, and the toasts that stand there. */
export type Landing = {
  path: string
  query: string
  heading: string
  toasts: string[]
  isSignedIn: boolean
}

type Watch = {
  messages: Message[]
  /** Called with the place of each message in the table that has come on screen, again whenever it does. */
  onMessage(index: number): void
  onLanding?(landing: Landing): void
}

/**
 * Watches a document for the messages of the table and for the pages that come up. A text counts only where it is
 * in sight, in the part of the page that its kind names, at an address that the table names. The function carries
 * everything it needs within itself, because e2e tests send its source into the browser.
 */
export function watchPage({ messages, onMessage, onLanding }: Watch): void {
  const exact = new Map<string, number[]>()
  const open: number[] = []
  for (const [index, { text }] of messages.entries()) {
    if (text.includes('{')) open.push(index)
    else exact.set(text, [...(exact.get(text) ?? []), index])
  }
  let lastLanding = ''

  const observer = new MutationObserver((changes) => {
    const parents = new Set<Element>()
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) collect(node, parents)
      else collect(target, parents)
    }
    for (const parent of parents) look(parent)
    if (onLanding) land(onLanding)
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'aria-hidden', 'open'],
  })

  /** The elements whose own text is in or under a node. */
  function collect(node: Node, parents: Set<Element>) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.parentElement) parents.add(node.parentElement)
      return
    }
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode
      if (parentElement) parents.add(parentElement)
    }
  }

  function look(element: Element) {
    const slab = element.closest('[data-toast]')
    if (slab) return lookAtToast(slab)
    for (const index of exact.get(wordsOf(element)) ?? []) {
      const { kind, where } = messages[index] as Message
      if (kind === 'toast' || !isHere(where) || !isInSight(element)) continue
      if (kind === (isFieldProblem(element) ? 'inline' : 'page')) onMessage(index)
    }
  }

  function lookAtToast(slab: Element) {
    const { title, text } = partsOf(slab)
    const lines = [...(exact.get(title) ?? []), ...(exact.get(text) ?? []), ...open]
    for (const index of lines) {
      const message = messages[index] as Message
      const isSame = message.title ? message.title === title && says(message, text) : says(message, title)
      if (message.kind === 'toast' && isSame && isHere(message.where)) onMessage(index)
    }
  }

  function land(report: NonNullable<Watch['onLanding']>) {
    const heading = document.querySelector('#main [data-focus-heading]:not([inert] *, [hidden] *)')
    if (!heading) return
    const landing = {
      path: path(),
      query: window.location.search,
      heading: wordsOf(heading),
      toasts: [...document.querySelectorAll('[data-toast]')].map((slab) => partsOf(slab).title),
      isSignedIn: isSignedIn(),
    }
    const key = JSON.stringify(landing)
    if (key === lastLanding) return
    lastLanding = key
    report(landing)
  }

  function partsOf(slab: Element) {
    const title = slab.querySelector('strong')
    const all = slab.querySelector('p')?.textContent ?? ''
    const first = title?.textContent ?? ''
    return { title: first.trim(), text: all.slice(first.length).trim() }
  }

  /** Whether a text is the message, with something instead of each {name}. */
  function says({ text }: Message, words: string) {
    const pieces = text.split(/\{\w+\}/)
    const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')
    return new RegExp(`^${pattern}$`).test(words)
  }

  function isHere(where: string[]) {
    return where.some((route) => {
      if (route === '*') return true
      const pattern = route.replace(/:\w+/g, '[^/]+')
      return new RegExp(`^${pattern}/?$`).test(path())
    })
  }

  /** Component tests show the address of their router in a note of this name (shared-ui/testing). */
  function path() {
    const note = document.querySelector('[aria-label="current url"]')?.textContent
    return (note ?? window.location.pathname).split(/[?#]/)[0] ?? ''
  }

  function isFieldProblem(element: Element) {
    const id = element.closest('[id]')?.id.replace(/["\\]/g, '\\$&')
    return Boolean(id && document.querySelector(`[aria-invalid][aria-describedby~="${id}"]`))
  }

  function isInSight(element: Element) {
    if (element.closest('[hidden], [inert]')) return false
    for (let node: Element | null = element; node; node = node.parentElement) {
      const { display, visibility, width, height } = getComputedStyle(node)
      // one pixel: read out, not seen
      if (display === 'none' || visibility === 'hidden' || (width === '1px' && height === '1px')) return false
    }
    return true
  }

  function wordsOf(element: Element) {
    return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
  }

  function isSignedIn() {
    try {
      return localStorage.getItem('sprouts-auth') !== null
    } catch {
      return false
    }
  }
}
