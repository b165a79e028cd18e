import { __PRIVATE__ } from 'styled-components'

/** What the rules of a component end with, as styled-components writes it on the server: its group, its name, its classes. */
const MARKER = /^data-styled\.g(\d+)\[id="([\w-]+)"\]/

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
  for (let index = 0; index < rules.length; index++) {
    const rule = rules[index]
    const [, number, id = ''] = (rule instanceof CSSStyleRule && MARKER.exec(rule.selectorText)) || []
    if (!number) continue
    const group = StyleSheet.registerId(id)
    for (const name of (rule as CSSStyleRule).style.content.slice(1, -1).split(','))
      if (name) mainSheet.registerName(id, name)
    groups.groupSizes[group] = index + 1 - first
    first = index + 1
  }
  const own = groups.tag as typeof groups.tag & { element: HTMLStyleElement; sheet: CSSStyleSheet }
  own.element.remove()
  Object.assign(own, { element, sheet: element.sheet, length: rules.length })
}

adoptStyles()
