import type { ReactNode } from 'react'
import { CardGrid, theme } from 'shared-ui'
import styled from 'styled-components'

/** Up to four cards below an activity, with a heading. */
export function ActivityRow({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <CardGrid columns={4}>{children}</CardGrid>
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  padding-top: ${theme.space[8]};

  > h2 {
    font-size: ${theme.text.xxl};
  }
`
