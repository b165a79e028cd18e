import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CONTRACT, type RemoteModule, type RemoteProps } from './contract'
import { SharedRouter } from './SharedRouter'
import { keepServices } from './services'

/**
 * Turns a remote's <App/> into the lifecycles that the shell calls. `prepare` is for a remote whose pages come in
 * scripts of their own: the first is fetched before anything is drawn.
 *
 * There is no error boundary here on purpose: React takes the whole root down when nothing catches an
 * error and tells onUncaughtError, which is just what the shell wants to hear. Before the first commit
 * that rejects `mount`; later it calls `onError`. (single-spa-react never settles a mount whose first
 * render throws, so it is not used.)
 */
export function createRemote(App: ComponentType, prepare?: RemoteModule['prepare']): RemoteModule {
  // by container: a page that is left and entered again quickly has two roots for a moment
  const roots = new Map<HTMLElement, Root>()

  const draw = (props: RemoteProps) =>
    new Promise<void>((resolve, reject) => {
      let isMounted = false
      const current = createRoot(props.container, {
        // whoever catches an error says so
        onCaughtError: () => {},
        onUncaughtError: (error) => (isMounted ? props.onError(error) : reject(error)),
        identifierPrefix: `${props.name}-`,
      })
      roots.set(props.container, current)
      current.render(
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
        </QueryClientProvider>,
      )
    })

  return {
    contract: CONTRACT,
    prepare,
    async bootstrap({ services }) {
      keepServices(services)
    },
    async mount(props) {
      await prepare?.(props.services.history.getSnapshot().location.pathname)
      await draw(props)
    },
    async unmount({ container }) {
      roots.get(container)?.unmount()
      roots.delete(container)
    },
  }
}

function Committed({ onCommit, children }: { onCommit: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: says once that the first commit is on screen
  useEffect(onCommit, [])
  return children
}
