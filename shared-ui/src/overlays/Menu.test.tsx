import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { paths } from '../site/paths'
import { renderAt } from '../testing/testing'
import { Menu } from './Menu'

const onRename = jest.fn()
const onDelete = jest.fn()

beforeEach(() => {
  onRename.mockClear()
  onDelete.mockClear()
  renderAt(
    '/saved-listings',
    <>
      <Menu
        label="Options for Rainy days"
        items={[
          { label: 'Rename', onSelect: onRename },
          { label: 'Share', to: paths.home },
          { label: 'Show all', onSelect: () => {} },
          { label: 'Delete', tone: 'danger', onSelect: onDelete },
        ]}
      />
      <button type="button">Next</button>
    </>,
  )
})

const button = () => screen.getByRole('button', { name: 'Options for Rainy days' })
const menu = () => screen.queryByRole('menu', { name: 'Options for Rainy days' })
const item = (name: string) => screen.getByRole('menuitem', { name })

test('the button says that it has a menu, and whether it is open', async () => {
  expect(button()).toHaveAttribute('aria-haspopup', 'menu')
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  expect(menu()).toHaveAttribute('id', button().getAttribute('aria-controls'))
  expect(item('Rename')).toHaveFocus()
  await userEvent.click(button())
  expect(menu()).not.toBeInTheDocument()
})

test.each([
  ['{Enter}', 'Rename'],
  [' ', 'Rename'],
  ['{ArrowDown}', 'Rename'],
  ['{ArrowUp}', 'Delete'],
  ['{ArrowDown}{ArrowDown}', 'Share'],
  ['{ArrowDown}{ArrowUp}', 'Delete'],
  ['{ArrowUp}{ArrowDown}', 'Rename'],
  ['{ArrowDown}{End}', 'Delete'],
  ['{ArrowUp}{Home}', 'Rename'],
  ['{ArrowDown}s', 'Share'],
  ['{ArrowDown}ss', 'Share'],
  ['{ArrowDown}sh', 'Share'],
  ['{ArrowDown}sho', 'Show all'],
  ['{ArrowUp}r', 'Rename'],
  ['{ArrowDown}x', 'Rename'],
])('the keys "%s" on the button lead to %s', async (keys, name) => {
  act(() => button().focus())
  await userEvent.keyboard(keys)
  expect(item(name)).toHaveFocus()
})

test('a letter after a pause begins another word', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(5000)
  act(() => button().focus())
  await userEvent.keyboard('{ArrowDown}s')
  expect(item('Share')).toHaveFocus()
  now.mockReturnValue(5501)
  await userEvent.keyboard('d')
  expect(item('Delete')).toHaveFocus()
  now.mockRestore()
})

test('it stays open while another window has the focus', async () => {
  await userEvent.click(button())
  fireEvent.focusOut(item('Rename'))
  expect(menu()).toBeVisible()
})

test('Escape closes and returns the focus', async () => {
  await userEvent.click(button())
  await userEvent.keyboard('{ArrowDown}{Escape}')
  expect(menu()).not.toBeInTheDocument()
  expect(button()).toHaveFocus()
})

test('Tab closes and moves to the element after the button', async () => {
  await userEvent.click(button())
  await userEvent.tab()
  expect(menu()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a press elsewhere closes', async () => {
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(menu()).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a chosen action runs once, after the focus is back on the button', async () => {
  onDelete.mockImplementation(() => expect(button()).toHaveFocus())
  await userEvent.click(button())
  await userEvent.click(item('Delete'))
  expect(onDelete).toHaveBeenCalledTimes(1)
  expect(menu()).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('the key "%s" chooses the focused item', async (key) => {
  await userEvent.click(button())
  await userEvent.keyboard(key)
  expect(onRename).toHaveBeenCalledTimes(1)
  expect(menu()).not.toBeInTheDocument()
})

test.each(['{Enter}', ' '])('the key "%s" follows a link of the menu', async (key) => {
  await userEvent.click(button())
  await userEvent.keyboard(`{ArrowDown}${key}`)
  expect(screen.getByLabelText('current url')).toHaveTextContent('/')
  expect(menu()).not.toBeInTheDocument()
})
