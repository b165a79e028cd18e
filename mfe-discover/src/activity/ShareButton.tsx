import { Share } from 'lucide-react'
import { Button, paths, type ShareOutcome, sharePage, siteOrigin, slugify, toast } from 'shared-ui'

const MESSAGES: Record<ShareOutcome, () => void> = {
  shared: () => toast.success('Shared successfully!'),
  copied: () => toast.success('Link copied to clipboard', 'You can now share it with others'),
  failed: () => toast.error('Could not share', 'Please try again or copy the URL manually'),
  dismissed: () => {},
}

/** Shares the canonical URL of an activity. */
export function ShareButton({ activity }: { activity: { id: string; name: string } }) {
  async function handleClick() {
    const { id, name } = activity
    const url = (siteOrigin() || window.location.origin) + paths.activity(id, slugify(name))
    MESSAGES[await sharePage({ title: name, url }, window.navigator)]()
  }

  return (
    <Button variant="secondary" size="compact" icon={<Share />} onClick={() => void handleClick()}>
      Share
    </Button>
  )
}
