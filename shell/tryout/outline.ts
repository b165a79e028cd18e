import type { Part } from './data.ts'
import { create } from './dom.ts'

/** The shell's own parts, each remote, each lent fragment. */
const TARGETS = '#shell header, #shell footer, [data-boundary], [data-fragment]'

/**
 * Boxes over the page that show which part each piece of it belongs to, with its version. They follow the page for as
 * long as they are shown, take no clicks, and say nothing to screen readers.
 */
export function createOutlines(root: ShadowRoot, parts: Part[]) {
  const layer = create('div', { className: 'outlines', hidden: true, ariaHidden: 'true' })
  const boxes = new Map<Element, HTMLElement>()
  root.append(layer)
  let frame = 0

  function draw(): void {
    const seen = new Set(document.querySelectorAll(TARGETS))
    for (const [element, box] of boxes) {
      if (seen.has(element)) continue
      box.remove()
      boxes.delete(element)
    }
    for (const element of seen) place(boxOf(element), element)
    frame = requestAnimationFrame(draw)
  }

  function boxOf(element: Element): HTMLElement {
    const known = boxes.get(element)
    if (known) return known
    const { name, kind } = ownerOf(element)
    const version = parts.find((part) => part.name === name.split('/')[0])?.running ?? ''
    const label = create('span', { textContent: `${name} ${version}`.trim() })
    const box = create('div', { className: `box ${kind}` }, [label])
    boxes.set(element, box)
    layer.append(box)
    return box
  }

  return {
    show(isWanted: boolean) {
      cancelAnimationFrame(frame)
      layer.hidden = !isWanted
      if (isWanted) draw()
    },
  }
}

function ownerOf(element: Element): { name: string; kind: string } {
  const { boundary, fragment } = (element as HTMLElement).dataset
  if (fragment) return { name: fragment, kind: 'fragment' }
  return boundary ? { name: boundary, kind: 'boundary' } : { name: 'shell', kind: 'shell' }
}

function place({ style, classList }: HTMLElement, element: Element): void {
  // the mark of a fragment has no box of its own
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, top, width, height } = (
    element.hasAttribute('data-fragment') ? range : element
  ).getBoundingClientRect()
  style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  style.width = `${Math.round(width)}px`
  style.height = `${Math.round(height)}px`
  style.visibility = width > 0 && height > 0 ? 'visible' : 'hidden'
  // the label of a part whose top has scrolled away stays at the window's edge
  style.setProperty('--shift', `${Math.round(Math.min(Math.max(0, -top), Math.max(0, height - 20)))}px`)
  // a label above the window's edge, or beyond its right one, cannot be read
  classList.toggle('inside', top < 20)
  classList.toggle('right', left > window.innerWidth / 3)
}
