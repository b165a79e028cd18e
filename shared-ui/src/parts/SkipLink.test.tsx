import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SkipLink } from './SkipLink'

test('the skip link is the first stop of the keyboard and leads to the main part, in the same entry of the history', async () => {
  render(
    <>
      <SkipLink />
      <a href="/">Home</a>
      <main id="main" tabIndex={-1} />
    </>,
  )
  const main = screen.getByRole('main')
  main.scrollIntoView = jest.fn() // jsdom lays nothing out
  await userEvent.tab()
  const link = screen.getByRole('link', { name: 'Skip to main content' })
  expect(link).toHaveFocus()
  expect(link).toHaveAttribute('href', '#main')

  await userEvent.keyboard('{Enter}')
  expect(main).toHaveFocus()
  expect(main.scrollIntoView).toHaveBeenCalled()
  expect(window.location.hash).toBe('')
})
