import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as React from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { Toasts } from '../overlays/Toasts'
import { announcement } from '../stores/announce'
import { toasts } from '../stores/toast'

export { consoleErrors } from './consoleErrors'
export { stubApi } from './stubApi'

/**
 * Renders an App at a URL like the shell: router, query client, toasts. A remote whose mutations have failure messages
 * passes the client of `federation/queryClient`; the default is a new one without retries. The URL is shown in an
 * element labelled "current url". Like the shell's router it changes pages without a transition.
 */
export function renderAt(url: string, app: React.ReactNode, queryClient = withoutRetries()) {
  toasts.set([])
  announcement.set('')
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[url]} useTransitions={false}>
        {app}
        <CurrentUrl />
        <Toasts settling={0} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return { ...view, queryClient }
}

/** Fills in a field at once, as from the clipboard: a page is drawn again for each letter that is typed. */
export async function fillField(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}

function withoutRetries() {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } })
}

function CurrentUrl() {
  const { pathname, search, hash } = useLocation()
  return (
    <p role="note" aria-label="current url">
      {pathname + search + hash}
    </p>
  )
}

// jsdom does not implement scrolling
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => {}

// jsdom has <dialog> but does not implement showModal
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
}

// React keeps a stack of each new element for its warnings, of up to 10,000 in a second: much of the time of tests that draw
// lists. The warnings name the component without it. The counter is React's own: without it this does nothing.
Object.defineProperty(
  Object(React).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE ?? {},
  'recentlyCreatedOwnerStacks',
  { get: () => 10_000, set() {} },
)
