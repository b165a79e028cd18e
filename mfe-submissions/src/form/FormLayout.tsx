import type { ReactNode } from 'react'
import { Container, Heading, media, theme } from 'shared-ui'
import styled from 'styled-components'

type FormLayoutProps = {
  title: string
  intro: string
  /** The form. */
  children: ReactNode
  /** Content next to the form, or below it on small screens. */
  aside: ReactNode
}

/** A page with one form: heading, a sentence, the form in a box. */
export function FormLayout({ title, intro, children, aside }: FormLayoutProps) {
  return (
    <Container>
      <Columns>
        <Main>
          <Head>
            <Heading>{title}</Heading>
            <Intro>{intro}</Intro>
          </Head>
          {children}
        </Main>
        <aside>{aside}</aside>
      </Columns>
    </Container>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} 56px;
  padding-block: ${theme.space[8]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 820px) minmax(14rem, 1fr);
  }
`

const Main = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};
`

const Head = styled.div`
  display: grid;
  gap: ${theme.space[2]};
`

const Intro = styled.p`
  max-width: 62ch;
  color: ${theme.color.inkSoft};
`
