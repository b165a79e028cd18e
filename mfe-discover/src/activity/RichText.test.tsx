import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
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
  return { prose, mismatches, show: (text: string) => rerender(page(text)) }
}

test('the markup of a server stays until the sanitiser has its own, in the same element', async () => {
  const { prose, mismatches } = takeOver('<p>Own text</p>', '<p>As <b>rendered</b></p>')
  expect(prose).toBeInTheDocument()
  expect(prose).toContainHTML('<p>As <b>rendered</b></p>')
  expect(await screen.findByText('Own text')).toBeVisible()
  expect(prose).toContainElement(screen.getByText('Own text'))
  expect(screen.queryByText('rendered')).not.toBeInTheDocument()
  expect(mismatches).toEqual([])
})

test('another text does not stand behind the markup of a server', async () => {
  const { show } = takeOver('<p>First</p>', '<p>As rendered</p>')
  show('<p>Second</p>')
  expect(screen.queryByText('As rendered')).not.toBeInTheDocument()
  expect(await screen.findByText('Second')).toBeVisible()
})
