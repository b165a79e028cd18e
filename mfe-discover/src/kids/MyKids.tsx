import { Baby, Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
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
  const wasOpen = useRef(false)
  const hasKids = kids.length > 0
  const isOn = hasKids && kids.join() === ageRanges.filter((word) => word !== ALL_AGES).join()
  // one for both, so that the dialog finds it again; after "Forget" the pencil that has opened it is gone
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!hasKids && document.activeElement === document.body && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [hasKids, isOpen])

  return (
    <>
      <Button
        ref={button}
        variant="secondary"
        size="compact"
        icon={<Baby />}
        aria-pressed={hasKids ? isOn : undefined}
        onClick={() => (hasKids ? onChange(isOn ? [] : [...kids]) : setOpen(true))}
      >
        {hasKids ? "Use my kids' ages" : 'My kids'}
      </Button>
      {hasKids && <IconButton label="Change my kids' ages" icon={<Pencil />} onClick={() => setOpen(true)} />}
      {isOpen && <KidsDialog chosen={kids} onClose={() => setOpen(false)} />}
    </>
  )
}
