import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { Committed } from './Committed'
import { CONTRACT, type RemoteModule, type RemoteProps } from './contract'
import { SharedRouter } from './SharedRouter'
import { keepServices } from './services'

/**
 * Turns a remote's <App/> into the lifecycles that the shell calls. A remote with lazy pages passes `prepare`: the
 * first page is loaded before the first render.
 *
 * There is deliberately no error boundary. React unmounts the whole root on an uncaught error and calls
 * onUncaughtError: before the first commit that rejects `mount`, later it calls `onError`. (single-spa-react is not
 * used: its mount never settles when the first render throws.)
 */
export function createRemote(
  App: ComponentType,
  prepare?: RemoteModule['prepare'],
  keep?: RemoteModule['keep'],
): RemoteModule {
  // keyed by container: a page that is left and opened again quickly has two roots for a moment
  const roots = new Map<HTMLElement, Root>()

  const draw = (props: RemoteProps) =>
    new Promise<void>((resolve, reject) => {
      let isMounted = false
      const options: RootOptions = {
        // the boundary that catches an error reports it
        onCaughtError: () => {},
        onUncaughtError: (error) => (isMounted ? props.onError(error) : reject(error)),
        onRecoverableError: (error) => props.onMismatch?.(error),
        identifierPrefix: `${props.name}-`,
      }
      const page = (
        <QueryClientProvider client={props.services.queryClient}>
          <Committed
            onCommit={() => {
              isMounted = true
              resolve()
            }}
          >
            <SharedRouter history={props.services.history} owns={props.owns} prepare={prepare}>
              <App />
            </SharedRouter>
          </Committed>
        </QueryClientProvider>
      )
      if (props.isRendered) {
        // as a transition React takes it over in slices
        startTransition(() => {
          roots.set(props.container, hydrateRoot(props.container, page, options))
        })
        return
      }
      const root = createRoot(props.container, options)
      roots.set(props.container, root)
      root.render(page)
    })

  return {
    contract: CONTRACT,
    prepare,
    keep,
    async bootstrap({ services }) {
      keepServices(services)
    },
    async mount(props) {
      const pathname = () => props.services.history.getSnapshot().location.pathname
      // the visitor may go on to another page while one is loading
      for (let path = ''; path !== pathname(); ) {
        path = pathname()
        if (props.owns(path)) await prepare?.(path)
      }
      await draw(props)
    },
    async unmount({ container }) {
      roots.get(container)?.unmount()
      roots.delete(container)
    },
  }
}
