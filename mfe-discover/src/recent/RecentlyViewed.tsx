import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Button, Container, theme } from 'shared-ui'
import styled from 'styled-components'
import { Row } from '../cards/Row'
import { SummaryCard } from '../cards/SummaryCard'
import { chosenQueries } from '../queries/chosen'
import { forgetViewed, readViewed } from './viewed'

/** The activities that were opened last in this browser. Renders nothing if there are none, and on failure. */
export function RecentlyViewed() {
  const [ids, setIds] = useState(readViewed)
  useEffect(() => {
    // a logout forgets them, and so may another tab
    const read = () => setIds((before) => (readViewed().length > 0 ? before : []))
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [])
  const { data: viewed = [] } = useQuery({ ...chosenQueries.byIds(ids), enabled: ids.length > 0 })
  if (ids.length === 0 || viewed.length === 0) return null
  return (
    <Section aria-labelledby="recently-viewed">
      <Head>
        <h2 id="recently-viewed">Recently viewed</h2>
        <Button
          variant="secondary"
          size="compact"
          onClick={({ currentTarget }) => {
            // it goes with its row
            currentTarget.closest('main')?.focus({ preventScroll: true })
            forgetViewed()
            setIds([])
          }}
        >
          Clear
        </Button>
      </Head>
      <Row>
        {viewed.map((activity) => (
          <li key={activity.id}>
            <SummaryCard activity={activity} />
          </li>
        ))}
      </Row>
    </Section>
  )
}

const Section = styled(Container).attrs({ as: 'section' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};

  > h2 {
    font-size: ${theme.text.xxl};
  }
`
