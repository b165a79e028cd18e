import { createRemote } from 'federation/createRemote'
import { App } from './App'

/** The shell's own pages keep to the same contract as a remote, so that the outlet knows only one kind. */
export const { contract, bootstrap, mount, unmount } = createRemote(App)
