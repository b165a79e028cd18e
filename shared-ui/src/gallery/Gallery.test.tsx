import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Gallery } from './Gallery'
import '../testing/testing'

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `/photo-${index + 1}.webp`,
    alt: `Illustration: view ${index + 1}`,
    caption: index === 1 ? 'The second one' : null,
  }))

async function draw(count: number) {
  render(<Gallery photos={photos(count)} title="Luna Park" />)
  if (count > 0) await screen.findByRole('button', { name: `View photo 1 of ${count}: Illustration: view 1` })
}

const thumbs = () => screen.queryAllByRole('button', { name: /^View photo/ })
const showAll = () => screen.queryByRole('button', { name: 'Show all photos' })
const lightbox = () => screen.queryByRole('dialog', { name: 'Photos of Luna Park' })
const shown = () => within(lightbox() as HTMLElement).queryByRole('img')

/** jsdom has no pointer events. */
function touch(target: HTMLElement, type: string, clientX = 0, clientY = 0) {
  const event = new MouseEvent(type, { clientX, clientY, bubbles: true })
  fireEvent(target, Object.assign(event, { isPrimary: true }))
}

async function open(count: number, thumb = 0) {
  await draw(count)
  await userEvent.click(thumbs()[thumb] as HTMLElement)
  await within(lightbox() as HTMLElement).findByText(`${thumb + 1} / ${count}`)
}

test('all of the gallery is shown at once, its first photo first', () => {
  render(<Gallery photos={photos(3)} title="Luna Park" />)
  expect(screen.getByAltText('Illustration: view 1')).toHaveAttribute('loading', 'eager')
  expect(thumbs()).toHaveLength(3)
})

test.each([
  [1, 1, false],
  [2, 2, false],
  [3, 3, false],
  [4, 3, true],
  [9, 3, true],
])('of %i photos %i are shown, and "Show all photos": %s', async (count, visible, hasMore) => {
  await draw(count)
  expect(thumbs()).toHaveLength(visible)
  expect(thumbs()[0]).toHaveAccessibleName(`View photo 1 of ${count}: Illustration: view 1`)
  expect(Boolean(showAll())).toBe(hasMore)
})

test('without photos there is a drawing, and nothing to open', async () => {
  await draw(0)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(document.querySelector('svg')).toBeVisible()
})

test('the first photo is fetched at once, the others when they are near', async () => {
  await draw(3)
  const [first, second] = screen.getAllByAltText(/Illustration/)
  expect(first).toHaveAttribute('loading', 'eager')
  expect(second).toHaveAttribute('loading', 'lazy')
})

test('a drawing replaces a photo that cannot be loaded, in the gallery and the lightbox', async () => {
  await open(2)
  for (const image of screen.getAllByAltText('Illustration: view 1')) fireEvent.error(image)
  expect(screen.queryByAltText('Illustration: view 1')).not.toBeInTheDocument()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown()).toHaveAttribute('src', '/photo-2.webp')
})

test('a photo opens the lightbox at itself, with its number and its caption', async () => {
  await open(9, 1)
  expect(shown()).toHaveAccessibleName('Illustration: view 2')
  const words = within(lightbox() as HTMLElement).getByText('2 / 9').parentElement
  expect(words).toHaveTextContent('The second one')
  expect(words).toHaveAttribute('aria-live', 'polite')
})

test('"Show all photos" opens the lightbox at the first', async () => {
  await draw(9)
  await userEvent.click(showAll() as HTMLElement)
  expect(await screen.findByText('1 / 9')).toBeVisible()
})

test.each([
  ['{ArrowRight}', '2 / 9'],
  ['{ArrowLeft}', '9 / 9'],
  ['{End}', '9 / 9'],
  ['{End}{ArrowRight}', '1 / 9'],
  ['{End}{Home}', '1 / 9'],
])('%s leads from the first photo to %s', async (keys, counter) => {
  await open(9)
  await userEvent.keyboard(keys)
  expect(screen.getByText(counter)).toBeVisible()
})

test('the buttons turn the pages', async () => {
  await open(3)
  await userEvent.click(screen.getByRole('button', { name: 'Next photo' }))
  expect(screen.getByText('2 / 3')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }))
  await userEvent.click(screen.getByRole('button', { name: 'Previous photo' }))
  expect(screen.getByText('3 / 3')).toBeVisible()
})

test.each([
  ['to the left', [200, 100], [120, 110], '2 / 3'],
  ['to the right', [100, 100], [180, 90], '3 / 3'],
  ['a little', [100, 100], [70, 100], '1 / 3'],
  ['downwards', [100, 100], [160, 220], '1 / 3'],
])('a swipe %s shows %s', async (_, [fromX, fromY], [toX, toY], counter) => {
  await open(3)
  const image = shown() as HTMLElement
  touch(image, 'pointerdown', fromX, fromY)
  touch(image, 'pointerup', toX, toY)
  expect(screen.getByText(counter)).toBeVisible()
})

test('a swipe does not drag the picture away, which Firefox would do', async () => {
  await open(3)
  const isDragged = fireEvent.dragStart(shown() as HTMLElement)
  expect(isDragged).toBe(false)
})

test('one photo has no buttons to turn with', async () => {
  await open(1)
  expect(screen.queryByRole('button', { name: 'Next photo' })).not.toBeInTheDocument()
})

test('the photos before and after are fetched ahead', async () => {
  const asked: string[] = []
  jest.spyOn(window, 'Image').mockImplementation(() => {
    const image = document.createElement('img')
    Object.defineProperty(image, 'src', { set: (src: string) => asked.push(src) })
    return image
  })
  await open(9)
  expect(asked).toEqual(['/photo-2.webp', '/photo-9.webp'])
  jest.restoreAllMocks()
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it, and the photo that opened it has the focus', async (_, close) => {
  await open(9, 2)
  act(() => screen.getByRole('button', { name: 'Close' }).focus())
  await close()
  await waitFor(() => expect(lightbox()).not.toBeInTheDocument())
  expect(thumbs()[2]).toHaveFocus()
})
