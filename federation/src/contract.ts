import type { QueryClient } from '@tanstack/react-query'
import type { Location, NavigationType, Navigator } from 'react-router-dom'

/**
 * The version of the contract between the shell and its remotes. A remote states the number that it was built for; the
 * shell does not mount a remote with another number. Raise it when a change would break a released remote in the new
 * shell, or a new remote in the released shell: also a change of what production builds call (build/shared.ts).
 */
export const CONTRACT = 2

/** The one history of the page. Every React root reads and writes it; no root creates its own. */
export type HistoryService = {
  /** Returns the same object until the location changes, as useSyncExternalStore requires. */
  getSnapshot(): { location: Location; action: NavigationType }
  /** Returns the first snapshot: that of the document. An older shell does not have this. */
  getInitialSnapshot?(): { location: Location; action: NavigationType }
  subscribe(listener: () => void): () => void
  navigator: Navigator
}

/** The services that the shell passes to every remote. */
export type ShellServices = {
  history: HistoryService
  queryClient: QueryClient
  /** Loads a fragment that another remote lends. Rejects when that remote cannot be loaded. */
  loadFragment<Name extends FragmentName>(name: Name): Promise<FragmentModule<Name>>
  /** Reports that a fragment has thrown while it was drawn. An older shell does not have this. */
  onFragmentError?(name: string, error: unknown): void
  /** The address of the style of maps, with tiles. Without it, and in an older shell, a map is a sketch. */
  mapStyle?: string
}

export type RemoteProps = {
  /** The registered name, one of `remoteNames` (build/packages.ts). */
  name: string
  container: HTMLElement
  services: ShellServices
  /** Whether a path belongs to this remote. A root that is leaving keeps its last own location. */
  owns(pathname: string): boolean
  /** The remote calls this once if it throws after `mount`. The shell unmounts it and shows an error. */
  onError(error: unknown): void
  /** Whether the container holds the page as a server has rendered it: then it is taken over. */
  isRendered?: boolean
  /** The remote calls this if the rendered page differs from what it draws; it has then drawn the page again. */
  onMismatch?(error: unknown): void
}

/** The module that a remote exposes as `./app`. */
export type RemoteModule = {
  contract: number
  /**
   * Loads what the page of a path still needs. Returns undefined if it can be rendered at once. Meanwhile the remote
   * keeps its current page on screen. Rejects when loading fails.
   */
  prepare?(pathname: string): Promise<void> | undefined
  /** Fetches what its pages need without a network, of what is not in the query client yet. An older remote has none. */
  keep?(queryClient: QueryClient): Promise<void>
  bootstrap(props: RemoteProps): Promise<void>
  /** Resolves after the first commit, rejects when the first render throws. */
  mount(props: RemoteProps): Promise<void>
  unmount(props: RemoteProps): Promise<void>
}

/** Every fragment that one remote lends to another, with its props. Both remotes depend on this type. */
export type Fragments = {
  /** The heart of an activity: shows whether it is saved and opens the save dialog. */
  'lists/SaveButton': {
    activityId: string
    activityName: string
    /** `card` is a round icon over the picture, `page` a labelled button. Their messages differ too. */
    place: 'card' | 'page'
    /** The activity's picture and place, for the dialog. Optional. */
    image?: { src: string; srcSet?: string } | null
    location?: string | null
  }
  /** "Add to calendar" on an activity's page. */
  'lists/CalendarButton': { activityId: string; activityName: string }
  /** The open dialog in which a visitor reports a problem with a listing. */
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
