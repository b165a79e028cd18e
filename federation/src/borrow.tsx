import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { CONTRACT, type FragmentName, type Fragments } from './contract'
import { shellServices } from './services'

/** How long to wait before a fragment that could not be loaded is asked for again, in milliseconds. */
const RETRY_AFTER = 10_000

type Borrowed<Name extends FragmentName> = ComponentType<Fragments[Name]>

/**
 * A component that another remote lends. Until it is there, when it cannot be loaded and when it
 * throws, the fallback stands in its place: give it the same size, and the page never moves or fails.
 * A fragment that could not be loaded is tried again, so that it comes alive without a reload.
 */
export function borrow<Name extends FragmentName>(
  name: Name,
  { fallback }: { fallback: ReactNode },
): Borrowed<Name> {
  let loaded: Borrowed<Name> | undefined
  let loading: Promise<Borrowed<Name>> | undefined

  const load = () => {
    // inside the promise, so that a page which no shell has started (a test) shows the fallback too
    loading ??= Promise.resolve()
      .then(() => shellServices().loadFragment(name))
      .then((module) => {
        if (module.contract !== CONTRACT) throw new Error(`${name} speaks contract ${module.contract}`)
        loaded = module.Fragment
        return module.Fragment
      })
      .finally(() => {
        loading = undefined
      })
    return loading
  }

  // biome-ignore lint/correctness/noComponentHookFactories: called once per fragment, at module scope
  return function BorrowedFragment(props) {
    const [Fragment, setFragment] = useState<Borrowed<Name> | undefined>(() => loaded)

    useEffect(() => {
      if (Fragment) return
      let timer: ReturnType<typeof setTimeout> | undefined
      let isGone = false
      const attempt = () => {
        load().then(
          (component) => !isGone && setFragment(() => component),
          () => {
            if (!isGone) timer = setTimeout(attempt, RETRY_AFTER)
          },
        )
      }
      attempt()
      return () => {
        isGone = true
        clearTimeout(timer)
      }
    }, [Fragment])

    if (!Fragment) return fallback
    return (
      <FragmentBoundary name={name} fallback={fallback}>
        <Fragment {...props} />
      </FragmentBoundary>
    )
  }
}

class FragmentBoundary extends Component<{ name: string; fallback: ReactNode; children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.warn(`The fragment ${this.props.name} failed:`, error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
