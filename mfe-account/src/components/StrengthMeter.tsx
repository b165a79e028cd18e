import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { theme, VisuallyHidden } from 'shared-ui'
import styled from 'styled-components'
import { criteria, foreignCharacters, strengthOf } from '../password'

/** A screen reader hears the strength when typing has paused for this long, in ms. */
const PAUSE = 500

/** How strong a password is: five segments, a word, and the rules, which are there before anything is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, label } = strengthOf(password)
  const word = password === '' ? '' : label
  const foreign = foreignCharacters(password)
  const spoken = useSettled(word && `Password strength: ${word}`)

  return (
    <Meter>
      <Segments aria-hidden="true">
        {criteria.map((criterion, index) => (
          <Segment key={criterion.label} $colour={index < score ? colourOf(score) : theme.color.line} />
        ))}
      </Segments>
      <Line aria-hidden="true">
        <span>Password strength</span>
        <strong>{word}</strong>
      </Line>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Rules aria-label="Password rules">
        {criteria.map((criterion) => {
          const isMet = criterion.isMet(password)
          return (
            <Rule key={criterion.label} $state={isMet ? 'met' : 'open'}>
              {isMet ? <CircleCheck size={18} /> : <Circle size={18} />}
              {criterion.label}
              {isMet && <VisuallyHidden> (met)</VisuallyHidden>}
            </Rule>
          )
        })}
        {foreign.length > 0 && (
          <Rule $state="broken">
            <CircleAlert size={18} />
            Not possible: {foreign.map((character) => (character === ' ' ? 'space' : character)).join(' ')}
          </Rule>
        )}
      </Rules>
    </Meter>
  )
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

function colourOf(score: number): string {
  if (score <= 2) return theme.color.danger
  return score === 3 ? theme.color.sun : theme.color.brand
}

const ruleColours = { met: theme.color.success, open: theme.color.inkSoft, broken: theme.color.danger }

const Meter = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.sm};
`

const Segments = styled.div`
  display: grid;
  grid-template-columns: repeat(5, 1fr);
  gap: ${theme.space[1]};
`

const Segment = styled.span<{ $colour: string }>`
  height: 7px;
  border-radius: 6px 2px 6px 2px;
  background: ${({ $colour }) => $colour};
`

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  color: ${theme.color.inkSoft};

  > strong {
    color: ${theme.color.ink};
  }
`

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: 0;
  list-style: none;
`

const Rule = styled.li<{ $state: keyof typeof ruleColours }>`
  display: flex;
  gap: ${theme.space[2]};
  align-items: center;
  color: ${({ $state }) => ruleColours[$state]};

  > svg {
    flex: none;
  }
`
