import { Component, type ComponentType, type ReactNode, useSyncExternalStore } from 'react'
import { CONTRACT, type FragmentName, type Fragments } from './contract'
import { shellServices } from './services'

/** The pause before a fragment that could not be loaded is asked for again, in ms; it doubles up to the longest. */
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 120_000
/** However many signs there are that it may be back, it is not asked for sooner than this, in ms. */
const SHORTEST_PAUSE = 2_000

type Borrowed<Name extends FragmentName> = ComponentType<Fragments[Name]>

/**
 * A component that another remote lends. Until it is there, when it cannot be loaded and when it
 * throws, the fallback stands in its place with the same props: give it the same size, and the page never
 * moves or fails. A fragment that could not be loaded is tried again for as long as it is wanted, so that it
 * comes alive without a reload.
 */
export function borrow<Name extends FragmentName>(
  name: Name,
  { fallback: Fallback }: { fallback: ComponentType<Fragments[Name]> },
): Borrowed<Name> {
  const loan = createLoan(name)

  // biome-ignore lint/correctness/noComponentHookFactories: called once per fragment, at module scope
  return function BorrowedFragment(props) {
    const Fragment = useSyncExternalStore(loan.subscribe, loan.get, loan.get)
    if (!Fragment) return <Fallback {...props} />
    return (
      <FragmentBoundary name={name} fallback={<Fallback {...props} />}>
        <Fragment {...props} />
      </FragmentBoundary>
    )
  }
}

/**
 * Loads a fragment once for all places that show it. After a failure it waits, longer each time, and not at all
 * when there is a sign that it may be back: the page is looked at again, the network is back, another place
 * wants it (a page was opened). A page that nobody looks at asks for nothing.
 */
function createLoan<Name extends FragmentName>(name: Name) {
  const places = new Set<() => void>()
  let loaded: Borrowed<Name> | undefined
  let isLoading = false
  let failures = 0
  let lastTry = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  async function attempt() {
    clearTimeout(timer)
    isLoading = true
    lastTry = Date.now()
    try {
      const module = await shellServices().loadFragment(name)
      if (module.contract !== CONTRACT) throw new Error(`${name} speaks contract ${module.contract}`)
      loaded = module.Fragment
      for (const draw of places) draw()
    } catch {
      if (places.size > 0) {
        timer = setTimeout(tryAgain, Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE))
        failures++
      }
    } finally {
      isLoading = false
    }
  }

  function tryAgain() {
    const isSeen = document.visibilityState === 'visible' && navigator.onLine
    const isRested = Date.now() - lastTry >= SHORTEST_PAUSE
    if (!loaded && !isLoading && isSeen && isRested) void attempt()
  }

  return {
    get: () => loaded,
    subscribe(draw: () => void) {
      places.add(draw)
      if (places.size === 1) {
        document.addEventListener('visibilitychange', tryAgain)
        window.addEventListener('online', tryAgain)
      }
      tryAgain()
      return () => {
        places.delete(draw)
        if (places.size > 0) return
        document.removeEventListener('visibilitychange', tryAgain)
        window.removeEventListener('online', tryAgain)
        clearTimeout(timer)
      }
    },
  }
}

/** Those that have been told of: a page of cards would say the same a dozen times. */
const failed = new Set<string>()

class FragmentBoundary extends Component<{ name: string; fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props
    if (!failed.has(name)) console.warn(`The fragment ${name} failed:`, error)
    failed.add(name)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
