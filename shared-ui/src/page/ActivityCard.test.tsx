import { fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { ActivityCard, type ActivityCardProps, ActivityCardSkeleton } from './ActivityCard'
import { CardGrid } from './CardGrid'

const zoo: ActivityCardProps = {
  to: '/activities/7/taronga-zoo-sydney',
  name: 'Taronga Zoo Sydney',
  location: 'Mosman',
  image: { src: '/zoo-960.webp', srcSet: '/zoo-480.webp 480w, /zoo-960.webp 960w', alt: 'Giraffes' },
  ageLabel: 'All',
  opening: 'Open 24 hours',
  tags: ['Wildlife', 'Ferry ride', 'Wildlife', 'Picnics', 'Views'],
}

function draw(props: Partial<ActivityCardProps> = {}) {
  return render(
    <MemoryRouter>
      <CardGrid label="Activities">
        <ActivityCard {...zoo} {...props} />
      </CardGrid>
    </MemoryRouter>,
  )
}

test('a card says what, where, when and for whom, and links by its name', () => {
  draw()
  const card = within(screen.getByRole('article'))
  const heading = card.getByRole('heading', { level: 3, name: 'Taronga Zoo Sydney' })
  expect(within(heading).getByRole('link')).toHaveAttribute('href', zoo.to)
  for (const text of ['Mosman', 'Open 24 hours', 'All']) expect(card.getByText(text)).toBeVisible()
})

test('all tags are there, each once', () => {
  draw()
  for (const tag of ['Wildlife', 'Ferry ride', 'Picnics', 'Views'])
    expect(screen.getByText(tag)).toBeVisible()
})

test('what decides stands below the hours, each icon with its text', () => {
  const facts = ['Free', 'Indoor'].map((label) => ({ label, icon: <svg aria-hidden="true" /> }))
  draw({ tags: [], facts })
  expect(screen.getByRole('article')).toHaveTextContent(/Open 24 hoursFreeIndoor$/)
  expect(screen.getByText('Free').querySelector('svg')).toBeInTheDocument()
})

test('the action is next to the link, not inside it', () => {
  draw({ action: <button type="button">Save</button> })
  expect(screen.getByRole('link')).not.toContainElement(screen.getByRole('button', { name: 'Save' }))
})

test('what is not known is left out', () => {
  draw({ location: null, opening: null, tags: [], image: null })
  expect(screen.getByRole('article')).toHaveTextContent(/^Taronga Zoo SydneyAll$/)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('a picture waits for the scroll, reserves its place and comes in the width that is needed', () => {
  draw()
  const image = screen.getByRole('img', { name: 'Giraffes' })
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveAttribute('srcset', zoo.image?.srcSet)
  expect(image).toHaveAttribute('sizes')
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('height', '640')
})

test('the first picture of a page is fetched at once', () => {
  draw({ priority: true })
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

test('the placeholder replaces a picture that failed before React listened', () => {
  const isComplete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  draw()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  isComplete.mockRestore()
})

test('the placeholder replaces a broken picture, and a new picture is loaded', () => {
  const { rerender } = draw()
  fireEvent.error(screen.getByRole('img'))
  expect(screen.queryByRole('img')).not.toBeInTheDocument()

  rerender(
    <MemoryRouter>
      <CardGrid label="Activities">
        <ActivityCard {...zoo} image={{ src: '/other.webp', alt: 'Koalas' }} />
      </CardGrid>
    </MemoryRouter>,
  )
  expect(screen.getByRole('img', { name: 'Koalas' })).toBeVisible()
})

test('a grid is a named list with an item for each card', () => {
  draw()
  expect(within(screen.getByRole('list', { name: 'Activities' })).getAllByRole('listitem')).toHaveLength(1)
})

test('a card that is loading says nothing', () => {
  render(<ActivityCardSkeleton />)
  expect(screen.queryByRole('article')).not.toBeInTheDocument()
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})
