import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Dialog, ErrorNotice, Loading, toast } from 'shared-ui'
import { DEFAULT_EMOJI } from '../emojis'
import { createList, listQueries, removeActivity, type SavedList, saveActivity } from '../queries/lists'
import { type Place, savedPlaces } from '../savedPlaces'
import type { ListDetails } from './ListFields'
import { ChooseStep, CreateStep, RemoveStep } from './SaveSteps'

type SaveDialogProps = {
  activityId: string
  activityName: string
  userId: string
  /** The list to remove from when the activity is in several; else the newest. */
  listId?: string
  onClose: () => void
}

type Step =
  | { kind: 'choose'; listId: string }
  | { kind: 'create'; list: ListDetails }
  | { kind: 'remove'; place: Place }

const NEW_LIST: Step = { kind: 'create', list: { name: '', emoji: DEFAULT_EMOJI } }

/**
 * Saves an activity in a list, chosen or new, or removes one that is saved (spec.md section 4, "Save
 * dialog"). What it starts with is settled when the lists are there, and does not change under the
 * user's hands when they are fetched again.
 */
export function SaveDialog({ activityId, activityName, userId, listId, onClose }: SaveDialogProps) {
  const queryClient = useQueryClient()
  const { data: lists, error, refetch } = useQuery(listQueries.ofUser(userId))
  const create = useMutation(createList(queryClient))
  const save = useMutation(saveActivity(queryClient))
  const remove = useMutation(removeActivity(queryClient))
  const isBusy = create.isPending || save.isPending || remove.isPending

  const [step, setStep] = useState<Step>()
  if (lists && !step) setStep(firstStep(lists, activityId, listId))

  function saveIn(list: { id: string; name: string }, success: string, onFailure?: () => void) {
    save.mutate(
      { userId, listId: list.id, activityId },
      {
        onSuccess(outcome) {
          if (outcome === 'already') toast.info('Info', 'This activity is already in this list.')
          else toast.success('Success', success)
          onClose()
        },
        onError: onFailure,
      },
    )
  }

  function saveInNewList({ name, emoji }: ListDetails) {
    create.mutate(
      { userId, name: name.trim(), emoji },
      {
        // The list is there now: a second try must choose it, not make it again.
        onSuccess: (list) =>
          saveIn(list, `Added to your new "${list.name}" list`, () =>
            setStep({ kind: 'choose', listId: list.id }),
          ),
      },
    )
  }

  function removeFrom(place: Place) {
    const others = savedPlaces(lists ?? [], activityId).filter(({ id }) => id !== place.id)
    remove.mutate(
      { id: place.id, userId },
      {
        onSuccess() {
          toast.success('Success', `Removed from "${place.listName}" list`)
          if (others.length > 0) toast.info(`Still in ${others.map((other) => other.listName).join(', ')}`)
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      title={step?.kind === 'remove' ? 'Remove from List' : 'Save activity'}
      onClose={onClose}
      busy={isBusy}
    >
      {!lists && error && <ErrorNotice title="Failed to load your lists" onRetry={() => void refetch()} />}
      {!lists && !error && <Loading label="Loading your lists..." />}
      {lists && step?.kind === 'choose' && (
        <ChooseStep
          activityName={activityName}
          lists={lists}
          chosenId={step.listId}
          isBusy={isBusy}
          onChoose={(chosenId) => setStep({ kind: 'choose', listId: chosenId })}
          onCreate={() => setStep(NEW_LIST)}
          onSave={(list) => saveIn(list, `Added to "${list.name}" list`)}
        />
      )}
      {lists && step?.kind === 'create' && (
        <CreateStep
          activityName={activityName}
          list={step.list}
          isBusy={isBusy}
          onChange={(list) => setStep({ kind: 'create', list })}
          onBack={lists[0] && (() => setStep(chooseOrCreate(lists)))}
          onSave={() => saveInNewList(step.list)}
        />
      )}
      {lists && step?.kind === 'remove' && (
        <RemoveStep
          activityName={activityName}
          place={step.place}
          isBusy={isBusy}
          onCancel={onClose}
          onRemove={() => removeFrom(step.place)}
          onSaveElsewhere={() => setStep(chooseOrCreate(lists))}
        />
      )}
    </Dialog>
  )
}

function firstStep(lists: SavedList[], activityId: string, listId?: string): Step {
  const places = savedPlaces(lists, activityId)
  const place = places.find((candidate) => candidate.listId === listId) ?? places[0]
  return place ? { kind: 'remove', place } : chooseOrCreate(lists)
}

/** The newest list is chosen at first; without any there is only a new one to make. */
function chooseOrCreate([newest]: SavedList[]): Step {
  return newest ? { kind: 'choose', listId: newest.id } : NEW_LIST
}
