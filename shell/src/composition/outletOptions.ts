import type { RemoteModule, ShellServices } from 'federation/contract'
import type { Renewal } from './renewal'

/** What the outlet (outlet.ts) is given, and what it calls. */
export type OutletOptions = {
  services: ShellServices
  load(application: string): Promise<RemoteModule>
  owns(application: string, pathname: string): boolean
  /** Reloads the page when only another document can show it. */
  renewal: Renewal
  /** Called each time a page was shown or has failed: focus and scroll are set then. */
  onSettled(): void
  /** Called when an application could not be loaded or mounted, or has thrown on screen. */
  onFailure(application: string, error: unknown): void
  /** The first page, if a server has rendered it into the document. */
  rendered?: { application?: string; container?: HTMLElement }
  /** Called when that page differs from what the browser draws. */
  onMismatch(application: string, error: unknown): void
}
