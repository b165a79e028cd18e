import { borrow } from 'federation/borrow'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { Button, paths, TextLink, theme } from 'shared-ui'
import styled from 'styled-components'

/** The dialog, lent by mfe-submissions and loaded on the first click. */
export const ReportDialog = borrow('submissions/ReportProblem', {
  fallback: () => (
    <p role="status">
      Opening the form... You can also <TextLink to={paths.contact}>write to us</TextLink>.
    </p>
  ),
})

type ReportProblemProps = {
  activity: { id: string; name: string }
  /** The text of the button. */
  children?: string
}

/** "Something wrong?": a visitor reports an error in a listing (product.md part 3, item 2). */
export function ReportProblem({ activity: { id, name }, children = 'Something wrong?' }: ReportProblemProps) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <Row>
      <Button variant="quiet" size="compact" icon={<Flag />} onClick={() => setIsAsked(true)}>
        {children}
      </Button>
      {isAsked && <ReportDialog activityId={id} activityName={name} onClose={() => setIsAsked(false)} />}
    </Row>
  )
}

/* A quiet button has padding for its hover background. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  margin-left: calc(-1 * ${theme.space[3]});
`
