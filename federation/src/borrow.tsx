import {
  Component,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { createStore } from 'shared-ui'
import styled from 'styled-components'
import { whenIdle } from './browser/whenIdle'
import { CONTRACT, type FragmentName, type Fragments } from './contract'
import { shellServices } from './services'

/** The pause before a failed fragment is loaded again, in ms. It doubles after each failure, up to LONGEST_PAUSE. */
const FIRST_PAUSE = 5_000
const LONGEST_PAUSE = 120_000
/** The shortest pause between two attempts, in ms, even if a sign (see `createLoan`) asks for an earlier one. */
const SHORTEST_PAUSE = 2_000
/** The click of a press comes within this time after its end, in ms, or not at all. */
const LATEST_CLICK = 500
const ENDS_OF_PRESS = ['click', 'pointerup', 'pointercancel']

type Borrowed<Name extends FragmentName> = ComponentType<Fragments[Name]>

/**
 * A component that another remote lends. While it loads, when it cannot be loaded and when it throws, the fallback is
 * rendered with the same props. The fallback must have the same size, so that the page does not shift. Loading is
 * retried for as long as a component uses the fragment, so it appears without a reload of the page. It begins when the
 * browser is idle, or when a pointer or the focus comes to the fallback: first the page is taken over. A click on a disabled
 * button of the fallback while it loads is repeated on the fragment's button. The element around it says whose it is.
 */
export function borrow<Name extends FragmentName>(
  name: Name,
  { fallback: Fallback }: { fallback: ComponentType<Fragments[Name]> },
): Borrowed<Name> {
  const loan = createLoan(name)

  // biome-ignore lint/correctness/noComponentHookFactories: called once per fragment, at module scope
  return function BorrowedFragment(props) {
    const Fragment = useSyncExternalStore(loan.subscribe, loan.get, nothing)
    const place = useRef<HTMLSpanElement>(null)
    /** The attempt during which the fallback was clicked. */
    const awaited = useRef(0)

    useEffect(() => {
      if (Fragment && awaited.current > 0 && awaited.current === loan.attempt())
        place.current?.querySelector('button')?.click()
      awaited.current = 0
    }, [Fragment])

    if (!Fragment) {
      const remember = ({ target }: MouseEvent) => {
        loan.hurry()
        const isInert = target instanceof Element && target.closest('button[aria-disabled=true]')
        awaited.current = isInert ? loan.attempt() : 0
      }
      return (
        <Mark onClick={remember} onPointerDown={loan.press} onPointerOver={loan.hurry} onFocus={loan.hurry}>
          <Fallback {...props} />
        </Mark>
      )
    }
    return (
      <FragmentBoundary name={name} fallback={<Fallback {...props} />}>
        <Mark ref={place} data-fragment={name}>
          <Fragment {...props} />
        </Mark>
      </FragmentBoundary>
    )
  }
}

/** It takes no part in the layout. */
const Mark = styled.span`
  display: contents;
`

/** A server borrows nothing: its markup has the fallback, and so has the first render over it. */
const nothing = () => undefined

/**
 * Loads a fragment once for all components that use it, the first time when the browser is idle. After a failure it waits,
 * longer each time. Three signs start an attempt at once: the page becomes visible, the network is back, another component
 * uses the fragment. A hidden page makes no attempts.
 */
function createLoan<Name extends FragmentName>(name: Name) {
  const fragment = createStore<Borrowed<Name> | undefined>(undefined, () => {
    isUsed = true
    document.addEventListener('visibilitychange', tryAgain)
    window.addEventListener('online', tryAgain)
    return () => {
      isUsed = false
      document.removeEventListener('visibilitychange', tryAgain)
      window.removeEventListener('online', tryAgain)
      clearTimeout(timer)
    }
  })
  let isUsed = false
  let isPlanned = false
  let isLoading = false
  let attempts = 0
  let failures = 0
  let lastTry = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Until a press on a fallback has ended: of a button that is replaced meanwhile the browser makes no click. */
  let pressed: Promise<void> | undefined

  function press() {
    pressed ??= new Promise((resolve) => {
      let isOver = false
      const end = ({ type }: Event) =>
        setTimeout(
          () => {
            if (isOver) return
            isOver = true
            for (const one of ENDS_OF_PRESS) document.removeEventListener(one, end, true)
            pressed = undefined
            resolve()
          },
          type === 'pointerup' ? LATEST_CLICK : 0,
        )
      for (const one of ENDS_OF_PRESS) document.addEventListener(one, end, true)
    })
  }

  async function attempt() {
    clearTimeout(timer)
    isLoading = true
    attempts++
    lastTry = Date.now()
    try {
      const module = await shellServices().loadFragment(name)
      if (module.contract !== CONTRACT) throw new Error(`${name} speaks contract ${module.contract}`)
      await pressed
      fragment.set(module.Fragment)
    } catch {
      if (isUsed) {
        timer = setTimeout(tryAgain, Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE))
        failures++
      }
    } finally {
      isLoading = false
    }
  }

  function tryAgain() {
    // the first time also without a network: the browser may have kept the fragment
    const isSeen = document.visibilityState === 'visible' && (navigator.onLine || attempts === 0)
    const isRested = Date.now() - lastTry >= SHORTEST_PAUSE
    if (!fragment.get() && !isLoading && isSeen && isRested) void attempt()
  }

  function plan() {
    if (isPlanned) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      if (isUsed) tryAgain()
    })
  }

  return {
    get: fragment.get,
    press,
    /** Begins the first attempt now. */
    hurry() {
      if (attempts === 0) tryAgain()
    },
    /** The number of the attempt that runs or has succeeded. 0 after a failure: an answer minutes later would surprise. */
    attempt: () => (isLoading || fragment.get() ? attempts : 0),
    subscribe(draw: () => void) {
      const stop = fragment.subscribe(draw)
      if (attempts > 0) tryAgain()
      else plan()
      return stop
    },
  }
}

/** The fragments whose failure was reported: a page of cards would report the same failure a dozen times. */
const failed = new Set<string>()

const logFailure = (name: string, error: unknown) => console.warn(`The fragment ${name} failed:`, error)

class FragmentBoundary extends Component<{ name: string; fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name } = this.props
    const { onFragmentError = logFailure } = shellServices()
    if (!failed.has(name)) onFragmentError(name, error)
    failed.add(name)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
