import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { keepServerSanitiser } from 'shared-ui'
import { RichText } from './RichText'

/** Renders a text as a server that makes this markup of it, and lets the browser take it over. */
function takeOver(html: string, markup: string) {
  const client = new QueryClient()
  const page = (text: string) => (
    <QueryClientProvider client={client}>
      <RichText html={text} />
    </QueryClientProvider>
  )
  const container = document.createElement('div')
  keepServerSanitiser(() => markup)
  container.innerHTML = renderToString(page(html))
  keepServerSanitiser(undefined)
  document.body.replaceChildren(container)
  const prose = container.firstElementChild
  const mismatches: unknown[] = []
  const onRecoverableError = (error: unknown) => mismatches.push(error)
  const { rerender } = render(page(html), { container, hydrate: true, onRecoverableError })
  const asked = () =>
    client
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.fetchStatus === 'fetching' || state.data !== undefined })
      .length
  return { prose, mismatches, asked, show: (text: string) => rerender(page(text)) }
}

test('the markup of a server stays, and no sanitiser is asked for it', async () => {
  const { prose, mismatches, asked } = takeOver('<p>Own text</p>', '<p>As <b>rendered</b></p>')
  await act(async () => {})
  expect(asked()).toBe(0)
  expect(prose).toBeInTheDocument()
  expect(prose).toContainHTML('<p>As <b>rendered</b></p>')
  expect(mismatches).toEqual([])
})

test('another text does not stand behind the markup of a server', async () => {
  const { show } = takeOver('<p>First</p>', '<p>As rendered</p>')
  show('<p>Second</p>')
  expect(screen.queryByText('As rendered')).not.toBeInTheDocument()
  expect(await screen.findByText('Second')).toBeVisible()
})
