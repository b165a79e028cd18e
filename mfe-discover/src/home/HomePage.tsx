import { Container, HERO_TEXT, media, Page, paths, TAGLINE, theme } from 'shared-ui'
import styled from 'styled-components'
import { StructuredData } from '../head/StructuredData'
import wide from '../images/hero-wide.webp'
import { Hero } from './Hero'
import { InspirationCards } from './InspirationCards'
import { QuickTiles } from './QuickTiles'
import { RecentRow } from './RecentRow'

const HOME = { page: 'home' } as const

/** /: the headline, the search, four shortcuts, four ideas, and what was viewed last. */
export function HomePage() {
  return (
    <Page
      title="Things to do with kids in Sydney"
      description={`${HERO_TEXT} ${TAGLINE}`}
      canonicalPath={paths.home}
      image={wide}
    >
      <StructuredData subject={HOME} />
      <Sections>
        <Hero />
        <Section aria-labelledby="we-want-to">
          <h2 id="we-want-to">We want to...</h2>
          <QuickTiles />
        </Section>
        <Section aria-labelledby="inspiration">
          <h2 id="inspiration">Need Some Inspiration?</h2>
          <InspirationCards />
        </Section>
        <RecentRow />
      </Sections>
    </Page>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.tablet} {
    gap: ${theme.space[16]};
  }
`

const Section = styled(Container).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;

  > h2 {
    font-size: ${theme.text.xxl};
  }
`
