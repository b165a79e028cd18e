import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast, toasts } from '../stores/toast'
import { ErrorNotice } from './ErrorNotice'

test('a failure is announced and can be tried again', async () => {
  const onRetry = jest.fn()
  render(
    <ErrorNotice title="We couldn't load activities" message="Check your connection." onRetry={onRetry} />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Check your connection.')
  expect(screen.getByRole('heading', { name: "We couldn't load activities" })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

test.each(['main', 'dialog'] as const)(
  'in a %s trying again takes its toast away, and leaves the focus there',
  async (Part) => {
    toast.error('Failed to load your lists')
    const page = (hasFailed: boolean) => (
      <Part tabIndex={-1} {...(Part === 'dialog' && { open: true })}>
        {hasFailed && <ErrorNotice title="We couldn't load" onRetry={() => {}} />}
      </Part>
    )
    const { rerender } = render(page(true))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(toasts.get()).toEqual([])
    rerender(page(false))
    expect(screen.getByRole(Part)).toHaveFocus()
  },
)

test('a notice that goes without the focus leaves it where it is', () => {
  const page = (hasFailed: boolean) => (
    <main tabIndex={-1}>
      <input />
      {hasFailed && <ErrorNotice title="We couldn't load" onRetry={() => {}} />}
    </main>
  )
  const { rerender } = render(page(true))
  screen.getByRole('textbox').focus()
  rerender(page(false))
  expect(screen.getByRole('textbox')).toHaveFocus()
})

test('without a way to try again there is no button', () => {
  render(<ErrorNotice title="Invalid password reset link" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('in a row it says the same, without a heading', async () => {
  const onRetry = jest.fn()
  render(<ErrorNotice look="row" title="We couldn't load more." onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent("We couldn't load more.")
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
