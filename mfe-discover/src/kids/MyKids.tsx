import { lazyPart } from 'federation/lazyPart'
import { useLazyPart } from 'federation/useLazyPart'
import { Baby, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from 'shared-ui'
import { type AgeWord, ALL_AGES } from '../filters/ages'
import { useKids } from './useKids'

const kidsDialog = lazyPart(() =>
  import(/* webpackChunkName: "listParts" */ './KidsDialog').then((module) => module.KidsDialog),
)

type MyKidsProps = {
  ageRanges: readonly AgeWord[]
  onChange: (ageRanges: AgeWord[]) => void
}

/** Asks once for the ages of the children; from then on it filters by them, but only when it is pressed. */
export function MyKids({ ageRanges, onChange }: MyKidsProps) {
  const kids = useKids()
  const [isOpen, setOpen] = useState(false)
  const { Part: KidsDialog, hasFailed } = useLazyPart(kidsDialog, isOpen)
  const isOn = kids.length > 0 && kids.join() === ageRanges.filter((word) => word !== ALL_AGES).join()
  return (
    <>
      {kids.length === 0 && (
        <Button variant="secondary" size="compact" icon={<Baby />} onClick={() => setOpen(true)}>
          My kids
        </Button>
      )}
      {kids.length > 0 && (
        <>
          <Button
            variant="secondary"
            size="compact"
            icon={<Baby />}
            aria-pressed={isOn}
            onClick={() => onChange(isOn ? [] : [...kids])}
          >
            Use my kids' ages
          </Button>
          <IconButton label="Change my kids' ages" icon={<Pencil />} onClick={() => setOpen(true)} />
        </>
      )}
      {KidsDialog && <KidsDialog chosen={kids} onClose={() => setOpen(false)} />}
      {hasFailed && <p role="alert">Could not be loaded.</p>}
    </>
  )
}
