import { __PRIVATE__ } from 'styled-components'

/** What styled-components writes on the server behind the rules of a component: its name, and its classes as content. */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]/

/**
 * Hands the style sheet of the rendered document to styled-components, which goes on in it. By itself the library copies all
 * rules into a sheet of its own and removes the first, after which the browser computes the style of every element again.
 *
 * Import it before any module that makes a component: a component that has no group yet takes the next number, and the
 * server numbers groups from 1 without a gap. In development no document is rendered, and nothing is adopted.
 */
function adoptStyles(): void {
  const { mainSheet, StyleSheet } = __PRIVATE__
  const element = document.querySelector<HTMLStyleElement>('style[data-styled=active]')
  if (!element?.sheet) return
  const groups = mainSheet.getTag()
  const rules = element.sheet.cssRules
  let first = 0
  for (const [index, rule] of [...rules].entries()) {
    if (!(rule instanceof CSSStyleRule)) continue
    const id = MARKER.exec(rule.selectorText)?.[1]
    if (!id) continue
    for (const name of rule.style.content.slice(1, -1).split(',')) if (name) mainSheet.registerName(id, name)
    groups.groupSizes[StyleSheet.registerId(id)] = index + 1 - first
    first = index + 1
  }
  const own = groups.tag as typeof groups.tag & { element: HTMLStyleElement; sheet: CSSStyleSheet }
  own.element.remove()
  Object.assign(own, { element, sheet: element.sheet, length: rules.length })
}

adoptStyles()
