/**
 * The containers of pages in #outlet. They are kept in a set, because React draws a new #outlet when it draws the frame
 * again. The first one is that of the page in the document.
 */
export function createContainers(first: HTMLElement | undefined) {
  const containers = new Set(first ? [first] : [])
  return {
    append(container: HTMLElement): void {
      containers.add(container)
      place().append(container)
    },
    remove(container: HTMLElement): void {
      containers.delete(container)
      container.remove()
    },
    /** Puts the pages into the new #outlet. */
    reattach(): void {
      for (const container of containers) if (!container.isConnected) place().append(container)
    },
  }
}

/** The element that holds the pages. */
function place(): HTMLElement {
  const element = document.getElementById('outlet')
  if (!element) throw new Error('The page has no outlet')
  return element
}
