import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { DeleteListDialog } from './DeleteListDialog'
import { ListDialog } from './ListDialog'

const RAINY = { id: 'l2', name: 'Rainy days', emoji: '🎨', shareToken: null, saved: [] }
const nothing = () => {}

// a list that is half made is kept
beforeEach(() => sessionStorage.clear())

test('the message at a long name follows what is typed, and the field has the focus', async () => {
  startAs(null)
  renderAt(
    '/',
    <ListDialog userId="mia" lists={[]} onClose={nothing} onDone={nothing} />,
    createQueryClient(),
  )
  const field = screen.getByLabelText('List name')
  await userEvent.click(field)
  await userEvent.paste('x'.repeat(101))
  await userEvent.click(screen.getByRole('button', { name: 'Create List' }))
  expect(field).toHaveAccessibleDescription('101 of 100 characters: please shorten it.')
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Backspace}')
  expect(field).toBeValid()
  expect(field).toHaveValue('x'.repeat(100))
})

// The session may end in another tab while a dialog is open.
test.each([
  [
    'create',
    'Create List',
    <ListDialog userId="mia" lists={[]} key="create" onClose={nothing} onDone={nothing} />,
  ],
  [
    'rename',
    'Save Changes',
    <ListDialog userId="mia" lists={[]} key="rename" list={RAINY} onClose={nothing} onDone={nothing} />,
  ],
  ['delete', 'Delete', <DeleteListDialog key="delete" list={RAINY} onClose={nothing} onDone={nothing} />],
])('somebody who is logged out cannot %s a list', async (verb, button, dialog) => {
  startAs(null)
  const requests = stubApi({})
  renderAt('/saved-listings', dialog, createQueryClient())

  if (verb === 'create') await userEvent.type(screen.getByLabelText('List name'), 'Weekend')
  await userEvent.click(screen.getByRole('button', { name: button }))

  expect(await screen.findByText('Authentication Error')).toBeVisible()
  expect(screen.getByText(`You must be logged in to ${verb} a list`, { exact: false })).toBeVisible()
  expect(requests).toHaveLength(0)
})
