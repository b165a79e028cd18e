import { render, screen } from '@testing-library/react'
import { lazyPage, PreparedPage } from './lazyPage'

const Zoo = () => <h1>Zoo</h1>

test('a page that was prepared is drawn at once', async () => {
  const page = lazyPage(async () => Zoo)
  await page.prepare()
  expect(page.prepare()).toBeUndefined()
  render(<PreparedPage page={page} />)
  expect(screen.getByRole('heading', { name: 'Zoo' })).toBeVisible()
})

test('a page that was not prepared is empty until its script is loaded', async () => {
  const { container } = render(<PreparedPage page={lazyPage(async () => Zoo)} />)
  expect(container).toBeEmptyDOMElement()
  expect(await screen.findByRole('heading', { name: 'Zoo' })).toBeVisible()
})

test('a page whose script arrives after the first render, before its effect, is drawn', async () => {
  // the render finds no page, and the effect nothing to wait for
  const answers = [undefined, Zoo, Zoo]
  const page = { prepare: () => undefined, component: () => answers.shift() }
  render(<PreparedPage page={page} />)
  expect(await screen.findByRole('heading', { name: 'Zoo' })).toBeVisible()
})

test('two calls load it once; a call after a failure loads it again', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue(Zoo)
  const page = lazyPage(load)
  const attempts = [page.prepare(), page.prepare()]
  expect(load).toHaveBeenCalledTimes(1)
  for (const attempt of attempts) await expect(attempt).rejects.toThrow('lost')
  await page.prepare()
  expect(load).toHaveBeenCalledTimes(2)
  expect(page.component()).toBe(Zoo)
})
