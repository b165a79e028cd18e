import { styled } from 'styled-components'

/** What is used of styled-components' rules of one component. A text stands as it is; a function is asked for each element. */
type Rules = { rules: unknown[]; generateAndInjectStyles(...given: unknown[]): string }

/**
 * Joins the texts of each component's rules when it is drawn first. styled-components joins them for each element, and
 * hashes the result to find its class: a tenth of the time of a rendering. A text that stays has its hash already.
 */
export function joinRules(): void {
  const component = styled.div`` as unknown as { componentStyle: Rules }
  const prototype: Rules = Object.getPrototypeOf(component.componentStyle)
  const { generateAndInjectStyles } = prototype
  const joined = new WeakSet<Rules>()
  prototype.generateAndInjectStyles = function (this: Rules, ...given) {
    if (!joined.has(this)) this.rules = withTextsJoined(this.rules)
    joined.add(this)
    return generateAndInjectStyles.apply(this, given)
  }
}

function withTextsJoined(rules: unknown[]): unknown[] {
  const joined: unknown[] = []
  for (const rule of rules) {
    const last = joined.at(-1)
    if (typeof rule === 'string' && typeof last === 'string') joined[joined.length - 1] = last + rule
    else joined.push(rule)
  }
  return joined
}
