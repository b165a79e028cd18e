import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { announce, announcement } from '../stores/announce'
import { Button, ButtonLink } from './Button'

test('a button is pressed with the mouse and the keyboard, and does not submit by itself', async () => {
  const onClick = jest.fn()
  const onSubmit = jest.fn()
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Search</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a busy button reads its busy words, keeps its focus, and submits nothing', async () => {
  const onSubmit = jest.fn((event) => event.preventDefault())
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} busyLabel="Logging in...">
        Log in
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const button = screen.getByRole('button', { name: 'Log in' })
  await userEvent.click(button)
  expect(onSubmit).toHaveBeenCalledTimes(1)

  rerender(form(true))
  expect(button).toHaveAccessibleName('Logging in...')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).toHaveFocus()
  expect(announcement.get()).toBe('Logging in')

  await userEvent.click(button)
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  rerender(form(false))
  expect(announcement.get()).toBe('')
})

test('a button that is no longer busy leaves a later announcement alone', () => {
  const button = (busy: boolean) => (
    <Button busy={busy} busyLabel="Processing...">
      Save
    </Button>
  )
  const { rerender } = render(button(true))
  announce('Note saved')
  rerender(button(false))
  expect(announcement.get()).toBe('Note saved')
})

test('a button link goes to a page of the site', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/activities">Explore Activities</ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Explore Activities' })).toHaveAttribute('href', '/activities')
})
