import { Check } from 'lucide-react'
import { formatDate, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Activity } from '../queries/activity'
import { handyFacts } from './handyFacts'

/** What parents ask of a place: what is there, what is not, and what nobody has confirmed. */
export function HandyForParents({ activity }: { activity: NonNullable<Activity> }) {
  const { there, notThere, unknown } = handyFacts(activity)
  const isKnown = there.length + notThere.length > 0
  return (
    <section aria-labelledby="handy">
      <h2 id="handy">Handy for parents</h2>
      {there.length > 0 && (
        <There aria-label="Yes">
          {there.map((fact) => (
            <li key={fact}>
              <Check />
              {fact}
            </li>
          ))}
        </There>
      )}
      <Rest>
        {notThere.length > 0 && (
          <p>
            <strong>No:</strong> {inWords(notThere)}
          </p>
        )}
        {unknown.length > 0 && (
          <p>
            <strong>Not confirmed:</strong> {inWords(unknown)}
          </p>
        )}
        {isKnown && <p>{sourceLine(activity)}</p>}
      </Rest>
    </section>
  )
}

/** "Fence, baby change". */
function inWords(labels: string[]): string {
  return labels.map((label, index) => (index && label !== 'BBQ' ? label.toLowerCase() : label)).join(', ')
}

/** The month in which somebody has checked the facts, or that nobody has. */
function sourceLine({ verified_at }: { verified_at: string | null }): string {
  if (!verified_at) return 'As usually published, not confirmed with the venue'
  return `Checked ${formatDate(verified_at).replace(/^\d+ /, '')}`
}

const There = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 5px ${theme.space[3]} 5px 10px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.brandTint};
    color: ${theme.color.brandStrong};
    font-weight: ${theme.weight.medium};
    line-height: ${theme.leading.snug};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    width: 18px;
    height: 18px;
  }
`

const Rest = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  color: ${theme.color.inkSoft};

  strong {
    color: ${theme.color.ink};
    font-weight: ${theme.weight.semibold};
  }
`
