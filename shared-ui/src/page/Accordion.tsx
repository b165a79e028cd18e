import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, theme } from '../theme/theme'

type AccordionProps = {
  title: string
  children: ReactNode
  /** Whether it is open at first. */
  open?: boolean
}

/** A title that shows and hides its content. It uses <details>, which find-in-page opens. */
export function Accordion({ title, children, open = false }: AccordionProps) {
  return (
    <Section open={open}>
      <Title>
        {title}
        <ChevronDown size={20} aria-hidden />
      </Title>
      <Content>{children}</Content>
    </Section>
  )
}

const Section = styled.details`
  border-bottom: 1px solid ${theme.color.line};
`

const Title = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding-block: ${theme.space[2]};
  border-radius: ${theme.radius.sm};
  font-weight: ${theme.weight.semibold};
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  > svg {
    flex: none;
    color: ${theme.color.brand};
    transition: transform ${theme.motion.base} ${theme.ease.out};
  }

  details[open] > & > svg {
    transform: rotate(180deg);
  }

  ${media.hover} {
    &:hover {
      color: ${theme.color.brandStrong};
    }
  }

  &:active {
    background: ${theme.color.surfaceSunk};
  }
`

const Content = styled.div`
  padding-bottom: ${theme.space[4]};
`
