import { useMutation, useQueryClient } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { Fragment, useState } from 'react'
import { BackendError, getSession, type User, waitNotice } from 'shared-auth'
import { Button, Field, media, theme, toast } from 'shared-ui'
import styled from 'styled-components'
import { FormAlert } from '../forms/FormAlert'
import { TRY_AGAIN } from '../forms/failure'
import { nameProblem } from '../forms/nameProblem'
import { useSendForm } from '../forms/useSendForm'
import { saveUsername } from '../queries/profile'
import { ChangePasswordDialog } from './ChangePasswordDialog'
import { UnsavedGuard } from './UnsavedGuard'

const MISSING = 'Username is required'

type ProfileFormProps = {
  user: User
  /** The saved username, or the initial value of the field. */
  username: string
}

/** The user's data, with the fields that can be changed. */
export function ProfileForm({ user, username }: ProfileFormProps) {
  const { mutateAsync: save } = useMutation(saveUsername(useQueryClient(), user.id))
  const [isChangingPassword, setChangingPassword] = useState(false)
  const form = useSendForm({
    initial: { username },
    check: ({ username }) => ({ username: nameProblem(username, 'Enter a username') }),
    onInvalid: ({ username }) => toast.error(nameProblem(username, MISSING) ?? ''),
    send: handleSave,
  })

  // another device has changed it: what nobody has typed here follows
  const [known, setKnown] = useState(username)
  if (known !== username) {
    setKnown(username)
    if (form.values.username.trim() === known.trim()) form.set('username', username)
  }

  async function handleSave(values: { username: string }) {
    try {
      await save(values.username.trim())
    } catch (error) {
      // the end of a session has a message of its own
      if (getSession().status === 'signedIn') {
        const reason = error instanceof BackendError ? error.message : undefined
        toast.error('Failed to update profile', waitNotice(error) ?? reason)
      }
      return TRY_AGAIN
    }
    toast.success('Profile updated successfully!')
  }

  return (
    <Panel>
      <Person>
        <Initial aria-hidden="true">{initialOf(username || user.email)}</Initial>
        <Names>
          <h2>{username || user.email}</h2>
          <p>{breakable(user.email)}</p>
        </Names>
      </Person>
      <UnsavedGuard isDirty={form.values.username.trim() !== username.trim()} />
      <Form noValidate onSubmit={form.handleSubmit}>
        <Field {...form.field('username')} label="Username" autoComplete="nickname" />
        <Field label="Email" type="email" value={user.email} readOnly hint="Email cannot be changed." />
        {form.failure && <FormAlert {...form.failure} />}
        <Actions>
          <Button type="submit" busy={form.isBusy} busyLabel="Saving...">
            Save Changes
          </Button>
          <Button variant="secondary" icon={<KeyRound />} onClick={() => setChangingPassword(true)}>
            Change Password
          </Button>
        </Actions>
      </Form>
      {isChangingPassword && (
        <ChangePasswordDialog email={user.email} onClose={() => setChangingPassword(false)} />
      )}
    </Panel>
  )
}

/** Adds line break opportunities to a long address after its @ and dots, not inside a word. */
function breakable(email: string) {
  return email.split(/(?<=[@.])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, whose order never changes
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ))
}

/** Returns the first visible character, which may be an emoji of several code points. Firefox 115 shows one of them. */
function initialOf(name: string): string {
  const { Segmenter } = Intl as Partial<typeof Intl>
  const [first = ''] = Segmenter
    ? Array.from(new Segmenter('en-AU', { granularity: 'grapheme' }).segment(name), ({ segment }) => segment)
    : name
  return first.toLocaleUpperCase('en-AU')
}

const Panel = styled.section`
  display: grid;
  /* no wider than the page, however long a name without a space is */
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow[1]};

  ${media.phone} {
    padding: ${theme.space[5]};
  }
`

const Person = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  align-items: center;

  ${media.phone} {
    gap: ${theme.space[4]};
  }
`

const Initial = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 84px;
  height: 84px;
  border-radius: ${theme.radius.leaf};
  background: ${theme.color.sun};
  color: ${theme.color.onSun};
  font: ${theme.weight.display} 2.25rem / 1 ${theme.font.display};

  ${media.phone} {
    width: 64px;
    height: 64px;
    font-size: 1.75rem;
  }
`

const Names = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;

  > p {
    color: ${theme.color.inkSoft};
  }
`

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`

/* The most common action is first in the document; on wide screens it is on the right. */
const Actions = styled.div`
  display: flex;
  flex-flow: row-reverse wrap;
  gap: ${theme.space[3]};
  justify-content: space-between;
  padding-top: ${theme.space[2]};

  ${media.phone} {
    > * {
      flex-grow: 1;
    }
  }
`
