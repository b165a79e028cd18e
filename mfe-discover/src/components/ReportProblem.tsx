import { borrow } from 'federation/borrow'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'

/** The dialog, lent by mfe-submissions; fetched once somebody asks for it. */
const ReportDialog = borrow('submissions/ReportProblem', {
  fallback: () => (
    <p role="status">
      Opening the form... You can also <TextLink to={paths.contact}>write to us</TextLink>.
    </p>
  ),
})

type ReportProblemProps = { activity: { id: string; name: string } }

/** "Something wrong?": a visitor tells the staff what to put right about a listing (product.md part 3, item 2). */
export function ReportProblem({ activity: { id, name } }: ReportProblemProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Row>
      <Button variant="quiet" size="compact" icon={<Flag />} onClick={() => setIsAsked(true)}>
        Something wrong?
      </Button>
      {isAsked && <ReportDialog activityId={id} activityName={name} onClose={() => setIsAsked(false)} />}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
