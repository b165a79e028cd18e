import { fireEvent, render, screen } from '@testing-library/react'
import { Button } from '../parts/Button'
import { EmptyState } from './EmptyState'

test('nothing to show is said with a way out', () => {
  render(
    <EmptyState title="No lists created yet" text="Group your ideas.">
      <Button>Create Your First List</Button>
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { name: 'No lists created yet' })).toBeVisible()
  expect(screen.getByText('Group your ideas.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Create Your First List' })).toBeVisible()
})

test('where it is the whole page, its title is the heading of the page, and the picture says nothing', () => {
  render(<EmptyState level={1} title="Page Not Found" picture="lost" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture that cannot be loaded leaves no frame', () => {
  render(<EmptyState title="Page Not Found" picture="lost" />)
  const picture = screen.getByAltText('')
  expect(picture).toBeVisible()
  fireEvent.error(picture)
  expect(picture).not.toBeVisible()
})
