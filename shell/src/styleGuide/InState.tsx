import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'

/** What a pointer or a key brings a control into. */
type ControlState = 'hover' | 'focus' | 'pressed'

/** The pseudo-classes that hold then, for the control and for what it stands in. */
const holding: Record<ControlState, { control: string; around: string }> = {
  hover: { control: 'hover', around: 'hover' },
  focus: { control: 'focus focus-visible focus-within', around: 'focus-within' },
  pressed: { control: 'hover active', around: 'hover active' },
}

const PSEUDO_CLASS = /:(hover|active|focus-visible|focus-within|focus)(?![\w-])/g

type InStateProps = {
  state: ControlState
  /** Selector of the control. */
  of: string
  children: ReactNode
}

/**
 * Draws a control as under the pointer, with the focus, or pressed. Nothing is copied: the page's own rules for
 * `:hover` and the like answer to `data-state` as well from then on.
 */
export function InState({ state, of, children }: InStateProps) {
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const { current } = area
    if (!current) return
    const draw = () => {
      for (const sheet of document.styleSheets) if (isOwn(sheet)) answerToState(sheet.cssRules)
      mark(current, of, state)
    }
    draw()
    // some controls, with their rules, are there a little later
    const observer = new MutationObserver(draw)
    observer.observe(current, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [of, state])

  return <Area ref={area}>{children}</Area>
}

function mark(area: HTMLElement, selector: string, state: ControlState) {
  const control = area.querySelector<HTMLElement>(selector)
  if (!control) return
  control.dataset.state = holding[state].control
  for (let element = control.parentElement; element && element !== area; element = element.parentElement)
    element.dataset.state = holding[state].around
}

/** In place, so that what comes later in the sheet still wins. */
function answerToState(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSGroupingRule) answerToState(rule.cssRules)
    if (!(rule instanceof CSSStyleRule) || rule.selectorText.includes('data-state')) continue
    const answering = rule.selectorText.replace(PSEUDO_CLASS, '[data-state~="$1"]')
    if (answering !== rule.selectorText) rule.selectorText += `, ${answering}`
  }
}

/** A sheet of another origin (an extension's) shows its rules to nobody. */
function isOwn({ href }: CSSStyleSheet): boolean {
  return href === null || new URL(href).origin === window.location.origin
}

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
`
