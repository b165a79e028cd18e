import { Circle, CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../parts/VisuallyHidden'
import { media, theme } from '../theme/theme'

/** The verdict is announced after this pause in typing, in ms. */
const PAUSE = 500

type StrengthMeterProps = {
  criteria: { label: string; isMet: boolean }[]
  /** The word for the strength ("Good"), empty if nothing is typed. */
  verdict: string
  /** A text about forbidden characters ("Not possible: #"). */
  problem?: string | null
  /** The id of the rules, by which the field is described. */
  rulesId?: string
}

/** The strength of a new password: one segment per met rule, a word, and the rules, also before typing. */
export function StrengthMeter({ criteria, verdict, problem, rulesId }: StrengthMeterProps) {
  const spoken = useSettled(verdict && (problem ?? `Password strength: ${verdict}`))
  const met = criteria.filter(({ isMet }) => isMet).length
  const colour = met >= criteria.length - 1 ? 'high' : met > criteria.length / 2 ? 'half' : 'low'

  return (
    <Meter>
      <Segments aria-hidden="true">
        {criteria.map(({ label }, index) => (
          <Segment key={label} $colour={index < met ? colour : 'none'} />
        ))}
      </Segments>
      <Line aria-hidden="true">
        <span>Password strength</span>
        <strong>{verdict}</strong>
      </Line>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Rules id={rulesId} aria-label="Password rules">
        {criteria.map(({ label, isMet }) => (
          <Rule key={label} $state={isMet ? 'met' : 'open'}>
            {isMet ? <CircleCheck size={18} /> : <Circle size={18} />}
            {label}
            {isMet && <VisuallyHidden> (met)</VisuallyHidden>}
          </Rule>
        ))}
        {problem && (
          <Rule $state="broken">
            <CircleAlert size={18} />
            {problem}
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

const segmentColours = {
  none: theme.color.line,
  low: theme.color.danger,
  half: theme.color.sun,
  high: theme.color.brand,
}

const ruleColours = { met: theme.color.success, open: theme.color.inkSoft, broken: theme.color.danger }

const Meter = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  font-size: ${theme.text.sm};
`

const Segments = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 5px;
`

const Segment = styled.span<{ $colour: keyof typeof segmentColours }>`
  height: 8px;
  border-radius: 6px 2px 6px 2px;
  background: ${({ $colour }) => segmentColours[$colour]};
  transition: background-color ${theme.motion.base};

  ${media.forcedColors} {
    border: 1px solid CanvasText;
    background: ${({ $colour }) => ($colour === 'none' ? 'Canvas' : 'Highlight')};
    forced-color-adjust: none;
  }
`

const Line = styled.p`
  display: flex;
  justify-content: space-between;
  min-height: 1.55em;
  color: ${theme.color.inkSoft};

  > strong {
    color: ${theme.color.ink};
  }
`

const Rules = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  gap: ${theme.space[1]} ${theme.space[3]};
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
