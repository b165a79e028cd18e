import type { ReactNode } from 'react'
import { Container, formatLongDate, Heading, Page, sydneyToday, theme } from 'shared-ui'
import { styled } from 'styled-components'

export type LegalSection = { id: string; heading: string; body: ReactNode }

type LegalPageProps = {
  title: string
  description: string
  canonicalPath: string
  intro: ReactNode
  sections: LegalSection[]
}

/**
 * A policy: contents, numbered sections with anchors, and "Last updated" with today's date in Sydney,
 * as spec.md section 2 has it.
 */
export function LegalPage({ title, description, canonicalPath, intro, sections }: LegalPageProps) {
  return (
    <Page title={title} description={description} canonicalPath={canonicalPath}>
      <Container>
        <Sheet>
          <Heading>{title}</Heading>
          <p>Last updated: {formatLongDate(sydneyToday())}</p>
          {intro}
          <nav aria-label="Contents">
            <Contents>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </Contents>
          </nav>
          {sections.map(({ id, heading, body }, index) => (
            <Section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {heading}
              </h2>
              {body}
            </Section>
          ))}
        </Sheet>
      </Container>
    </Page>
  )
}

const Sheet = styled.article`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 68ch;
  padding-block: ${theme.space[10]};
`

const Contents = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  padding-inline-start: ${theme.space[6]};
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
`
