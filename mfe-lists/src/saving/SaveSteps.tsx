import { Plus } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button, theme } from 'shared-ui'
import styled from 'styled-components'
import type { SavedList } from '../queries/lists'
import { ListChoice } from './ListChoice'
import { ListFields } from './ListFields'
import { listNameProblem } from './listName'
import type { ListDetails } from './newList'
import { ActivityInBrief, type SavingActivity } from './SavingActivity'

type StepProps = {
  activity: SavingActivity
  /** Whether a save or removal runs: all controls are disabled and the button says so. */
  isBusy: boolean
}

type ChooseStepProps = StepProps & {
  lists: SavedList[]
  chosenId: string
  onChoose: (listId: string) => void
  onCreate: () => void
  onSave: (list: SavedList) => void
}

/** The step in which the user chooses a list. */
export function ChooseStep({
  activity,
  isBusy,
  lists,
  chosenId,
  onChoose,
  onCreate,
  onSave,
}: ChooseStepProps) {
  const chosen = lists.find(({ id }) => id === chosenId)
  return (
    <StepForm onSubmit={() => chosen && !isBusy && onSave(chosen)}>
      <ActivityInBrief activity={activity} />
      <ListChoice lists={lists} chosenId={chosenId} onChoose={onChoose} disabled={isBusy} />
      <Left>
        <Button variant="quiet" icon={<Plus />} disabled={isBusy} onClick={onCreate}>
          Create New List
        </Button>
      </Left>
      <Actions>
        <Button type="submit" wide disabled={!chosen} busy={isBusy} busyLabel="Processing...">
          {chosen ? `Save to "${chosen.name}"` : 'Save'}
        </Button>
      </Actions>
    </StepForm>
  )
}

type CreateStepProps = StepProps & {
  list: ListDetails
  onChange: (list: ListDetails) => void
  /** Missing if there is no list to go back to. */
  onBack?: () => void
  onSave: () => void
}

/** The step that creates a list with the activity in it. */
export function CreateStep({ activity, isBusy, list, onChange, onBack, onSave }: CreateStepProps) {
  const isNamed = list.name.trim() !== ''
  const problem = isNamed ? listNameProblem(list.name) : undefined
  return (
    <StepForm onSubmit={() => isNamed && !problem && !isBusy && onSave()}>
      <ActivityInBrief activity={activity} />
      <ListFields
        list={list}
        onChange={onChange}
        disabled={isBusy}
        error={problem}
        hint={isNamed ? undefined : 'Give the list a name to save to it.'}
      />
      {onBack && (
        <Left>
          <Button variant="quiet" disabled={isBusy} onClick={onBack}>
            Back to Lists
          </Button>
        </Left>
      )}
      <Actions>
        <Button
          type="submit"
          wide
          disabled={!isNamed || problem !== undefined}
          busy={isBusy}
          busyLabel="Processing..."
        >
          Save
        </Button>
      </Actions>
    </StepForm>
  )
}

type RemoveStepProps = StepProps & {
  list: SavedList
  onCancel: () => void
  onRemove: () => void
  onSaveElsewhere: () => void
}

/** The step that asks before an activity is removed from a list. */
export function RemoveStep({ activity, isBusy, list, onCancel, onRemove, onSaveElsewhere }: RemoveStepProps) {
  return (
    <StepForm onSubmit={() => !isBusy && onRemove()}>
      <p>
        Remove <strong>{activity.name}</strong> from your list <strong>{list.name}</strong>?
      </p>
      <Left>
        <Button variant="quiet" icon={<Plus />} disabled={isBusy} onClick={onSaveElsewhere}>
          Save to another list
        </Button>
      </Left>
      <Actions>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isBusy} busyLabel="Processing...">
          Remove
        </Button>
      </Actions>
    </StepForm>
  )
}

function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      {children}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};
`

const Left = styled.div`
  justify-self: start;
`

/* Sticky, so that it is visible with many lists; down to the dialog's edge, so that nothing shows below it. */
const Actions = styled.div`
  --edge: 26px;

  position: sticky;
  bottom: calc(-1 * var(--edge));
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-bottom: calc(-1 * var(--edge));
  padding-block: ${theme.space[2]} var(--edge);
  background: ${theme.color.surfaceRaised};
`
