import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { getSession } from 'shared-auth'
import { Button, Dialog, emojiGlyph, firstUnusedEmoji, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { createList, renameList, type SavedList } from '../queries/lists'
import { ListFields } from '../saving/ListFields'
import { listNameProblem } from '../saving/listName'
import { dropNewList, keepNewList, type ListDetails, readNewList } from '../saving/newList'

type ListDialogProps = {
  userId: string
  /** The user's lists: a new one starts with an emoji that none of them has. */
  lists: readonly SavedList[]
  /** The list to rename; missing for a new one. */
  list?: SavedList
  onClose: () => void
  /** Called with the list's id when it is saved. */
  onDone: (listId: string) => void
}

/** Creates a list, or changes the name and emoji of one. A half-made list is restored after an expired session. */
export function ListDialog({ userId, lists, list, onClose, onDone }: ListDialogProps) {
  const queryClient = useQueryClient()
  const create = useMutation(createList(queryClient))
  const rename = useMutation(renameList(queryClient))
  const isBusy = create.isPending || rename.isPending
  const [details, setDetails] = useState(() =>
    list
      ? { name: list.name, emoji: emojiGlyph(list.emoji) }
      : (readNewList({ userId }) ?? { name: '', emoji: firstUnusedEmoji(lists.map(({ emoji }) => emoji)) }),
  )
  const [isChecked, setChecked] = useState(false)
  const problem = listNameProblem(details.name)

  function handleChange(changed: ListDetails) {
    setDetails(changed)
    if (!list) keepNewList({ userId }, changed)
  }

  function handleClose() {
    if (!list) dropNewList({ userId })
    onClose()
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const name = details.name.trim()
    const session = getSession()
    setChecked(true)
    if (problem) return event.currentTarget.querySelector('input')?.focus()
    if (session.status !== 'signedIn') {
      toast.error('Authentication Error', `You must be logged in to ${list ? 'rename' : 'create'} a list`)
      return
    }

    const values = { userId: session.user.id, name, emoji: details.emoji }
    if (list) {
      rename.mutate(
        { ...values, id: list.id },
        {
          onSuccess() {
            toast.success('List renamed successfully')
            onDone(list.id)
          },
        },
      )
    } else {
      create.mutate(values, {
        onSuccess(made) {
          dropNewList({ userId })
          toast.success(`List "${made.name}" created successfully`)
          onDone(made.id)
        },
      })
    }
  }

  return (
    <Dialog open title={list ? 'Edit List' : 'Create New List'} onClose={handleClose} busy={isBusy}>
      <Form noValidate onSubmit={handleSubmit}>
        <ListFields
          list={details}
          onChange={handleChange}
          disabled={isBusy}
          error={isChecked ? problem : undefined}
        />
        <Button type="submit" wide busy={isBusy} busyLabel="Processing...">
          {list ? 'Save Changes' : 'Create List'}
        </Button>
      </Form>
    </Dialog>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`
