import { waitFor } from '@testing-library/dom'
import { CONTRACT, type RemoteModule, type RemoteProps } from '../contract'
import { propsFor } from './propsFor'

type RemoteUnderTest = {
  /** The registered name. */
  name: string
  /** Stubs the network and the session for the page. */
  begin?(): void
  /** A page of the remote that anybody may open. */
  path: string
  /** Its heading. */
  heading: string
  /** A stand-in of the shell's tests draws without a router, so it cannot break as a page does. */
  isStandIn?: boolean
}

/**
 * What the shell expects of every remote (RemoteModule in contract.ts). Each remote runs it against the module that it
 * releases, the shell against its own pages and against the stand-in of its tests.
 */
export function describeRemote(
  load: () => RemoteModule,
  { name, begin, path, heading, isStandIn }: RemoteUnderTest,
) {
  describe(`${name}: what the shell expects of a remote`, () => {
    beforeEach(() => {
      // React renders on its own, as in the browser; testing-library for React asks for `act`
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
      window.history.replaceState(null, '', path)
      begin?.()
    })
    afterEach(() => document.body.replaceChildren())

    /** Mounts it as the shell's outlet does. */
    async function open(props = propsFor(name)) {
      const remote = load()
      await remote.bootstrap(props)
      await remote.mount(props)
      return { remote, props }
    }
    const shown = ({ container }: RemoteProps) => waitFor(() => expect(container).toHaveTextContent(heading))

    test('it states the contract number', () => {
      expect(load().contract).toBe(CONTRACT)
    })

    test('mount resolves when the page has drawn something', async () => {
      const { props } = await open()
      expect(props.container).not.toBeEmptyDOMElement()
      await shown(props)
      expect(props.onError).not.toHaveBeenCalled()
    })

    test('unmount leaves an empty container, and once more does no harm', async () => {
      const { remote, props } = await open()
      await remote.unmount(props)
      expect(props.container).toBeEmptyDOMElement()
      await expect(remote.unmount(props)).resolves.toBeUndefined()
    })

    test('it can be mounted again, also before the page that is left has gone', async () => {
      const { remote, props: old } = await open()
      const fresh = propsFor(name)
      await remote.mount(fresh)
      await remote.unmount(old)
      await shown(fresh)
      expect(old.container).toBeEmptyDOMElement()
    })

    test('prepare says nothing more once the page can be drawn', async () => {
      const remote = load()
      await remote.prepare?.(path)
      expect(remote.prepare?.(path)).toBeUndefined()
    })

    if (isStandIn) return

    test('a first render that throws rejects mount, and is not reported a second time', async () => {
      const props = breakable(propsFor(name))
      props.break()
      const remote = load()
      await remote.bootstrap(props)
      await expect(remote.mount(props)).rejects.toThrow(BROKEN)
      expect(props.onError).not.toHaveBeenCalled()
      expect(props.container).toBeEmptyDOMElement()
    })

    test('a later throw reaches onError once, and the container is empty', async () => {
      const props = breakable(propsFor(name))
      await open(props)
      const { navigator } = props.services.history
      props.break()
      navigator.push(`${path}?more`)
      await waitFor(() => expect(props.onError).toHaveBeenCalled())
      expect(props.onError).toHaveBeenCalledTimes(1)
      expect(props.onError).toHaveBeenCalledWith(new Error(BROKEN))
      expect(props.container).toBeEmptyDOMElement()
    })
  })
}

const BROKEN = 'Broken on purpose'

/** Props with a history whose navigator throws once `break` was called: every page reads it while it renders. */
function breakable({ services, ...props }: RemoteProps): RemoteProps & { break(): void } {
  let isBroken = false
  const { history } = services
  return {
    ...props,
    services: {
      ...services,
      history: {
        ...history,
        get navigator() {
          if (isBroken) throw new Error(BROKEN)
          return history.navigator
        },
      },
    },
    break() {
      isBroken = true
    },
  }
}
