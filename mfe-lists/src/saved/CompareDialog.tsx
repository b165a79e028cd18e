import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Button, CheckboxGroup, Dialog, theme, useSydneyTime } from 'shared-ui'
import styled from 'styled-components'
import { Printed } from '../cards/Printed'
import type { SavedActivity } from '../queries/savedActivities'
import { comparison } from './comparison'

/** product.md part 3, item 15. */
const MAX_COMPARED = 4

type CompareDialogProps = { listName: string; activities: SavedActivity[]; onClose: () => void }

/** Two to four saved activities side by side, also on paper. */
export function CompareDialog({ listName, activities, onClose }: CompareDialogProps) {
  const [chosen, setChosen] = useState(() => activities.slice(0, MAX_COMPARED).map(({ id }) => id))
  const compared = activities.filter(({ id }) => chosen.includes(id))
  const isFull = compared.length === MAX_COMPARED && activities.length > MAX_COMPARED
  return (
    <Dialog
      open
      wide={activities.length > 2}
      title={`Compare ${listName}`}
      onClose={onClose}
      footer={
        compared.length > 1 && (
          <Button icon={<Printer />} onClick={() => window.print()}>
            Print
          </Button>
        )
      }
    >
      <Body>
        {activities.length > 2 && (
          <Choose>
            <CheckboxGroup
              legend="Compare two to four"
              options={activities.map(({ id, name }) => ({
                value: id,
                label: name,
                disabled: isFull && !chosen.includes(id),
              }))}
              value={chosen}
              // an older shell disables no option
              onChange={(ids) => ids.length <= MAX_COMPARED && setChosen(ids)}
            />
            <p role="status">{isFull && 'Four are compared. For another, take one away first.'}</p>
          </Choose>
        )}
        {compared.length > 1 && (
          <>
            {/* it scrolls by itself, so a keyboard must reach it */}
            <Scroll role="region" aria-label="Comparison" tabIndex={0}>
              <ComparisonTable activities={compared} />
            </Scroll>
            <Printed isFirst>
              <ComparisonTable activities={compared} />
            </Printed>
          </>
        )}
      </Body>
    </Dialog>
  )
}

function ComparisonTable({ activities }: { activities: SavedActivity[] }) {
  const now = useSydneyTime()
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {activities.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparison(activities, now).map(({ heading, texts }) => (
          <tr key={heading}>
            <th scope="row">{heading}</th>
            {texts.map((text, place) => (
              <td key={activities[place]?.id}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

const Choose = styled.div`
  > p {
    color: ${theme.color.inkSoft};
    font-size: ${theme.text.sm};
  }
`

const Scroll = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: ${theme.leading.snug};

  th,
  td {
    min-width: 7.5rem;
    padding: ${theme.space[2]};
    border-bottom: 1px solid ${theme.color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  th {
    font-weight: ${theme.weight.semibold};
  }

  /* the headings of the rows stay while the activities scroll */
  th[scope='row'],
  thead td {
    position: sticky;
    left: 0;
    min-width: 5.5rem;
    background: ${theme.color.surfaceRaised};
  }

  @media print {
    th,
    td,
    th[scope='row'] {
      position: static;
      border-color: #999;
      background: none;
    }
  }
`
