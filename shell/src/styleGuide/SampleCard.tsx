import { Heart, Ticket, Trees } from 'lucide-react'
import { ActivityCard, IconButton, paths } from 'shared-ui'
import { samplePictures } from './samplePictures'

/** The card of an activity with all its facts. */
export function SampleCard() {
  return (
    <ActivityCard
      to={paths.activities}
      name="Taronga Zoo Sydney"
      location="Mosman"
      image={samplePictures[0]}
      ageLabel="All"
      opening="Today 9:30 am - 5:00 pm"
      facts={[
        { label: 'Free', icon: <Ticket /> },
        { label: 'Outdoor', icon: <Trees /> },
      ]}
      tags={['Wildlife', 'Ferry ride']}
      action={<IconButton label="Save" icon={<Heart />} look="picture" />}
    />
  )
}
