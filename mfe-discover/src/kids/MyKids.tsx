import { Baby, Pencil } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton } from 'shared-ui'
import { type AgeWord, ALL_AGES } from '../filters/ages'
import { KidsDialog } from './KidsDialog'
import { useKids } from './useKids'

type MyKidsProps = {
  ageRanges: readonly AgeWord[]
  onChange: (ageRanges: AgeWord[]) => void
}

/** Asks once for the ages of the children; from then on it filters by them, but only when it is pressed. */
export function MyKids({ ageRanges, onChange }: MyKidsProps) {
  const kids = useKids()
  const [isOpen, setOpen] = useState(false)
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
      {isOpen && <KidsDialog chosen={kids} onClose={() => setOpen(false)} />}
    </>
  )
}
