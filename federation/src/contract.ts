import type { QueryClient } from '@tanstack/react-query'
import type { Location, NavigationType, Navigator } from 'react-router-dom'

/**
 * The contract between the shell and its remotes. A remote states the number that it was built
 * against; the shell refuses any other number before it mounts anything. Raise it whenever a
 * change here would break a remote that is already released.
 */
export const CONTRACT = 1

/** The one history of the page. Every React root reads and writes it, none makes its own. */
export type HistoryService = {
  /** The same object until the location changes, as useSyncExternalStore needs it. */
  getSnapshot(): { location: Location; action: NavigationType }
  subscribe(listener: () => void): () => void
  navigator: Navigator
}

/** What the shell hands to every remote. */
export type ShellServices = {
  history: HistoryService
  queryClient: QueryClient
  /** Loads a fragment that another remote lends. Rejects when that remote cannot be loaded. */
  loadFragment<Name extends FragmentName>(name: Name): Promise<FragmentModule<Name>>
}

export type RemoteProps = {
  /** The registered name: discover, account, lists, submissions. */
  name: string
  container: HTMLElement
  services: ShellServices
  /** Whether a path belongs to this remote; a root that is leaving keeps its last own location. */
  owns(pathname: string): boolean
  /** Called once when the remote throws after it was mounted: the shell takes it down and says so. */
  onError(error: unknown): void
}

/** What a remote exposes as `./app`. */
export type RemoteModule = {
  contract: number
  /**
   * Fetches what the page of a path still lacks; undefined when it can be drawn at once. The remote stays on the
   * page it shows until then. Rejects when it cannot be loaded.
   */
  prepare?(pathname: string): Promise<void> | undefined
  bootstrap(props: RemoteProps): Promise<void>
  /** Resolves after the first commit, rejects when the first render throws. */
  mount(props: RemoteProps): Promise<void>
  unmount(props: RemoteProps): Promise<void>
}

/** Every fragment that one remote lends to another, with its props. Lender and borrower both rely on it. */
export type Fragments = {
  /** The heart of an activity: shows whether it is saved and opens the save dialog. */
  'lists/SaveButton': {
    activityId: string
    activityName: string
    /** `card` is a round icon over the picture, `page` a labelled button. Their messages differ too. */
    place: 'card' | 'page'
    /** What the activity looks like and where it is, for the dialog; it does without. */
    image?: { src: string; srcSet?: string } | null
    location?: string | null
  }
  /** "Add to calendar" on an activity's page. */
  'lists/CalendarButton': { activityId: string; activityName: string }
  /** The open dialog in which a visitor says what is wrong with a listing. */
  'submissions/ReportProblem': {
    activityId: string
    activityName: string
    onClose(): void
  }
}

export type FragmentName = keyof Fragments
export type FragmentModule<Name extends FragmentName> = {
  contract: number
  Fragment: React.ComponentType<Fragments[Name]>
}
