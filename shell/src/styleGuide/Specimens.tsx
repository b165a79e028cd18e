import type { ReactNode } from 'react'
import { theme } from 'shared-ui'
import { styled } from 'styled-components'
import { InState } from './InState'

type SpecimensProps = {
  title: string
  /** Selector of the control in it. */
  of: string
  /** How wide one is, in px. */
  width?: number
  /** At rest; hover, focus and pressed are drawn from it. */
  children: ReactNode
  /** What is typed into has no pressed state: it has the focus then. */
  isTyped?: boolean
  /** The states that its own properties bring, by their names. */
  more?: Record<string, ReactNode>
}

/** A control in all its states, side by side. */
export function Specimens({ title, of, width = 150, isTyped = false, children, more = {} }: SpecimensProps) {
  const specimens: Record<string, ReactNode> = {
    'At rest': children,
    Hover: (
      <InState state="hover" of={of}>
        {children}
      </InState>
    ),
    Focus: (
      <InState state="focus" of={of}>
        {children}
      </InState>
    ),
    ...(!isTyped && {
      Pressed: (
        <InState state="pressed" of={of}>
          {children}
        </InState>
      ),
    }),
    ...more,
  }
  return (
    <Block>
      <h3>{title}</h3>
      <Line $width={width}>
        {Object.entries(specimens).map(([name, specimen]) => (
          <Specimen key={name}>
            <figcaption>{name}</figcaption>
            {specimen}
          </Specimen>
        ))}
      </Line>
    </Block>
  )
}

const Block = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
`

const Line = styled.div<{ $width: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $width }) => $width}px, 100%), 1fr));
  gap: ${theme.space[5]} ${theme.space[4]};
`

const Specimen = styled.figure`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${theme.space[2]};
  min-width: 0;

  > figcaption {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.sm};
  }

  > :not(figcaption, button, a) {
    width: 100%;
  }

  button,
  a {
    justify-self: start;
  }
`
