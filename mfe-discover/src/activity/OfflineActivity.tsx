import { Button, ButtonLink, paths } from 'shared-ui'
import { ActivityProblem } from './ActivityProblem'

/** Shown without a network in place of an activity that was never opened. The query client loads it when the network is back. */
export function OfflineActivity({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <ActivityProblem
        picture="offline"
        title="This page cannot be loaded offline"
        text="Your browser is offline. Pages that you have opened still show, and this one comes by itself once you are connected."
      >
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink to={paths.activities} variant="secondary">
          Explore Activities
        </ButtonLink>
      </ActivityProblem>
    </div>
  )
}
