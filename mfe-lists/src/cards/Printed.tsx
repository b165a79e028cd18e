import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import styled, { createGlobalStyle } from 'styled-components'

type PrintedProps = {
  /** Printed instead of another sheet on the page. */
  isFirst?: boolean
  children: ReactNode
}

/** What is printed instead of the page. It is hidden on screen. */
export function Printed({ isFirst = false, children }: PrintedProps) {
  return createPortal(
    <Sheet data-print={isFirst ? 'first' : ''}>
      <PrintedAlone />
      {isFirst && <FirstAlone />}
      {children}
    </Sheet>,
    document.body,
  )
}

const FirstAlone = createGlobalStyle`
  @media print {
    body > :not([data-print='first']) {
      display: none !important;
    }
  }
`

/* Black on white in both themes: a dark page must not be printed dark. */
const PrintedAlone = createGlobalStyle`
  @media print {
    body > :not([data-print]) {
      display: none;
    }

    html,
    body {
      background: #fff;
    }
  }
`

const Sheet = styled.div`
  display: none;

  @media print {
    display: block;
    color: #000;
    font-size: 10.5pt;
    line-height: 1.35;
  }
`
