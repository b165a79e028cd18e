import { render, screen } from '@testing-library/react'
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from '../testing/hostileHtml'
import { Html, sanitise } from './Html'

async function draw(html: string) {
  const { container } = render(<Html html={await sanitise(html)} />)
  return container.firstElementChild ?? container
}

test.each(HOSTILE_TEXTS)('%s becomes %s', async (html, expected) => {
  expect((await draw(html)).innerHTML).toBe(expected)
})

test.each(HOSTILE_ADDRESSES)(
  'a link to "%s" leads to %s, in a new tab without a way back',
  async (href, expected) => {
    const link = (await draw(`<a href="${href}" target="_self" rel="opener">go</a>`)).querySelector('a')
    expect(link?.getAttribute('href') ?? null).toBe(expected)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    expect(link).toHaveAttribute('target', '_blank')
  },
)

test('a text is cut at 20,000 characters', async () => {
  const prose = await draw(`<p>${'a'.repeat(30_000)}</p>`)
  expect(prose.textContent).toHaveLength(20_000 - '<p>'.length)
})

test('headings are read from level three down', async () => {
  await draw('<h1>Getting there</h1>')
  expect(screen.getByRole('heading', { level: 3, name: 'Getting there' })).toBeVisible()
})
