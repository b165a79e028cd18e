import { useSyncExternalStore } from 'react'
import { CheckboxGroup } from 'shared-ui'
import { chooseCounting, hasSignal, isCounted, subscribeCounting } from '../visits/consent'

/* What a server assumes of a visitor. */
const yes = () => true
const no = () => false

/** Lets a visitor choose whether visits are counted. A browser setting against tracking has already made the choice. */
export function PrivacyChoices() {
  const isOn = useSyncExternalStore(subscribeCounting, isCounted, yes)
  // a click on the box of a document would come too early: it shows no choice that was made before
  const isLive = useSyncExternalStore(subscribeCounting, yes, no)
  const isForbidden = useSyncExternalStore(subscribeCounting, hasSignal, no)
  if (isForbidden) return <p>Your browser asks websites not to track you. Your visits are not counted.</p>
  return (
    <CheckboxGroup
      legend="Privacy choices"
      options={[{ value: 'count', label: 'Count my visits' }]}
      value={isOn ? ['count'] : []}
      disabled={!isLive}
      onChange={(values) => chooseCounting(values.includes('count'))}
    />
  )
}
