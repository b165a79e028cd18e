import { Fragment, type ReactElement, type ReactNode } from 'react'
import { Container, formatLongDate, Heading, media, Page, theme, useSydneyToday } from 'shared-ui'
import { styled } from 'styled-components'

/** A paragraph, the items of a list, or an element that is rendered unchanged. */
type LegalText = string | string[] | ReactElement

export type LegalSection = { id: string; heading: string; body: LegalText[] }

type LegalPageProps = {
  title: string
  description: string
  canonicalPath: string
  intro: string
  sections: LegalSection[]
}

/**
 * A policy: contents, numbered sections with anchors, and "Last updated" with today's date in Sydney (spec.md
 * section 2). A printed page has no contents.
 */
export function LegalPage({ title, description, canonicalPath, intro, sections }: LegalPageProps) {
  return (
    <Page title={title} description={description} canonicalPath={canonicalPath}>
      <Container>
        <Sheet>
          <Head>
            <Heading>{title}</Heading>
            <Updated>Last updated: {formatLongDate(useSydneyToday())}</Updated>
            <p>{intro}</p>
          </Head>
          <Contents aria-label="Contents">
            <ol>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </Contents>
          <Text>
            {sections.map(({ id, heading, body }, index) => (
              <Section key={id} aria-labelledby={id}>
                <h2 id={id}>
                  {index + 1}. {heading}
                </h2>
                {body.map((text, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text of a policy never changes
                  <Fragment key={place}>{draw(text)}</Fragment>
                ))}
              </Section>
            ))}
          </Text>
        </Sheet>
      </Container>
    </Page>
  )
}

function draw(text: LegalText): ReactNode {
  if (typeof text === 'string') return <p>{text}</p>
  if (!Array.isArray(text)) return text
  return (
    <ul>
      {text.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

/* In wide windows the contents are next to the text and stay in sight. */
const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 68ch);
  gap: ${theme.space[5]} ${theme.space[16]};
  padding-block: ${theme.space[10]};
  overflow-wrap: break-word;

  ${media.desktop} {
    grid-template-columns: minmax(0, 68ch) minmax(220px, 1fr);
  }
`

const Head = styled.div`
  grid-column: 1;
  display: grid;
  gap: ${theme.space[4]};
`

const Updated = styled.p`
  color: ${theme.color.inkSoft};
`

const Contents = styled.nav`
  align-self: start;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceSunk};

  > ol {
    display: grid;
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
  }

  a {
    display: inline-flex;
    padding-block: ${theme.space[2]};
    color: ${theme.color.brandStrong};
    font-weight: ${theme.weight.medium};
  }

  ${media.desktop} {
    grid-area: 1 / 2 / span 2;
    position: sticky;
    top: 96px;
    max-height: calc(100dvh - 120px);
    overflow-y: auto;
  }

  @media print {
    display: none;
  }
`

const Text = styled.div`
  grid-column: 1;
  display: grid;
  gap: ${theme.space[5]};
`

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[3]};

  > h2 {
    font-size: ${theme.text.xl};
    break-after: avoid;
  }

  > ul {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }
`
