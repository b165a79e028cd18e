import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Button, TextAreaField, theme } from 'shared-ui'
import styled from 'styled-components'
import { keepNoteDraft, type NoteDraft, readNoteDraft } from '../queries/noteDrafts'
import { LONGEST_NOTE, writeNote } from '../queries/notes'
import { tooLong } from '../saving/tooLong'
import { Changes } from './OfflineLists'

type NoteProps = {
  place: { userId: string; listId: string; activityId: string }
  activityName: string
  /** Empty if there is no note. */
  note: string
}

/** The parent's note about a saved activity, edited in place. The typed text is kept in this tab until it is saved. */
export function Note({ place, activityName, note }: NoteProps) {
  const [draft, setDraft] = useState(() => readNoteDraft(place))
  const editor = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const isEditing = draft !== undefined
  const wasEditing = useRef(isEditing)

  // not for a text of before: a page that opens leaves the focus where it is
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    if (isEditing) focusEnd(field.current)
    // not away from another note that is being typed when a late answer comes. Safari gives a clicked button no focus
    else if (document.activeElement?.matches('body, #main')) editor.current?.focus()
  }, [isEditing])

  // it was saved while the parent was at another list
  const [last, setLast] = useState(note)
  if (note !== last) {
    setLast(note)
    if (draft?.text.trim() === note && !readNoteDraft(place)) setDraft(undefined)
  }

  function change(next: NoteDraft | undefined) {
    setDraft(next)
    keepNoteDraft(place, next)
  }

  if (isEditing) {
    return (
      <NoteForm
        place={place}
        activityName={activityName}
        note={note}
        draft={draft}
        field={field}
        onChange={change}
        onClose={() => change(undefined)}
      />
    )
  }
  return (
    <Line>
      {note && (
        <Words>
          <NotebookPen aria-hidden="true" size={17} />
          <span>{note}</span>
        </Words>
      )}
      <Changes>
        <Button
          ref={editor}
          variant="quiet"
          size="compact"
          icon={note ? undefined : <NotebookPen />}
          aria-label={`${note ? 'Edit note' : 'Add a note'} for ${activityName}`}
          onClick={() => setDraft({ text: note, seen: note })}
        >
          {note ? 'Edit note' : 'Add a note'}
        </Button>
      </Changes>
    </Line>
  )
}

type NoteFormProps = NoteProps & {
  draft: NoteDraft
  field: RefObject<HTMLTextAreaElement | null>
  onChange: (draft: NoteDraft) => void
  onClose: () => void
}

function NoteForm({ place, activityName, note: kept, draft, field, onChange, onClose }: NoteFormProps) {
  const write = useMutation(writeNote(useQueryClient(), place))
  const { text, seen } = draft
  const note = text.trim()
  const problem = tooLong(note, LONGEST_NOTE)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (write.isPending) return
    if (problem) return field.current?.focus()
    write.mutate({ note, seen: kept }, { onSuccess: onClose })
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextAreaField
        ref={field}
        label={`Note for ${activityName}`}
        hint={`Only you can see it. ${LONGEST_NOTE - note.length} characters left.`}
        error={problem}
        value={text}
        // a NUL that comes with what is pasted: the database cannot keep it
        onChange={(event) => onChange({ text: event.target.value.replace(/\0/g, ''), seen })}
        readOnly={write.isPending}
      />
      <Elsewhere role="status">
        {kept !== seen &&
          kept !== note &&
          (kept ? `Changed elsewhere meanwhile: \u201c${kept}\u201d` : 'Removed elsewhere meanwhile.')}
      </Elsewhere>
      <Ways>
        {/* not the field: a text that is being typed without a network is kept */}
        <Changes>
          <Button type="submit" size="compact" busy={write.isPending} busyLabel="Processing...">
            Save note
          </Button>
        </Changes>
        <Button variant="secondary" size="compact" disabled={write.isPending} onClick={onClose}>
          Cancel
        </Button>
      </Ways>
    </Form>
  )
}

/** Focuses a field with the cursor behind its text. */
function focusEnd(field: HTMLTextAreaElement | null) {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

const Line = styled.div`
  display: grid;
  justify-items: start;

  /* A quiet button has padding for its hover background. */
  button {
    margin-left: calc(-1 * ${theme.space[3]});
  }
`

const Words = styled.p`
  display: flex;
  gap: 7px;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: 12px 4px 12px 4px;
  background: ${theme.color.sunTint};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
  white-space: pre-line;

  > svg {
    flex: none;
    margin-top: 3px;
  }
`

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
`

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Elsewhere = styled.p`
  color: ${theme.color.inkSoft};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`
