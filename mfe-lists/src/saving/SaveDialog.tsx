import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Dialog, ErrorNotice, firstUnusedEmoji, toast } from 'shared-ui'
import { createList, listQueries, type SavedList } from '../queries/lists'
import { removeActivity, saveActivity } from '../queries/saving'
import { ListChoiceSkeleton } from './ListChoice'
import { dropNewList, keepNewList, type ListDetails, readNewList } from './newList'
import { ChooseStep, CreateStep, RemoveStep } from './SaveSteps'
import type { SavingActivity } from './SavingActivity'
import { savedPlaces } from './savedPlaces'

type SaveDialogProps = {
  activity: SavingActivity
  userId: string
  /** The list to remove from if the activity is in several. Default: the newest. */
  listId?: string
  onClose: () => void
}

type Step =
  | { kind: 'choose'; listId: string }
  | { kind: 'create'; list: ListDetails }
  | { kind: 'remove'; list: SavedList }

/**
 * Saves an activity in a chosen or new list, or removes it (spec.md section 4, "Save dialog"). The first step is set
 * once, when the lists are loaded; later fetches do not change it.
 *
 * | step           | event                                       | next                        |
 * | -------------- | ------------------------------------------- | --------------------------- |
 * | none (loading) | a half-made list is stored in this tab      | create                      |
 * | none (loading) | lists loaded, activity is saved             | remove                      |
 * | none (loading) | lists loaded, activity is not saved         | choose; create if no lists  |
 * | none (loading) | the lists cannot be loaded                  | none, with a retry button   |
 * | choose         | Create new list                             | create                      |
 * | choose         | Save succeeds / fails                       | closed / choose             |
 * | create         | Back                                        | choose                      |
 * | create         | Save succeeds / the list is refused         | closed / create             |
 * | create         | the list is created, saving in it fails     | choose, with the new list   |
 * | remove         | Save to another list                        | choose                      |
 * | remove         | Remove succeeds / fails                     | closed / remove             |
 * | any            | Cancel, Close, Escape (not while busy)      | closed                      |
 */
export function SaveDialog({ activity, userId, listId, onClose }: SaveDialogProps) {
  const activityId = activity.id
  const making = { userId, activityId }
  const queryClient = useQueryClient()
  const { data: lists, error, refetch } = useQuery(listQueries.ofUser(userId))
  const create = useMutation(createList(queryClient))
  const save = useMutation(saveActivity(queryClient, activityId))
  const remove = useMutation(removeActivity(queryClient, activityId))
  const isBusy = create.isPending || save.isPending || remove.isPending

  useEffect(() => {
    if (error && !lists) toast.error('Error', 'Failed to load your lists')
  }, [error, lists])

  // continue with a half-made list after an expired session
  const [step, setStep] = useState<Step | undefined>(() => {
    const list = readNewList(making)
    return list ? { kind: 'create', list } : undefined
  })
  if (lists && !step) setStep(firstStep(lists, activityId, listId))

  function handleClose() {
    dropNewList(making)
    onClose()
  }

  // a second click can come before React has rendered the busy state
  const isAtWork = useRef(false)
  async function once(work: () => Promise<void>) {
    if (isAtWork.current) return
    isAtWork.current = true
    // the query client has shown the error; the dialog stays open for another attempt
    await work().catch(() => {})
    isAtWork.current = false
  }

  // awaited, not in mutation callbacks: on the saved page the card with this dialog unmounts during the removal
  async function saveIn(list: { id: string; name: string }, success: string) {
    const outcome = await save.mutateAsync({ userId, listId: list.id, activityId })
    if (outcome === 'already') toast.info('Info', 'This activity is already in this list.')
    else toast.success('Success', success)
    handleClose()
  }

  async function saveInNewList({ name, emoji }: ListDetails) {
    const list = await create.mutateAsync({ userId, name: name.trim(), emoji })
    dropNewList(making)
    try {
      await saveIn(list, `Added to your new "${list.name}" list`)
    } catch (cause) {
      // the list exists now: a second attempt must choose it, not create it again
      setStep({ kind: 'choose', listId: list.id })
      throw cause
    }
  }

  async function removeFrom(list: SavedList) {
    const others = savedPlaces(lists ?? [], activityId).filter(({ id }) => id !== list.id)
    await remove.mutateAsync({ userId, listId: list.id, activityId })
    toast.success('Success', `Removed from "${list.name}" list`)
    if (others.length > 0) toast.info(`Still in ${others.map(({ name }) => name).join(', ')}`)
    handleClose()
  }

  return (
    <Dialog
      open
      title={step?.kind === 'remove' ? 'Remove from List' : 'Save activity'}
      onClose={handleClose}
      busy={isBusy}
    >
      {!lists && error && <ErrorNotice title="We couldn't load your lists" onRetry={() => void refetch()} />}
      {!lists && !error && <ListChoiceSkeleton />}
      {lists && step?.kind === 'choose' && (
        <ChooseStep
          activity={activity}
          lists={lists}
          chosenId={step.listId}
          isBusy={isBusy}
          onChoose={(chosenId) => setStep({ kind: 'choose', listId: chosenId })}
          onCreate={() => setStep(newList(lists))}
          onSave={(list) => void once(() => saveIn(list, `Added to "${list.name}" list`))}
        />
      )}
      {lists && step?.kind === 'create' && (
        <CreateStep
          activity={activity}
          list={step.list}
          isBusy={isBusy}
          onChange={(list) => {
            setStep({ kind: 'create', list })
            keepNewList(making, list)
          }}
          onBack={
            lists[0] &&
            (() => {
              setStep(chooseOrCreate(lists))
              dropNewList(making)
            })
          }
          onSave={() => void once(() => saveInNewList(step.list))}
        />
      )}
      {lists && step?.kind === 'remove' && (
        <RemoveStep
          activity={activity}
          list={step.list}
          isBusy={isBusy}
          onCancel={handleClose}
          onRemove={() => void once(() => removeFrom(step.list))}
          onSaveElsewhere={() => setStep(chooseOrCreate(lists))}
        />
      )}
    </Dialog>
  )
}

function firstStep(lists: SavedList[], activityId: string, listId?: string): Step {
  const places = savedPlaces(lists, activityId)
  const list = places.find(({ id }) => id === listId) ?? places[0]
  return list ? { kind: 'remove', list } : chooseOrCreate(lists)
}

/** Chooses the newest list; without lists the step is `create`. */
function chooseOrCreate(lists: SavedList[]): Step {
  const [newest] = lists
  return newest ? { kind: 'choose', listId: newest.id } : newList(lists)
}

function newList(lists: SavedList[]): Step {
  return { kind: 'create', list: { name: '', emoji: firstUnusedEmoji(lists.map(({ emoji }) => emoji)) } }
}
