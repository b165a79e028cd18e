import type { RemoteModule, RemoteProps } from 'federation/contract'
import { withTimeout } from 'shared-auth'

/** How long a loaded remote may take to mount its page, in milliseconds. */
const MOUNT_TIMEOUT = 8000
/** How long a remote may take to unmount before its container is removed anyway, in milliseconds. */
const LEAVE_TIMEOUT = 3000

/** An application with the page that it draws. */
export type Stage = {
  name: string
  module: RemoteModule
  props: RemoteProps
  /** What it threw while it was not the current page: between first commit and end of `mount`, or while leaving. */
  error?: unknown
}

/** Makes a page active again that was about to leave. */
export function revive(stage: Stage): Stage {
  stage.props.container.inert = false
  return stage
}

/** Unmounts a remote. Resolves with its container, which can go then, also if `unmount` rejects or hangs. */
export async function takeDown({ name, module, props }: Stage): Promise<HTMLElement> {
  props.container.hidden = true
  try {
    await within(LEAVE_TIMEOUT, module.unmount(props))
  } catch (error) {
    console.warn(`The part "${name}" of the page did not leave cleanly:`, error)
  }
  return props.container
}

/** Rejects if a remote has not prepared or mounted its page in time. */
export const inMountTime = (mounting: Promise<void>) => within(MOUNT_TIMEOUT, mounting)

function within(time: number, promise: Promise<void>): Promise<void> {
  return withTimeout(promise, time, () => new Error(`It took longer than ${time / 1000} s`))
}
