import { CircleParking, CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { media, theme } from 'shared-ui'
import styled from 'styled-components'
import type { Activity } from '../queries/activity'
import { parkingOptions } from './facts'

/** Free and paid parking side by side. Renders nothing if nothing is known. */
export function ParkingOptions({ activity }: { activity: NonNullable<Activity> }) {
  const { free, paid } = parkingOptions(activity)
  if (free.length + paid.length === 0) return null
  return (
    <section aria-labelledby="parking">
      <h2 id="parking">Parking Options</h2>
      <Columns>
        <Column title="Free" icon={<CircleParking />} lines={free} />
        <Column title="Paid" icon={<CreditCard />} lines={paid} />
      </Columns>
    </section>
  )
}

function Column({ title, icon, lines }: { title: string; icon: ReactNode; lines: string[] }) {
  return (
    <Box>
      <h3>
        {icon}
        {title}
      </h3>
      {lines.length > 0 ? (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <p>None that we know of</p>
      )}
    </Box>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 18px;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Box = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[2]};
  padding: 18px 20px;
  border: 1.5px solid ${theme.color.line};
  border-radius: 18px;
  color: ${theme.color.inkSoft};

  > h3 {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.ink};
  }
`
