import { useState } from 'react'
import { Button, CheckboxGroup, Dialog, theme } from 'shared-ui'
import styled from 'styled-components'
import { AGE_RANGES } from '../filters/ages'
import { setKids } from './kids'

type KidsDialogProps = {
  chosen: readonly string[]
  onClose: () => void
}

/** Chooses the age groups of the visitor's children: no names, no birth dates. */
export function KidsDialog({ chosen, onClose }: KidsDialogProps) {
  const [ages, setAges] = useState<readonly string[]>(chosen)
  function close(kept: readonly string[]) {
    setKids(kept)
    onClose()
  }
  return (
    <Dialog
      open
      title="My kids"
      onClose={onClose}
      footer={
        <>
          {chosen.length > 0 && (
            <Button variant="secondary" onClick={() => close([])}>
              Forget
            </Button>
          )}
          <Button disabled={ages.length === 0} onClick={() => close(ages)}>
            Save
          </Button>
        </>
      }
    >
      <Fields>
        <p>Each activity then says whether it fits. Kept in this browser only, and never sent.</p>
        <CheckboxGroup
          legend="How old are they?"
          options={AGE_RANGES.map(({ flag, label }) => ({ value: flag, label }))}
          value={[...ages]}
          onChange={setAges}
        />
      </Fields>
    </Dialog>
  )
}

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
`
